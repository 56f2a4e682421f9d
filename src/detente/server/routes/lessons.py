"""The lessons of a game."""

from typing import Final

from litestar.params import FromPath, JSONBody

from detente.lessons import follow, lesson, lessons
from detente.server import limits
from detente.server.messages import LessonInfo, LessonMoves, LessonState
from detente.server.routes.dependencies import TheClient, get, post
from detente.stories import moments_of


@get("/games/{game:str}/lessons", sync_to_thread=False)
def list_lessons(client: TheClient, game: FromPath[str]) -> list[LessonInfo]:
    """List the lessons of a game in their order."""
    return [LessonInfo(it.id, it.start.seat_name(it.seat), len(it.steps)) for it in lessons(game)]


@post("/lessons/{game:str}/{lesson_id:str}", status_code=200, sync_to_thread=False)
def play_lesson(
    client: TheClient, game: FromPath[str], lesson_id: FromPath[str], data: JSONBody[LessonMoves]
) -> LessonState:
    """Show where your moves in a lesson lead; nothing of it is stored."""
    taught = lesson(game, lesson_id)
    progress = follow(taught, [move[: limits.LONGEST_ID] for move in data.moves])
    done = progress.step == len(taught.steps)
    state = progress.state
    latest = state.events(taught.seat, progress.since)
    return LessonState(
        say=taught.message("end" if done else progress.step + 1),
        step=progress.step,
        steps=len(taught.steps),
        done=done,
        expect=[] if done else list(taught.steps[progress.step].expect),
        wrong=progress.wrong,
        events_from=progress.since,
        view=state.view(taught.seat),
        events=state.events(taught.seat),
        moments=moments_of(game, latest),
    )


HANDLERS: Final = [list_lessons, play_lesson]
