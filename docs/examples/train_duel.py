"""Trains a player of the duel against a bot on a graphics card, and measures it as it goes.

python docs/examples/train_duel.py FOLDER [SECONDS [OPPONENT [--processor]]]

Proximal policy optimisation: a plain network sees the observation and what its seat remembers, which fades
and gets mixed up as the Page's memory does. Leaves in FOLDER: curve.json and curve.svg (points against the
opponent on duels of their own, by seconds of training; a draw counts half; 95 % intervals) and player.pt.
Needs torch, cupy, nvcc and a card; with --processor torch and g++ alone, and patience.
"""

import json
import math
import sys
from pathlib import Path
from time import monotonic

import torch
from torch import nn

from taberna.envs.tellstones.cuda.duels import Duels

LAST, CODES, WIDTH = 8, 127, 16
"""How many of the last actions an observation tells, how many codes they have, what one is put into."""
STEPS, PASSES, PARTS = 32, 2, 8
DISCOUNT, BLEND, CLIP, RATE = 0.997, 0.95, 0.2, 5e-4
CURIOUS = 0.01
GAMES, EVERY = 20_000, 10.0


class Player(nn.Module):
    def __init__(self, plain: int, known: int, actions: int, size: int) -> None:
        super().__init__()
        self.plain = plain
        self.did = nn.Embedding(2 * CODES, WIDTH)
        self.body = nn.Sequential(
            nn.Linear(plain + known + LAST * WIDTH, size), nn.ReLU(),
            nn.Linear(size, size), nn.ReLU(),
            nn.Linear(size, size), nn.ReLU(),
        )  # fmt: skip
        self.policy, self.value = nn.Linear(size, actions), nn.Linear(size, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen, known, masks):
        last = seen[:, self.plain :].long()
        did = self.did(last[:, 0::2] * CODES + last[:, 1::2]).flatten(1)
        body = self.body(torch.cat((seen[:, : self.plain].float(), known, did), 1))
        logits = self.policy(body).float().masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(body)[:, 0]


class Table:
    """Duels as torch sees them: the very arrays, without a copy."""

    def __init__(self, count, seed, opponent, card):
        self.duels = Duels(count, seed, opponent=opponent, memory="page", card=card)
        names = ("seen", "known", "masks", "rewards", "over")
        self.seen, self.known, self.masks, self.rewards, self.over = (
            torch.from_dlpack(getattr(self.duels, name)) for name in names
        )

    def now(self):
        return self.seen, self.known, self.masks

    def step(self, codes):
        self.duels.step(codes, checked=False)


@torch.no_grad()
def measured(player, opponent, seed, card, games=GAMES):
    """The first game of each of so many duels."""
    table = Table(games, seed, opponent, card)
    points = torch.full((games,), -1.0, device=table.seen.device)
    decisions = 0
    while (points < 0).any():
        running = points < 0
        decisions += int(running.sum())
        table.step(player(*table.now())[0].sample())
        ended = running & (table.over != 0)
        points = torch.where(ended, (1 + table.rewards[:, 0]) / 2, points)
    mean = float(points.mean())
    half = 1.96 * float(points.std()) / math.sqrt(games)
    return {
        "points": round(mean, 4), "low": round(mean - half, 4), "high": round(mean + half, 4), "games": games,
        "drawn": int((points == 0.5).sum()), "decisions a game": round(decisions / games, 1),
    }  # fmt: skip


def gathered(player, table):
    """So many steps of every duel, with what each action was worth beyond what was expected."""
    held = []
    with torch.no_grad():
        for _ in range(STEPS):
            seen, known, masks = (part.clone() for part in table.now())
            chosen, value = player(seen, known, masks)
            codes = chosen.sample()
            table.step(codes)
            ended = table.over != 0
            held.append(
                (seen, known, masks, codes, chosen.log_prob(codes), value, table.rewards[:, 0].clone(), ended)
            )
        later = player(*table.now())[1]
        gain, worth = torch.zeros_like(later), []
        for *_, value, reward, ended in reversed(held):
            going = (~ended).float()
            gain = reward + DISCOUNT * later * going - value + DISCOUNT * BLEND * going * gain
            later = value
            worth.append(gain)
    seen, known, masks, codes, logs, values, _, _ = (torch.cat(part) for part in zip(*held, strict=True))
    gains = torch.cat(worth[::-1])
    return seen, known, masks, codes, logs, gains, gains + values


def learn(player, improve, batch):
    *_, gains, _ = batch
    mean, spread = gains.mean(), gains.std() + 1e-8
    size = len(gains) // PARTS
    for _ in range(PASSES):
        order = torch.randperm(len(gains), device=gains.device)
        for part in order.split(size):
            seen, known, masks, codes, logs, gain, target = (each[part] for each in batch)
            chosen, value = player(seen, known, masks)
            ratio = (chosen.log_prob(codes) - logs).exp()
            gain = (gain - mean) / spread
            wins = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = -wins + 0.5 * (value - target).square().mean() - CURIOUS * chosen.entropy().mean()
            improve.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            improve.step()


def plot(curve, opponent):
    longest = curve[-1]["seconds"] or 1
    line = " ".join(
        f"{50 + 390 * at['seconds'] / longest:.1f},{220 - 200 * at['points']:.1f}" for at in curve
    )
    marks = "".join(
        f'<text x="14" y="{224 - 200 * y:.0f}">{y:.2f}</text>'
        f'<path d="M50 {220 - 200 * y:.0f}h390" stroke="#3b2a1a" stroke-width=".4"/>'
        for y in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 250" font-family="serif" font-size="12">'
        f'{marks}<text x="50" y="240">'
        f"points against {opponent}, by seconds of training: 0 to {longest:.0f}</text>"
        f'<polyline points="{line}" fill="none" stroke="#a4502c" stroke-width="2"/></svg>\n'
    )


def main(folder, seconds=600.0, opponent="page", card=True):
    folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    count, size, games = (16_384, 512, GAMES) if card else (512, 128, 1000)
    table = Table(count, 1, opponent, card)
    player = Player(table.seen.shape[1] - 2 * LAST, table.known.shape[1], table.masks.shape[1], size)
    player.to(table.seen.device)
    improve = torch.optim.Adam(player.parameters(), lr=RATE, eps=1e-5)
    curve, spent, learned, due = [], 0.0, 0, 0.0
    while True:
        if spent >= due or spent >= seconds:
            found = {"seconds": round(spent, 1), "decisions": learned}
            curve.append(found | measured(player, opponent, 1000 + len(curve), card, games))
            print(curve[-1], flush=True)
            told = {"opponent": opponent, "memory": "page", "bell": True, "turns_max": 200, "curve": curve}
            (folder / "curve.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
            (folder / "curve.svg").write_text(plot(curve, opponent), encoding="utf-8")
            torch.save(player.state_dict(), folder / "player.pt")
            due = spent + EVERY
            if spent >= seconds:
                return player
        began = monotonic()
        improve.param_groups[0]["lr"] = RATE * max(0.05, 1 - spent / seconds)
        learn(player, improve, gathered(player, table))
        learned += count * STEPS
        if card:
            torch.cuda.synchronize()
        spent += monotonic() - began


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--processor"]
    main(Path(words[0]), *map(float, words[1:2]), *words[2:3], card="--processor" not in sys.argv)
