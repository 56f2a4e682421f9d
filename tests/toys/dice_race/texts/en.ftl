game-title = Dice Race
game-summary = The first at the end wins.

name-red = Red
name-blue = Blue
name-green = Green
name-token_ = Token { $rest }
name-run = Run
name-dig = Dig

prompt-advance = Do you run or dig?

ran = { $seat } runs { $die } steps.
dug = { $seat } digs up { $token }.

refused-run-or-dig = Run or dig.
refused-empty-bag = The bag is empty.

result-first-at-the-end = The first at the end wins.

label-steps = Steps
label-bag = Bag

request-die-run = { $seat }: how far, 1–{ $most } >
request-draw-bag = Which token? >
