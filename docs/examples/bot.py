"""A bot for any game of a Taberna server: python bot.py LINK [NAME]

It knows no rules. It sits down by an invitation, hears what its seat is told, and picks something it may do.
Make `choose` cleverer and you have a player. Needs: pip install websockets
"""

import asyncio
import json
import random
import secrets
import sys
from functools import reduce
from operator import getitem
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

SOCKET = "/socket?protocol=2"


def choose(view, legal, heard):
    """`view` is what the seat sees now, `heard` every event it was told, `legal` what it may do."""
    actions = [a for a in legal["actions"] if a["do"] not in ("resign", "leave", "draw")]
    if legal["forms"] and (not actions or random.random() < 0.5):
        form = random.choice(legal["forms"])
        return {"do": form["kind"]} | {name: fill(domain) for name, domain in form["fields"].items()}
    return random.choice(actions or legal["actions"])


def fill(domain):
    match domain["domain"]:
        case "among":
            return random.choice(domain["values"])
        case "within":
            return random.randint(domain["low"], domain["high"])
        case "row":
            return [random.choice(place["values"]) for place in domain["places"]]
        case "words":
            return "cheers"[: domain["longest"]]


def post(address, path, body, token=""):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(address + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def edited(whole, edit):
    """What changed: ["put", path, value], or ["splice", path, start, cut, values] in a row."""
    kind, path, *given = edit
    if not path and kind == "put":
        return given[0]
    place = reduce(getitem, path[:-1] if kind == "put" else path, whole)
    if kind == "put":
        place[path[-1]] = given[0]
    else:
        place[given[0] : given[0] + given[1]] = given[2]
    return whole


async def play(link, name):
    parts = urlsplit(link)
    address = f"{parts.scheme}://{parts.netloc}"
    token = post(address, "/api/guests", {"bearer": True})["token"]
    invited = post(address, "/api/invitation", {"invitation": parts.fragment})["table"]["id"]
    promise = json.load(urlopen(f"{address}/api/tables/{invited}/opening"))["promise"]  # before we add to it
    if not promise:
        raise SystemExit("This server has signed nothing about the table, so it could choose the draws.")
    wish = {"invitation": parts.fragment, "name": name, "contribution": secrets.token_hex(16)}
    joined = post(address, "/api/join", wish | {"promise": promise}, token)
    table, seat, seq, heard = joined["table"]["id"], joined["seat"], 0, []
    headers = {"Authorization": f"Bearer {token}"}
    async for socket in connect(address.replace("http", "ws", 1) + SOCKET, additional_headers=headers):
        await socket.send(json.dumps({"kind": "subscribe", "table": table, "seat": seat, "after": seq}))
        async for text in socket:  # when the line breaks, the outer loop comes back
            news = json.loads(text)
            if news["kind"] == "welcome":
                view, legal = news["view"], news["legal"]
            elif news["kind"] == "committed":
                view, legal = reduce(edited, news["view"], view), news["legal"] or legal
            else:
                continue
            heard += [event for told in news["tellings"] for event in told.get("events", [])]
            seq = news["seq"]
            if news["outcome"]:
                print(news["outcome"])
                return
            if seat in news["waiting"]:
                act = {"kind": "act", "table": table, "seat": seat, "id": str(seq), "ack": seq}
                await socket.send(json.dumps(act | {"actions": [choose(view, legal, heard)]}))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Example"))
