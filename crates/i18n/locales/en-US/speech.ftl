### American English: only what differs from en-GB, which says everything else.
### In checkers the plain piece is a "checker". Dice are rolled. "Solitaire" alone would be a card game.

## A place and what stands on it.

place-man-white = { $place }, white checker
place-man-black = { $place }, black checker

## Sides picked by lot. $side is the side that $player has got, as in play-turn.

lot-colours =
    { $side ->
        [wolf] Picked at random: { $player } plays the wolf.
        [sheep] Picked at random: { $player } plays the sheep.
        [quarry] Picked at random: { $player } plays the quarry.
        [fox] Picked at random: { $player } plays the fox.
        [hunters] Picked at random: { $player } plays the hunters.
        [black] Picked at random: { $player } plays Black.
       *[other] Picked at random: { $player } plays White.
    }

## How good a result of peg solitaire is, by the pegs left.

grade-centre = One peg, in the center: there is nothing better.

## What the page cannot do. Whole sentences that help on.

error-no-opponent = Peg solitaire is played alone.
error-dice-thrown = The dice are rolled by the board in this game.
error-bad-throw = A roll is three dice from 1 to 6.
error-pdn-not-draughts = Only checkers is written in PDN.
