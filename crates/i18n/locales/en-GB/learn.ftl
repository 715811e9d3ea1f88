### Learning in the browser: the list of lessons, what stands beside the board, and the sentences of
### each lesson, one for each step. A sentence says what is to be seen or done.

## The list, and what stands beside the board.

learn-title = Learn
learn-lead = Short lessons on the real board. Begin with the first game.
learn-then = And after that:
learn-to-puzzles = solve puzzles
learn-done = Done
learn-next = Next
learn-back = Back
learn-step = Step { $at } of { $steps }
learn-not-yet = Not yet. Read the sentence once more and try another way.
learn-well-done = Well done!
# $next is the name of the button, “Next”.
learn-well-done-next = Well done! Go on with “{ $next }”.
# Somebody closed the mill and took another stone than the one that was asked for, on $place.
learn-other-stone = The mill is closed. Now take the stone on { $place }: the lesson goes on with that one.
learn-end = End of the lesson
learn-finished = That was the whole lesson.
learn-next-lesson = Next: { $title }
learn-play = Play it yourself
learn-all = All lessons

## Errors: what the server does not understand about puzzles and lessons.

error-unknown-puzzle = There is no such puzzle.
error-unknown-lesson = There is no such lesson.
error-unknown-step = The lesson has no such step.
error-unknown-choice = There are no such puzzles.
error-too-many-turns = No puzzle has so many turns.
error-no-such-turn = That turn cannot be played here.

## The first game, turn by turn; you play White.

lesson-first-game = The first game
lesson-first-game-about = Place, move, capture, win: step by step.
lesson-first-game-hello = Each side has nine stones in hand, and you play White. Three in a row are a mill, and whoever closes one takes a stone.
lesson-first-game-first = Put your first stone on the crossing d6: four ways lead from there.
lesson-first-game-second = Put the next one on f6, then only b6 is missing for a mill.
lesson-first-game-blocked = Black has seen it and taken b6. That is how a mill is stopped: by taking the point it still needs.
lesson-first-game-third = Place on f4. Together with f6 it threatens f2.
lesson-first-game-fourth = Stopped again. Place on e4 beside it: now g4 is threatened.
lesson-first-game-fifth = Place on d5. Through d6 it threatens d7, and your stones gather in the middle.
lesson-first-game-double = Now e5! It threatens two mills at once, at c5 and at e3, and Black can stop only one.
lesson-first-game-close = Close the mill with e3 and take the stone on g4, for it stands in the way of your stones e4 and f4.
lesson-first-game-later = Some turns later: all stones are placed, and from now on they move along the lines to the next point.
lesson-first-game-open = Your mill at the top is closed. Open it: move d7 to d6.
lesson-first-game-shut = And back to d7. The mill closes again, and you take a stone of your choice.
lesson-first-game-last = Some turns later Black has only three stones left and may jump to any empty point. But it is your turn: close the mill once more, from d6 to d7, and two remain.
lesson-first-game-end = With two stones no mill can ever be made: you have won!

## The mill.

lesson-mill = The mill
lesson-mill-about = Three in a row, and what they are worth.
lesson-mill-what = Three stones of your own on a drawn line are a mill. Here only f6 is missing.
lesson-mill-close = Place on f6 and take one of the two black stones, whichever you like.
lesson-mill-safe = Stones in a mill are safe. Close your mill: you may only take the one that stands alone.
lesson-mill-open = A mill can be opened and closed again. Move d7 to d6; nobody can get into the gap.
lesson-mill-again = Now back to d7, and you take another stone. That way a mill captures every second turn.
lesson-mill-early = But take care: a mill made too early often hurts its owner, whose stones then stand together and cannot stir.

## The running mill.

