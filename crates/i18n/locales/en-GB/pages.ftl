### The pages in the browser: home, new game, lists, rules, errors. The reader is addressed as
### "you". Short and quiet, as on a good leaflet; labels of buttons say what happens.

## What every page has.

page-name = Zwickmühle
page-skip = Skip to the content
page-navigation = Pages
page-games = My games
page-rules = Rules
page-languages = Language
page-themes = Appearance
page-theme-auto = System
page-theme-light = Light
page-theme-dark = Dark
page-theme-contrast = High contrast
page-colophon = The old game box: mill, draughts, hunts and solitaire, by any leaflet.

## The home page. "Leaflet" is the sheet of rules that came in the box.

home-title = The old game box
home-lead = Against each other or against the computer: choose a game and begin. Every leaflet tells it a little differently.
home-continue = Go on playing
home-mill = Nine Men's Morris
home-draughts = Draughts
home-variants = More ways to play mill
home-more =
    { $count ->
        [one] One more mill
       *[other] { $count } more mills
    }
home-play = Play { $game }
home-rules-of = Rules of { $game }
home-own = Your own rules
home-own-lead = Did your family play it differently? Write it down and play by it.
home-own-link = Write your own rules

## The shelves: headings above groups of games.

shelf-mill-leaflets = By the leaflet you grew up with
shelf-mill-variants = Other ways to play mill
shelf-mill-boards = Mill on other boards
shelf-draughts-leaflets = By the leaflet you grew up with
shelf-draughts-books = By the rule books
shelf-draughts-losing = Losing draughts
shelf-mill-leaflets-full = Nine Men's Morris by leaflet
shelf-draughts-leaflets-full = Draughts by leaflet
shelf-draughts-books-full = Draughts by the rule books
shelf-hunts = Hunts
shelf-solitaire = Solitaire

## House versions: games of which only the name is handed down. The mark is a short tag; each
## argument says in a few sentences why we play it as we do.

house-mark = Our version
house-eck = No rules are handed down. The leaflet calls it angle mill in English, and Eck is a corner point: so a corner with its two neighbours on the same square counts as a mill too.
house-eck_only = The stricter reading of our Angle Mill: only the corners are mills, straight lines are not.
house-kreuz = No rules are handed down. The handbook of 1980 calls a mill on a diagonal a cross mill: so the four corner diagonals count as mills, while stones still move along the drawn lines only.
house-kreuz_edges = The freer reading of our Cross Mill: the diagonals are drawn, and stones move along them.
house-huepf = No rules are handed down. Hopping is the short hop of Halma, and it has to differ from the Jumper Mill beside it: so a stone may also hop over one neighbour to the next point of the line, and takes nothing.
house-huepf_capture = Our Hopping Mill with the hop of draughts, as the Large Mill of 1980 has it: an enemy stone that is hopped over is taken.
house-huepf_fly = Hopping Mill as one German text uses the word: once all stones are placed, everybody jumps to any empty point.
house-battue = The leaflet names a battue, a driven hunt, and says nothing of its rules. Its neighbour in the box is Wolf and Sheep, one against several: so this is a hunt on the mill board, its numbers chosen by solving it.
house-battue3 = Our Battue with three hunters: they catch the quarry from about half of all deals, so parity decides.
house-fox_hunt = Our Battue with a quarry that bites, as foxes take geese in the old hunts; six hunters make it even.

## The new game.

new-title = New game
new-rules = Game
new-own = Your own rules
new-change = Choose
new-read-rules = Read its rules
new-players = Players
new-player = Your name
new-name-hint = Name
new-sheep = The sheep
new-wolf = The wolf
new-quarry = The quarry
new-fox = The fox
new-hunters = The hunters
new-opponent-person = Two people at this screen
new-opponent-computer = Against the computer
new-level = Level
new-level-1 = Beginner
new-level-5 = Practised
new-level-10 = Full strength
new-level-perfect = Perfect
new-side = You play
new-side-begins = { $side } (begins)
new-side-lot = By lot
new-colours-choose = As entered
new-colours-lot = Draw lots for the sides
new-first = Who begins
new-first-lot = The lot decides
new-first-white = White
new-first-black = Black
new-clock = Clock
new-clock-none = None
new-clock-total = Whole game
new-clock-move = Each turn
new-clock-days = Days a turn
new-minutes = Minutes each
new-increment = Seconds added a turn
new-seconds = Seconds a turn
new-days = Days a turn
new-draws = Draws by repetition, or for want of progress
new-draws-rules = As the rules say
new-draws-auto = At once
new-draws-claim = Only if a player claims them
new-draws-off = Never
new-dice = Dice
new-dice-thrown = Thrown here
new-dice-entered = Thrown on the table and entered
new-take-backs = Turns may be taken back
new-hints = Hints may be asked for
new-begin = Begin

## The list of games.

games-title = My games
games-new = New game
games-none = Nothing has been played here yet.
games-begin = Choose a game and begin.
games-older = Older games
games-over = Over

## The rules.

rules-title = Rules
rules-lead = Every rule of every game in a sentence. Each page prints on one sheet.
rules-play = Play it
rules-where = Where each rule comes from
rules-back = Back to the game
rules-source = Source:
rules-base = ◆ differs from
rules-editions = Leaflets that have it
rules-only-named = name only
rules-same = The same game by other names
rules-text = As a text to change
rules-key = What the sources stand for
rules-key-rulings = M-5, D-3 and the like: rulings of ours where the leaflets are silent or differ.
leaflet-000 = Legler small foot, Gold Edition, article 12220
leaflet-001 = Schmidt Spiele, Dame Mühle
leaflet-002 = the folder of the world federation (Welt-Mühlespiel-Dachverband)
leaflet-003 = the leaflet of a designer’s game, all in lower case
leaflet-004 = Brettspielnetz.de, rule sheet of 2024
rules-part-board = The board
rules-part-moves = Moving
rules-part-taking = Taking
rules-part-end = Winning and losing
rules-part-draws = Draws
rules-part-begin = Beginning
rules-part-more = And also

## Rules of one's own. The text is TOML or JSON; those words stay as they are.

own-title = Your own rules
own-lead = Start from a game you know and say what is different. You get its leaflet, and a board to play it on.
own-label = The rules, as TOML or JSON
own-check = Show the leaflet
own-hint = Names and values to write:
own-base = Start from
own-base-take = Take this one
own-as-text = Write it as a text instead
own-place = Line { $line }, column { $column }:
own-problem = That does not work:

## Errors. $detail sentences come from elsewhere.

page-error = That did not work
page-not-found = There is nothing here
page-home = To the games
