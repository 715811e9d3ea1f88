### American English: only what differs from en-GB, which says everything else.
### In checkers the plain piece is a "checker", capturing is "jumping", the far row the "king row", and
### a checker that reaches it is "kinged". The leaflet in the box is a "rule sheet".

## The mill.

lesson-mill-again = Now back to d7, and you take another stone. That way a mill captures every other turn.

## The running mill.

lesson-running-mill-why = A mill captures every other turn, a running mill every turn. It usually wins; only who flies already can still jump into the gap.

## Stopping and shutting in.

lesson-blocking-between = While placing, every other thought belongs to the other side: where is only one stone missing?

## The crossings.

lesson-crossings-four = d6, f4, d2 and b4 have four neighbors; all other points have two or three.
lesson-crossings-truth = Some rule sheets promise White a mill with the fourth or fifth stone. Against the best defense that is not so: from a corner it takes the sixth, from a midpoint the seventh.

## Checkers: jumping and being kinged.

lesson-captures = Jumping and getting kinged
lesson-captures-about = You must jump, again and again; and the king.
lesson-captures-must = Checkers move diagonally forward. If a black one stands in the way and the square behind it is empty, you must jump.
lesson-captures-jump = Take the black checker: jump from 22 to 15.
lesson-captures-chain = If you can keep jumping, you must. Take both: 22, 15, 6.
lesson-captures-crown = On the king row a checker becomes a king. Move there from 6.
lesson-captures-back = A king moves and jumps backward too. Take both checkers from 2.

## Wolf and Sheep.

lesson-wolf-through = No sheep is behind you anymore. Run to the last row!
lesson-wolf-line = Now you are the sheep. They only go forward, so the line must stay closed.

## Peg solitaire.

lesson-solitaire-cross = A peg jumps over its neighbor into an empty hole, and the neighbor goes. One should be left, in the center.
lesson-solitaire-last = One more jump, into the center!
