### The games of the box. The key after "game-" is the stable id of a rule set and is never
### translated. "-about" says in a sentence or two what differs, as one would tell a guest who
### grew up with another leaflet.

## Families of games, as headings.

family-mill = Nine Men's Morris
family-draughts = Draughts
family-wolf = Wolf and Sheep
family-battue = Battue, the hunt on the mill board
family-pegs = Peg Solitaire

## What all games of a family share: how the pieces move and what wins, for somebody who has never
## played one. The rules field by field follow it.

family-mill-rules = Two players put their stones on the points of the board in turn and then move them along the lines. Three of your stones in a row are a mill; closing one usually takes a stone of the enemy.
family-draughts-rules = Each side has twelve men on the dark squares. A man moves one square diagonally forwards onto an empty square. A piece captures by jumping over an enemy piece beside it to the empty square behind, and goes on jumping if it can; who can capture has to. A man that reaches the far row becomes a king, which moves forwards and backwards.
family-wolf-rules = Four sheep stand on the dark squares of the first row, the wolf is put on any other dark square. All move one square diagonally onto an empty square: the sheep forwards only, the wolf forwards and backwards. Nothing is taken. The sheep win if the wolf cannot move; the wolf wins if it gets past the sheep or they cannot move.
family-battue-rules = One piece is the quarry (in the Fox Hunt the fox), the others are hunters. Both sides in turn move one piece one step along a line to an empty point. The hunters win if the quarry cannot move; it gets away if the hunt has to be stopped, or if too few hunters are left to hold it.
family-pegs-rules = A peg jumps in a straight line over a peg beside it into the empty hole behind; the peg jumped over is taken out. Jump until only the pegs of the goal are left.

## Nine Men's Morris by the leaflet you grew up with.

game-classic = Nine Men's Morris
game-classic-about = The game most leaflets agree on: nine stones each, a mill takes a stone, stones in mills are safe while others stand free, and with three stones you jump.
game-smallfoot = Nine Men's Morris by the small foot leaflet
game-smallfoot-about = While stones are being placed any enemy stone may be taken; later those in mills are safe, except the last three. Taking is a right, not a duty.
game-schmidt = Nine Men's Morris by the Schmidt leaflet
game-schmidt-about = Taking is a right, not a duty, and the only draw is by agreement.
game-federation = Nine Men's Morris by the world federation's folder
game-federation-about = A stone in a mill is always safe: if there is no other, nothing is taken. Taking is a right, and the only draw is by agreement.
game-fed_fr = Marelles, the French text of the federation's folder
game-fed_fr-about = As in the federation's folder, but with three stones you go any distance along one line instead of jumping anywhere.
game-fed_nl = Molenspel, the Dutch text of the federation's folder
game-fed_nl-about = As in the federation's folder, but three stones against three is a draw.
game-fed_sv = Kvarn, the Swedish text of the federation's folder
game-fed_sv-about = As in the federation's folder, but nobody jumps: three stones move like nine.
game-design_de = Mühle by the German designer leaflet
game-design_de-about = A stone in a mill is always safe, taking is a right, and the players settle who begins.
game-design_en = Nine Men's Morris by the English designer leaflet
game-design_en-about = A stone in a mill is always safe, a stone that can be taken is removed, and the players settle who begins.
game-brettspielnetz = Nine Men's Morris as on Brettspielnetz
game-brettspielnetz-about = The classic game, but draws by repetition or for want of a mill have to be claimed before the move is made.
game-handbook1980 = Nine Men's Morris by the handbook of 1980
game-handbook1980-about = A stone in a mill is always safe, two mills closed at once take two stones, and taking is a right.
game-no_fly = Nine Men's Morris without jumping
game-no_fly-about = The classic game, but a player with three stones moves step by step like everybody else.

## Variants of Nine Men's Morris, described or at least named in the leaflets.

game-mixed = Mixed Mill
game-mixed-about = Each turn you place a stone or move one, as you like.
game-ceylon = Ceylon Mill
game-ceylon-about = A mill gives you another turn: while placing instead of a capture, later on top of it.
game-lasker = Lasker's Mill
game-lasker-about = Ten stones each, and each turn you place one or move one, as you like.
game-springer = Jumper Mill
game-springer-about = Once placed, stones move like the knight in chess, along the drawn lines.
game-wuerfel = Dice Mill
game-wuerfel-about = No mills while placing; then you throw three dice before each move, and from fourteen up a stone may go to any empty point.
game-alfonso = King Alfonso's Dice Mill
game-alfonso-about = Three dice while placing: 6-5-4, 6-3-3, 5-2-2 and 4-1-1 let three stones enter as a finished mill.
game-eck = Angle Mill
game-eck-about = A corner with its two neighbours on the same square counts as a mill too.
game-eck_only = Angle Mill, angles only
game-eck_only-about = Only a corner with its two neighbours on the same square counts as a mill; straight lines do not.
game-kreuz = Cross Mill
game-kreuz-about = Three stones on a corner diagonal count as a mill too, though nobody moves along it.
game-kreuz_edges = Cross Mill with drawn diagonals
game-kreuz_edges-about = The corner diagonals are drawn: stones move along them, and three in a row are a mill.
game-huepf = Hopping Mill
game-huepf-about = Instead of a step a stone may hop over one stone beside it to the next point of the line; the hop takes nothing.
game-huepf_capture = Hopping Mill with captures
game-huepf_capture-about = As the Hopping Mill, and an enemy stone that is hopped over is taken.
game-huepf_fly = Hopping Mill, everybody jumps
game-huepf_fly-about = Once all stones are placed everybody jumps to any empty point: short and fierce.

