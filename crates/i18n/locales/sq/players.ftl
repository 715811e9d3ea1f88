### Faqja e një lojtari me llogari, e dukshme për të gjithë. $date është një datë si 2026-11-16.

## Në atë faqe dhe rrugës për aty.

player-since = Këtu që nga { $date }.
player-games = Lojërat e fundit
player-none = S’ka lojëra që mund t’i shohin të gjithë.
player-all = Të gjitha në arkiv
player-page = Faqja e { $name }
error-unknown-player = S’ka lojtar me këtë emër.
