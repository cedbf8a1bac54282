"""What happened. An event already says all that it changes."""

from typing import TypeAlias

from taberna.games.tseuquest.flow.events.belongings import (
    BagDropped,
    GoldChanged,
    GotItem,
    HoardTaken,
    LostItem,
    TreasureCounted,
    TreasureNoted,
)
from taberna.games.tseuquest.flow.events.combat import (
    Jammed,
    LifeChanged,
    MindChanged,
    Noise,
    Rearmed,
    Repaired,
    Slain,
    Struck,
    Vanished,
    WeaponRuined,
    Wielded,
)
from taberna.games.tseuquest.flow.events.flow import Began, Continued, Settled, Thrown
from taberna.games.tseuquest.flow.events.interlude import (
    DealDeclined,
    DealOffered,
    HeroSwapped,
    Objected,
    Priced,
    SeatReady,
    Traded,
)
from taberna.games.tseuquest.flow.events.magic import (
    CardPlayed,
    CardShown,
    CardsReturned,
    Marked,
    SpellEnded,
    SpellStays,
    Summoned,
    Unbound,
    Unmarked,
)
from taberna.games.tseuquest.flow.events.moves import Buried, FellDown, FellIn, Freed, Left, Moved, StoodUp
from taberna.games.tseuquest.flow.events.places import (
    Closed,
    NothingFound,
    Opened,
    Rattled,
    Revealed,
    SceneryPlaced,
    SceneryUsed,
    Sprung,
    TrapGone,
    Woke,
)
from taberna.games.tseuquest.flow.events.setup import (
    AdventureChosen,
    Drew,
    ElementChosen,
    HandSeen,
    HeroPicked,
    HeroPutBack,
    HeroSeated,
    Introduced,
    PartyFormed,
    PlanLaid,
    Started,
    WentOn,
)
from taberna.games.tseuquest.flow.events.story import (
    Abandoned,
    CameBack,
    Ended,
    Fired,
    Flagged,
    Ruled,
    Said,
    StoodIn,
)
from taberna.games.tseuquest.flow.events.turns import (
    Charging,
    ControlEnded,
    ControlTaken,
    Declared,
    Failed,
    Foresaw,
    Owed,
    PointsLost,
    Restricted,
    RoundBegan,
    SorcererBegan,
    TurnBegan,
    TurnEnded,
    TurnMissed,
)

__all__ = [
    "Abandoned",
    "AdventureChosen",
    "BagDropped",
    "Began",
    "Buried",
    "CameBack",
    "CardPlayed",
    "CardShown",
    "CardsReturned",
    "Charging",
    "Closed",
    "Continued",
    "ControlEnded",
    "ControlTaken",
    "DealDeclined",
    "DealOffered",
    "Declared",
    "Drew",
    "ElementChosen",
    "Ended",
    "Failed",
    "FellDown",
    "FellIn",
    "Fired",
    "Flagged",
    "Foresaw",
    "Freed",
    "GoldChanged",
    "GotItem",
    "HandSeen",
    "HeroPicked",
    "HeroPutBack",
    "HeroSeated",
    "HeroSwapped",
    "HoardTaken",
    "Introduced",
    "Jammed",
    "Left",
    "LifeChanged",
    "LostItem",
    "Marked",
    "MindChanged",
    "Moved",
    "Noise",
    "NothingFound",
    "Objected",
    "Opened",
    "Owed",
    "PartyFormed",
    "PlanLaid",
    "PointsLost",
    "Priced",
    "Rattled",
    "Rearmed",
    "Repaired",
    "Restricted",
    "Revealed",
    "RoundBegan",
    "Ruled",
    "Said",
    "SceneryPlaced",
    "SceneryUsed",
    "SeatReady",
    "Settled",
    "Slain",
    "SorcererBegan",
    "SpellEnded",
    "SpellStays",
    "Sprung",
    "Started",
    "StoodIn",
    "StoodUp",
    "Struck",
    "Summoned",
    "Thrown",
    "Traded",
    "TrapGone",
    "TreasureCounted",
    "TreasureNoted",
    "TseuQuestEvent",
    "TurnBegan",
    "TurnEnded",
    "TurnMissed",
    "Unbound",
    "Unmarked",
    "Vanished",
    "WeaponRuined",
    "WentOn",
    "Wielded",
    "Woke",
]

TseuQuestEvent: TypeAlias = (
    Began
    | Continued
    | Settled
    | Thrown
    | Started
    | AdventureChosen
    | ElementChosen
    | Drew
    | HeroPicked
    | HeroPutBack
    | HeroSeated
    | PartyFormed
    | HandSeen
    | PlanLaid
    | Introduced
    | WentOn
    | RoundBegan
    | SorcererBegan
    | TurnBegan
    | ControlTaken
    | ControlEnded
    | TurnEnded
    | TurnMissed
    | Declared
    | Failed
    | Restricted
    | PointsLost
    | Owed
    | Charging
    | Foresaw
    | Moved
    | FellDown
    | StoodUp
    | FellIn
    | Buried
    | Freed
    | Left
    | LifeChanged
    | MindChanged
    | Slain
    | Vanished
    | Struck
    | Wielded
    | Rearmed
    | WeaponRuined
    | Jammed
    | Repaired
    | Noise
    | CardPlayed
    | SpellStays
    | SpellEnded
    | CardsReturned
    | CardShown
    | Marked
    | Unmarked
    | Summoned
    | Unbound
    | Revealed
    | Opened
    | Rattled
    | Closed
    | NothingFound
    | Sprung
    | TrapGone
    | SceneryUsed
    | SceneryPlaced
    | Woke
    | GotItem
    | LostItem
    | GoldChanged
    | TreasureNoted
    | TreasureCounted
    | BagDropped
    | HoardTaken
    | Flagged
    | Said
    | Fired
    | Ruled
    | Abandoned
    | StoodIn
    | CameBack
    | Ended
    | Traded
    | HeroSwapped
    | Priced
    | DealOffered
    | DealDeclined
    | Objected
    | SeatReady
)
