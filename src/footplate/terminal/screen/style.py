"""How the full screen is laid out: one column beside the map; on small screens it shows less at a time."""

from typing import Final

CSS: Final = """
Screen { background: #22201b; color: #e8e2d0; }
#title { height: 1; background: #3a3428; color: #f6e7c1; padding: 0 1; text-style: bold; }
#table { height: 1fr; }
#board { width: 1fr; background: #22201b; scrollbar-size: 1 1; border: round #4d4636; }
#board:focus { border: round #f6d365; }
#side { width: 34; }
#answers { height: 1fr; min-height: 7; background: #2a2720; border: round #4d4636; padding: 0; scrollbar-size: 1 1; }
#answers:focus { border: round #f6d365; }
#answers > .option-list--option-highlighted { background: #6b5a2a; color: #fff6dc; text-style: none; }
#answers:focus > .option-list--option-highlighted { background: #f6d365; color: #1c1a10; text-style: none; }
.info { height: auto; max-height: 9; border: round #4d4636; padding: 0 1; scrollbar-size: 1 1; display: none; }
.info.chosen { display: block; }
#message { height: auto; max-height: 4; padding: 0 1; background: #2f2b22; }
#message.bad { background: #5a2620; color: #ffe9e2; }
#command { display: none; }
#command.open { display: block; }
#keys { height: 1; padding: 0 1; color: #a89f86; }
.dialog { width: 90%; max-width: 110; height: 80%; border: round #f6d365; background: #2a2720; padding: 1 2; }
ModalScreen { align: center middle; background: #22201b 60%; }
PassScreen { align: center middle; }
#pass { width: auto; border: round #f6d365; padding: 2 6; }
StoryScreen OptionList { background: #2a2720; border: none; }
.-wide #side { width: 46; }
.-wide .info { display: block; max-height: 14; }
.-wide #story { height: 1fr; max-height: 100; min-height: 6; }
.-wide #hand { max-height: 12; }
"""
