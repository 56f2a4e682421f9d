"""`make fit GAME=…`: the weights of a game's bot, fitted to how its games with itself end."""

import os

# The order of a sum must not depend on how many cores there are. It counts before numpy is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
