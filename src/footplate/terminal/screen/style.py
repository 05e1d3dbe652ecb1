"""How the full screen is laid out: one column beside the map; on small screens it shows less at a time."""

from typing import Final

CSS: Final = """
Screen { background: #22201b; color: #e8e2d0; }
* { scrollbar-size: 1 1; scrollbar-color: #6b5f45; scrollbar-background: #2a2720; scrollbar-color-hover: #8a7b5a;
    scrollbar-background-hover: #2a2720; scrollbar-color-active: #f6d365; scrollbar-background-active: #2a2720; }
#title { height: 1; background: #3a3428; color: #f6e7c1; padding: 0 1; text-style: bold; }
#table { height: 1fr; }
#left { width: 1fr; }
#board { height: 1fr; background: #22201b; border: round #4d4636; }
#below { display: none; height: 1fr; min-height: 9; }
#below .info { width: 1fr; height: 100%; max-height: 100%; }
#side { width: 34; }
#answers { height: 1fr; min-height: 7; background: #2a2720; border: round #4d4636; padding: 0; }
#board:focus, #answers:focus { border: round #f6d365; }
#answers > .option-list--option-highlighted { background: #6b5a2a; color: #fff6dc; text-style: none; }
#answers:focus > .option-list--option-highlighted { background: #f6d365; color: #1c1a10; text-style: none; }
.info { height: auto; max-height: 9; border: round #4d4636; border-title-color: #b8ab88; padding: 0 1; }
#message { height: auto; max-height: 4; padding: 0 1; background: #2f2b22; }
#message.bad { background: #5a2620; color: #ffe9e2; }
#command { display: none; background: #3a3428; }
#command.open { display: block; }
#keys { height: 1; padding: 0 1; color: #a89f86; }
.dialog { width: 90%; max-width: 110; height: 80%; border: round #f6d365; background: #2a2720; padding: 0 2; }
.short { height: auto; max-height: 80%; }
.short > VerticalScroll { height: auto; max-height: 100%; }
ModalScreen { align: center middle; background: #22201b 60%; }
PassScreen { align: center middle; }
#pass { width: auto; border: round #f6d365; padding: 2 6; }
StoryScreen OptionList { background: #2a2720; border: none; }
.mapless #below { display: block; }
.-wide #board { height: auto; max-height: 75%; }
.-wide #below { display: block; }
.-wide.zoomed #board { height: 1fr; max-height: 100%; }
.-wide.zoomed #below { display: none; }
.-wide #hand { height: 2fr; max-height: 100%; }
.-wide #answers { height: 3fr; }
"""
