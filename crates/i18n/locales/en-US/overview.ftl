### American English: only what differs from en-GB, which says everything else.
### The leaflet in the box is a "rule sheet".

## The welcome.

overview-lead = Play by the rules you grew up with, or by any others.

## What "zwick rules" adds to the rules of a game. The marks of sources are never translated.

rules-sources = Sources: 000 to 004 are the rule sheets, with their edition (002-S is the Swedish one); M-, D- and § are rulings and sections, X books and sites; docs/rules.md lists them.
