// Games that our engine played, move by move: the same Line, score and seat to act, and nothing hidden is shown.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import bgio from "boardgame.io/dist/cjs/client.js";
import multiplayer from "boardgame.io/dist/cjs/multiplayer.js";
import { Tellstones } from "./tellstones.js";

const { Client } = bgio;
const { Local } = multiplayer;
const games = JSON.parse(readFileSync(new URL("games.json", import.meta.url)));

const seen = (line) => line.replace(/[a-z]/g, "?");
const shown = (G) => G.line.map((stone) => (stone.up ? stone.symbol : "?")).join("");
const toAct = (ctx) => {
  if (ctx.gameover) return null;
  return Number(ctx.activePlayers ? Object.keys(ctx.activePlayers)[0] : ctx.currentPlayer);
};

/** Two clients at one table, each with what the server sends its seat. */
function sitDown({ opening, first }) {
  const game = { ...Tellstones, setup: (context) => Tellstones.setup(context, { opening, first }) };
  const multiplayer = Local();
  const clients = ["0", "1"].map((playerID) => Client({ game, playerID, multiplayer, debug: false }));
  for (const client of clients) client.start();
  return clients;
}

games.forEach((game, number) =>
  test(`game ${number + 1}`, () => {
    const clients = sitDown(game);
    for (const [player, kind, args, line, score, next] of game.moves) {
      clients[player].moves[kind](...args);
      for (const client of clients) {
        const { G, ctx } = client.getState();
        assert.equal(shown(G), seen(line));
        assert.deepEqual([G.score[0], G.score[1]], score);
        assert.equal(toAct(ctx), next);
      }
      const glimpses = clients.map((client) => client.getState().G.glimpse);
      assert.equal(glimpses[1 - player]?.symbol ?? null, null);
      if (kind === "peek") assert.equal(glimpses[player].symbol, line[args[0] - 1].toUpperCase());
    }
    const { ctx } = clients[0].getState();
    assert.equal(ctx.gameover.winner, String(game.winner));
    for (const client of clients) client.stop();
  }),
);

test("what the rules do not allow changes nothing", () => {
  const clients = sitDown({ opening: "C", first: 0 });
  const tries = [
    [0, "place", ["C", "left"]],
    [0, "place", ["D", "middle"]],
    [0, "peek", [1]],
    [0, "challenge", [1]],
    [0, "boast", []],
    [0, "hide", [2]],
    [0, "swap", [1, 1]],
    [1, "hide", [1]],
    [0, "answer", ["C"]],
  ];
  const before = clients[0].getState();
  for (const [player, kind, args] of tries) {
    clients[player].moves[kind]?.(...args);
    assert.deepEqual(clients[0].getState().G, before.G);
    assert.equal(clients[0].getState()._stateID, before._stateID);
  }
});