## Mill games on other boards or with other numbers of stones.

game-ten = Ten Men's Morris
game-ten-about = The classic game with ten stones each, and fewer draws.
game-twelve = Twelve Men's Morris
game-twelve-about = Twelve stones each on a board with corner diagonals, for moves and for mills.
game-morabaraba = Morabaraba
game-morabaraba-about = The South African game with twelve cows each: a cow that goes from one mill straight into another may not go straight back.
game-one_time = One-Time Mill
game-one_time-about = Each line pays each side once in a game, and stones in mills may be taken.
game-six = Six Men's Morris
game-six-about = Six stones each on two squares, without jumping.
game-seven = Seven Men's Morris
game-seven-about = Seven stones each on two squares with a cross through the middle.
game-three = Three Men's Morris
game-three-about = Three stones each on nine points: the first row wins.

## Draughts by the leaflet you grew up with. "Losing" is the game in which one wants to lose
## everything.

game-schmidt_de = Draughts by the German leaflet
game-schmidt_de-about = White begins, men capture forwards only, and the flying king lands directly behind the piece it takes.
game-schmidt_it = Draughts by the Italian leaflet
game-schmidt_it-about = The same game as by the German leaflet.
game-schmidt_es = Draughts by the Spanish leaflet
game-schmidt_es-about = As by the German leaflet, but the flying king lands on any free square behind the piece it takes.
game-schmidt_fr = Draughts by the French leaflet
game-schmidt_fr-about = Black begins, men capture backwards too, and the flying king lands where it likes behind the piece it takes.
game-schmidt_gb = Draughts by the British leaflet
game-schmidt_gb-about = Black begins, men capture forwards only, and the king goes one square at a time: English draughts.
game-schmidt_de_losing = Losing Draughts by the German leaflet
game-schmidt_de_losing-about = Whoever has lost everything, or cannot move, wins; otherwise draughts by the German leaflet.
game-schmidt_it_losing = Losing Draughts by the Italian leaflet
game-schmidt_it_losing-about = Whoever has lost everything, or cannot move, wins; otherwise draughts by the Italian leaflet.
game-schmidt_es_losing = Losing Draughts by the Spanish leaflet
game-schmidt_es_losing-about = Whoever has lost everything, or cannot move, wins; otherwise draughts by the Spanish leaflet.
game-schmidt_fr_losing = Losing Draughts by the French leaflet
game-schmidt_fr_losing-about = Whoever has lost everything, or cannot move, wins; otherwise draughts by the French leaflet.
game-schmidt_gb_losing = Losing Draughts by the British leaflet
game-schmidt_gb_losing-about = Whoever has lost everything, or cannot move, wins; otherwise draughts by the British leaflet.

## Draughts by the rule books of the federations.

game-english = English Draughts
game-english-about = Black begins, men capture forwards only, and the king goes one square at a time.
game-russian = Russian Draughts
game-russian-about = Men capture backwards too, and a man that reaches the far row while capturing goes on as a flying king.
game-pool = Pool Checkers
game-pool-about = Men capture backwards too, kings fly, and a man that only passes the far row is not crowned.
game-brazilian = Brazilian Draughts
game-brazilian-about = As Russian draughts, but the most pieces must be taken, and a man that only passes the far row is not crowned.
game-italian = Italian Draughts
game-italian-about = Kings go one square at a time, men cannot take kings, and the capture that takes most and best must be chosen.
game-spanish = Spanish Draughts
game-spanish-about = Kings fly, men capture forwards only, and the capture that takes most, then the most kings, must be chosen.
game-czech = Czech Draughts
game-czech-about = Kings fly, men capture forwards only, and a king must capture before a man does.
game-thai12 = Thai Draughts with twelve men
game-thai12-about = The flying king lands directly behind the piece it takes, and what is taken leaves the board at once.

## Hunts: one piece against many.

game-wolf = Wolf and Sheep
game-wolf-about = Four sheep going forwards only try to hem in one wolf, who wants to get behind them.
game-battue = Battue
game-battue-about = Four hunters chase one quarry along the lines of the mill board until it cannot move; all are dealt at random.
game-battue3 = Battue with three hunters
game-battue3-about = Three hunters only: a fight of parity in which the quarry has a fair chance.
game-fox_hunt = Fox Hunt
game-fox_hunt-about = Six hunters, but the fox may hop over a hunter beside it and take it.

## Peg solitaire.

game-pegs33 = Peg Solitaire
game-pegs33-about = The English cross of 33 holes with the centre empty: jump until one peg is left.
game-pegs37 = European Peg Solitaire
game-pegs37-about = The French board of 37 holes: jump until one peg is left.
game-pegs15 = Triangle Solitaire
game-pegs15-about = The triangle of 15 holes with one corner empty: jump until one peg is left.
