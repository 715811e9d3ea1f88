### Races over the network: up to eight people, each at home, each with the same problem of solitaire.

## On the page of problems, and on the page of a race.

heat-title = Race over the network
heat-about = Two to eight people, each at home, all with the same problem. Send them the link; everybody begins at the same moment and sees how many pegs the others have left. The fewest pegs win, then the shorter time, which runs from the start. Nothing can be taken back.
heat-name = Your name
heat-minutes = Over after
heat-make = Make a race
heat-of = Race: { $problem }
heat-invite = Send this link to whoever shall race. Up to eight take part; anybody else may watch.
heat-link = Link to this race
heat-join = Take part
heat-ready = I am ready
heat-not-ready = Not ready yet
heat-begin = Begin now
heat-leave = Leave
heat-stop = Stop here
heat-rematch = Race again
heat-next = To the next race
heat-racers = Who takes part
heat-place = Place
heat-standing = Stands at
heat-board = Your board
heat-watching = You are watching.
heat-lost = The connection is lost. It comes back by itself; a jump you make meanwhile is kept.

## What it waits for and how it stands. $host is a name, $time a time such as 3:07.

heat-alone = Waiting for somebody to race with.
heat-waiting = The race begins when all are ready, or when { $host } says so.
heat-running = Go! The fewest pegs win, then the shorter time.
heat-is-ready = ready
heat-is-not-ready = not ready yet
heat-left = { $time } left

## Refusals.

error-race-full = Eight take part already. You may watch.
error-race-begun = The race has already begun.
error-race-few = A race needs two at least.
error-race-host = Only the one who made the race can begin it; or say that you are ready.
error-race-minutes = A race is over after 1 to 120 minutes.
error-race-waits = The race has not begun yet.
error-race-goes-on = The race goes on.
