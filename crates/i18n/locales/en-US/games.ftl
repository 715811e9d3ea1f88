### American English: only what differs from en-GB, which says everything else.
### Draughts is "checkers" and its plain piece a "checker"; capturing is "jumping", the far row the
### "king row". The leaflet in the box is a "rule sheet". "Solitaire" alone would be a card game.

## Families of games, as headings.

family-draughts = Checkers

## What all games of a family share: how the pieces move and what wins, for somebody who has never
## played one.

family-draughts-rules = Each side has twelve checkers on the dark squares. A checker moves one square diagonally forward to an empty square. A piece jumps over an enemy piece next to it to the empty square behind, takes it, and keeps jumping if it can; if you can jump, you must. A checker that reaches the king row is kinged, and kings move forward and backward.
family-wolf-rules = Four sheep stand on the dark squares of the first row, and the wolf is put on any other dark square. All move one square diagonally to an empty square: the sheep forward only, the wolf forward and backward. Nothing is taken. The sheep win if the wolf cannot move; the wolf wins if it gets past the sheep or they cannot move.

## Nine Men's Morris by the rule sheet you grew up with.

game-classic-about = The game most rule sheets agree on: nine stones each, a mill takes a stone, stones in mills are safe while others stand free, and with three stones you jump.
game-smallfoot = Nine Men's Morris by the small foot rule sheet
game-schmidt = Nine Men's Morris by the Schmidt rule sheet
game-design_de = Mühle by the German designer rule sheet
game-design_de-about = A stone in a mill is always safe, taking is a right, and the players decide who goes first.
game-design_en = Nine Men's Morris by the English designer rule sheet
game-design_en-about = A stone in a mill is always safe, a stone that can be taken is removed, and the players decide who goes first.
game-brettspielnetz-about = The classic game, but draws by repetition or for lack of a mill have to be claimed before the move is made.

## Variants of Nine Men's Morris.

game-wuerfel-about = No mills while placing; then you roll three dice before each move, and from fourteen up a stone may go to any empty point.
game-eck-about = A corner with its two neighbors on the same square counts as a mill too.
game-eck_only-about = Only a corner with its two neighbors on the same square counts as a mill; straight lines do not.
game-huepf-about = Instead of a step a stone may hop over one stone next to it to the next point of the line; the hop takes nothing.

## Checkers by the rule sheet you grew up with. In Giveaway Checkers one wants to lose everything.

game-schmidt_de = Checkers by the German rule sheet
game-schmidt_de-about = White goes first, checkers jump forward only, and the flying king lands right behind the piece it jumps.
game-schmidt_it = Checkers by the Italian rule sheet
game-schmidt_it-about = The same game as by the German rule sheet.
game-schmidt_es = Checkers by the Spanish rule sheet
game-schmidt_es-about = As by the German rule sheet, but the flying king lands on any empty square behind the piece it jumps.
game-schmidt_fr = Checkers by the French rule sheet
game-schmidt_fr-about = Black goes first, checkers jump backward too, and the flying king lands wherever it likes behind the piece it jumps.
game-schmidt_gb = Checkers by the British rule sheet
game-schmidt_gb-about = Black goes first, checkers jump forward only, and the king moves one square at a time: the checkers Americans know.
game-schmidt_de_losing = Giveaway Checkers by the German rule sheet
game-schmidt_de_losing-about = Whoever has lost everything, or cannot move, wins; otherwise checkers by the German rule sheet.
game-schmidt_it_losing = Giveaway Checkers by the Italian rule sheet
game-schmidt_it_losing-about = Whoever has lost everything, or cannot move, wins; otherwise checkers by the Italian rule sheet.
game-schmidt_es_losing = Giveaway Checkers by the Spanish rule sheet
game-schmidt_es_losing-about = Whoever has lost everything, or cannot move, wins; otherwise checkers by the Spanish rule sheet.
game-schmidt_fr_losing = Giveaway Checkers by the French rule sheet
game-schmidt_fr_losing-about = Whoever has lost everything, or cannot move, wins; otherwise checkers by the French rule sheet.
game-schmidt_gb_losing = Giveaway Checkers by the British rule sheet
game-schmidt_gb_losing-about = Whoever has lost everything, or cannot move, wins; otherwise checkers by the British rule sheet.

## Checkers by the rule books of the federations.

game-english = American Checkers
game-english-about = Black goes first, checkers jump forward only, and the king moves one square at a time. The British call it draughts.
game-russian = Russian Checkers
game-russian-about = Checkers jump backward too, and a checker that reaches the king row while jumping goes on as a flying king.
game-pool-about = Checkers jump backward too, kings fly, and a checker that only passes through the king row is not kinged.
game-brazilian = Brazilian Checkers
game-brazilian-about = Like Russian checkers, but you must jump the most pieces, and a checker that only passes through the king row is not kinged.
game-italian = Italian Checkers
game-italian-about = Kings move one square at a time, checkers cannot jump kings, and you must choose the jump that takes the most and the best.
game-spanish = Spanish Checkers
game-spanish-about = Kings fly, checkers jump forward only, and you must choose the jump that takes the most pieces, then the most kings.
game-czech = Czech Checkers
game-czech-about = Kings fly, checkers jump forward only, and a king must jump before a checker does.
game-thai12 = Thai Checkers with twelve pieces
game-thai12-about = The flying king lands right behind the piece it jumps, and what is taken leaves the board at once.

## Hunts: one piece against many.

game-wolf-about = Four sheep going forward only try to trap one wolf, who wants to get behind them.
game-fox_hunt-about = Six hunters, but the fox may hop over a hunter next to it and take it.

## Peg solitaire.

game-pegs33-about = The English cross of 33 holes with the center empty: jump until one peg is left.
game-pegs15 = Triangle Peg Solitaire
