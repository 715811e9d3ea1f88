### Playing with somebody elsewhere. A "seat" is the right to play one side; a "link" is an address
### that is sent to somebody.

## The form of a new game.

new-opponent-link = With somebody elsewhere, by a link

## Beside the board. $side is a side by its name, $player a player by name or side.

online-seat = Your seat
online-send = Send this link to the other player. The game begins when they sit down.
online-send-once = The link is for one person. Whoever sits down first plays; everybody else watches.
online-link = Link for the other player
online-call-off = Call the game off
online-invited =
    { $side ->
        [wolf] You are invited to this game. You play the wolf.
        [sheep] You are invited to this game. You play the sheep.
        [quarry] You are invited to this game. You play the quarry.
        [fox] You are invited to this game. You play the fox.
        [hunters] You are invited to this game. You play the hunters.
        [white] You are invited to this game. You play White.
       *[other] You are invited to this game. You play Black.
    }
online-sit = Sit down
online-watching = You are watching. The players hold the seats.
online-you-play =
    { $side ->
        [wolf] You play the wolf.
        [sheep] You play the sheep.
        [quarry] You play the quarry.
        [fox] You play the fox.
        [hunters] You play the hunters.
        [white] You play White.
       *[other] You play Black.
    }
online-elsewhere = Go on with another device
online-elsewhere-lead = This link is your seat: open it where you want to go on, and give it to nobody.
online-seat-link = Link to your seat
online-copy = Copy
online-copied = Copied
online-to-move = { $player } to move.
online-waiting = Waiting for the other player.
online-waiting-both = Waiting for the other player to sit down.
online-next-begun = The other side has begun another game and waits for you there.
online-next-go = To the next game
online-lost = Connection lost. Your move is kept and will be sent as soon as it is back.
online-your-games = Your games
online-no-games = The games you play from this browser will stand here.

## What is refused.

error-seat-missing = Only the players play here; you are watching.
error-seat-foreign = Only the players play here; you are watching.
error-seat-other = That is for the other side to do.
error-seat-elsewhere = This game is played on the machine it was begun on.
error-seat-empty = The other player has not sat down yet.
error-seat-taken = The seat is taken; you can watch.
error-seat-needed = A game over the network needs a seat.
error-link-needed = Two people at one screen play on their own machine; here invite somebody by a link.
