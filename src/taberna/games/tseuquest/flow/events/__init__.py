"""What happened. An event already says all that it changes."""

from typing import TypeAlias

from taberna.games.tseuquest.flow.events.belongings import (
    BagDropped,
    GoldChanged,
    GotItem,
    HoardTaken,
    ItemUsed,
    LostItem,
    TradeDeclined,
    TradeOffered,
    TreasureCounted,
    TreasureNoted,
)
from taberna.games.tseuquest.flow.events.combat import (
    Aimed,
    Defended,
    FightBegan,
    FightEnded,
    Fumbled,
    Jammed,
    LifeChanged,
    MindChanged,
    Noise,
    Powered,
    Rearmed,
    Repaired,
    Rerolled,
    Slain,
    Struck,
    Unhurt,
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
    CameToNothing,
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
from taberna.games.tseuquest.flow.events.moves import (
    AdvantageTaken,
    AdvantageWon,
    Buried,
    FellDown,
    FellIn,
    Freed,
    Left,
    MoveBegan,
    Moved,
    PassageDenied,
    SetOff,
    StoodUp,
)
from taberna.games.tseuquest.flow.events.places import (
    Closed,
    DisarmFailed,
    Dodged,
    EscapeFailed,
    NothingFound,
    Opened,
    Rattled,
    Revealed,
    SceneryPlaced,
    SceneryUsed,
    Sprung,
    TrapGone,
    TrapMissed,
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
    "AdvantageTaken",
    "AdvantageWon",
    "AdventureChosen",
    "Aimed",
    "BagDropped",
    "Began",
    "Buried",
    "CameBack",
    "CameToNothing",
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
    "Defended",
    "DisarmFailed",
    "Dodged",
    "Drew",
    "ElementChosen",
    "Ended",
    "EscapeFailed",
    "Failed",
    "FellDown",
    "FellIn",
    "FightBegan",
    "FightEnded",
    "Fired",
    "Flagged",
    "Foresaw",
    "Freed",
    "Fumbled",
    "GoldChanged",
    "GotItem",
    "HandSeen",
    "HeroPicked",
    "HeroPutBack",
    "HeroSeated",
    "HeroSwapped",
    "HoardTaken",
    "Introduced",
    "ItemUsed",
    "Jammed",
    "Left",
    "LifeChanged",
    "LostItem",
    "Marked",
    "MindChanged",
    "MoveBegan",
    "Moved",
    "Noise",
    "NothingFound",
    "Objected",
    "Opened",
    "Owed",
    "PartyFormed",
    "PassageDenied",
    "PlanLaid",
    "PointsLost",
    "Powered",
    "Priced",
    "Rattled",
    "Rearmed",
    "Repaired",
    "Rerolled",
    "Restricted",
    "Revealed",
    "RoundBegan",
    "Ruled",
    "Said",
    "SceneryPlaced",
    "SceneryUsed",
    "SeatReady",
    "SetOff",
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
    "TradeDeclined",
    "TradeOffered",
    "Traded",
    "TrapGone",
    "TrapMissed",
    "TreasureCounted",
    "TreasureNoted",
    "TseuQuestEvent",
    "TurnBegan",
    "TurnEnded",
    "TurnMissed",
    "Unbound",
    "Unhurt",
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
    | Powered
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
    | FightBegan
    | Rerolled
    | Fumbled
    | Aimed
    | Defended
    | FightEnded
    | Unhurt
    | MoveBegan
    | SetOff
    | AdvantageWon
    | AdvantageTaken
    | PassageDenied
    | TrapMissed
    | Dodged
    | DisarmFailed
    | EscapeFailed
    | ItemUsed
    | TradeOffered
    | TradeDeclined
    | CameToNothing
)