lesson-running-mill = The running mill
lesson-running-mill-about = Five stones that capture with every turn.
lesson-running-mill-five = Five stones, two mills, one stone that belongs to both: the one on d6. That is a running mill.
lesson-running-mill-to = Move d6 to d7: the lower mill opens, the upper one closes. Take a stone.
lesson-running-mill-fro = And back: move d7 to d6 and take the next.
lesson-running-mill-why = A mill captures every second turn, a running mill every turn. It usually wins; only who flies already can still jump into the gap.
lesson-running-mill-build = To finish, build one yourself: move d5 to d6, which closes a mill, and d7 is waiting. Take a stone.

## Stopping and shutting in.

lesson-blocking = Blocking
lesson-blocking-about = Stop mills, and shut stones in.
lesson-blocking-stop = Black threatens a mill. Place so that Black cannot close one with the next turn.
lesson-blocking-between = While placing, every second thought belongs to the other side: where is only one stone missing?
lesson-blocking-no-way-out = Whoever cannot move has lost. One turn shuts all black stones in.
lesson-blocking-seven-four = That is also how seven beat four: encircle them as long as the four are kept from forming a mill.

## Flying.

lesson-flying = Flying
lesson-flying-about = With three stones you get anywhere.
lesson-flying-three = White has three stones left and may fly: to any free point.
lesson-flying-fly = Fly from f2 to g7, close the mill and take a stone.
lesson-flying-caution = So do not take the fourth-last stone before you have an open mill ready. Four against three is drawn most of the time.

## The crossings.

lesson-crossings = The crossings
lesson-crossings-about = Four points where everything meets.
lesson-crossings-four = d6, f4, d2 and b4 have four neighbours; all other points have two or three.
lesson-crossings-take-one = Put your first stone on one of the four crossings.
lesson-crossings-two = Black has taken d2. Make sure of a second crossing.
lesson-crossings-truth = Some leaflets promise White a mill with the fourth or fifth stone. Against the best defence that is not so: from a corner it takes the sixth, from a midpoint the seventh.

## Draughts: capturing and crowning.

lesson-captures = Capturing and crowning
lesson-captures-about = You must capture, again and again; and the king.
lesson-captures-must = Men move diagonally forwards. If a black one stands in the way and the square behind it is free, you must capture.
lesson-captures-jump = Capture the black man: jump from 22 to 15.
lesson-captures-chain = If the jump can go on, it does. Take both: 22, 15, 6.
lesson-captures-crown = On the last row a man becomes a king. Move there from 6.
lesson-captures-back = A king moves and captures backwards too. Take both men from 2.

## Wolf and Sheep.

lesson-wolf = The wolf breaks through
lesson-wolf-about = One gap is enough for it; without a gap it is lost.
lesson-wolf-gap = The wolf wants to get past the sheep. Between c3 and g3 there is a gap.
lesson-wolf-into = You are the wolf. Go into the gap: f4 to e3.
lesson-wolf-on = A sheep stands in the way. Step aside to f2.
lesson-wolf-through = No sheep is behind you any more. Run to the last row!
lesson-wolf-line = Now you are the sheep. They only go forwards, so the line must stay closed.
lesson-wolf-shut = Only one turn keeps the line: f4 to g5.
lesson-wolf-behind = And now move up from behind: e3 to f4.
lesson-wolf-truth = Without a mistake the sheep always catch the wolf; it takes up to 44 turns of both sides.

## Solitaire.

lesson-solitaire = The first solution
lesson-solitaire-about = A cross of six pegs, five jumps.
lesson-solitaire-cross = A peg jumps over its neighbour into a free hole, and the neighbour goes. One should be left, in the centre.
lesson-solitaire-aside = The trick is to put one peg aside first: d5 jumps to f5.
lesson-solitaire-up = Move up from below: d3 to d5.
lesson-solitaire-over = Straight across: c5 to e5.
lesson-solitaire-home = The one put aside comes back: f5 to d5.
lesson-solitaire-last = One more jump, into the centre!
lesson-solitaire-truth = That is how it begins. The whole board of 32 pegs can be solved in 18 moves, if the jumps of one peg count together.
