### What two players write to each other during a game, where they have agreed on it.

## In the form of a new game, and beside the board.

chat-choice = We may write to each other during the game
chat-agreed = In this game you may write to each other.
chat-title = Messages
chat-label = Message to the other player
chat-send = Send
chat-you = You
chat-hidden = (removed)

## Refusals.

error-chat-off = The players of this game have not agreed to write to each other.
error-chat-text = A message has 1 to 200 characters in one line.
error-chat-full = There are too many messages in this game.
