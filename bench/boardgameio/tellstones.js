// The Tellstones duel (TS-1 to TS-3) as a game of boardgame.io. A stone on the Line is { symbol, up }; who has to
// answer is an active player in a stage. What lies face-down leaves the server as { symbol: null } (TS-4.2).
import core from "boardgame.io/dist/cjs/core.js";

const { INVALID_MOVE } = core;

export const SYMBOLS = ["C", "D", "S", "F", "K", "H", "L"];
const TO_WIN = 3; // TS-1.6
const MOST_LOOKS = 3; // TS-2.6

const other = (player) => (player === "0" ? "1" : "0");
const lies = (G, space) => Number.isInteger(space) && space >= 1 && space <= G.line.length;
const isUp = (G, space) => lies(G, space) && G.line[space - 1].up;
const isDown = (G, space) => lies(G, space) && !G.line[space - 1].up;
const anyDown = (G) => G.line.some((stone) => !stone.up);
const isSymbol = (symbol) => SYMBOLS.includes(symbol);

// -- how a turn goes on

function ask(G, events, player, stage) {
  G.pending = stage;
  events.setActivePlayers({ value: { [player]: stage } });
}

function finish(G, events) {
  G.pending = null;
  G.about = null;
  G.boaster = null;
  events.endTurn();
}

function win(G, events, player, reason) {
  G.pending = null;
  events.endGame({ winner: player, reason });
}

function score(G, events, player) {
  G.score[player] += 1;
  G.scored = player;
  if (G.score[player] >= TO_WIN) win(G, events, player, "points");
  else finish(G, events);
}

/** TS-2.6: the other side scored on its own last turn, or on this player's. */
const hasBonus = (G, player) => G.lately.includes(other(player));

function look(G, player, space) {
  G.looks.push(space);
  G.glimpse = { player, space, symbol: G.line[space - 1].symbol };
}

function looked(G, events, player) {
  const left = G.line.some((stone, at) => !stone.up && !G.looks.includes(at + 1));
  if (hasBonus(G, player) && G.looks.length < MOST_LOOKS && left) ask(G, events, player, "looks");
  else finish(G, events);
}

// -- the six actions (TS-1.7)

const place = ({ G, events }, symbol, end) => {
  if (!G.pool.includes(symbol) || (end !== "left" && end !== "right")) return INVALID_MOVE;
  G.pool.splice(G.pool.indexOf(symbol), 1);
  if (end === "left") G.line.unshift({ symbol, up: true });
  else G.line.push({ symbol, up: true });
  finish(G, events);
};

const hide = ({ G, events }, space) => {
  if (!isUp(G, space)) return INVALID_MOVE;
  G.line[space - 1].up = false;
  finish(G, events);
};

const swap = ({ G, events }, one, two) => {
  if (!lies(G, one) || !lies(G, two) || one === two) return INVALID_MOVE;
  const stone = G.line[one - 1];
  G.line[one - 1] = G.line[two - 1];
  G.line[two - 1] = stone;
  finish(G, events);
};

const peek = ({ G, events, playerID }, space) => {
  if (!isDown(G, space) || G.looks.includes(space)) return INVALID_MOVE;
  look(G, playerID, space);
  looked(G, events, playerID);
};

const stop = ({ G, events }) => finish(G, events);

const challenge = ({ G, events, playerID }, space) => {
  if (!isDown(G, space)) return INVALID_MOVE;
  G.about = space;
  ask(G, events, other(playerID), "answer");
};

const boast = ({ G, events, playerID }) => {
  if (!anyDown(G)) return INVALID_MOVE;
  G.boaster = playerID;
  ask(G, events, other(playerID), "reply");
};

// -- answers (TS-3)

const answer = ({ G, events, playerID }, symbol) => {
  if (!isSymbol(symbol)) return INVALID_MOVE;
  const stone = G.line[G.about - 1];
  stone.up = true;
  score(G, events, stone.symbol === symbol ? playerID : other(playerID));
};

const believe = ({ G, events }) => score(G, events, G.boaster);
const doubt = ({ G, events }) => ask(G, events, G.boaster, "prove");

const steal = ({ G, events, playerID }) => {
  G.boaster = playerID;
  ask(G, events, other(playerID), "stolen");
};

const name = ({ G, events, playerID }, space, symbol) => {
  if (!isDown(G, space) || !isSymbol(symbol)) return INVALID_MOVE;
  const stone = G.line[space - 1];
  stone.up = true;
  if (stone.symbol !== symbol) win(G, events, other(playerID), "proof failed");
  else if (!anyDown(G)) win(G, events, playerID, "proof");
  else ask(G, events, playerID, "prove");
};

/** A glimpse lasts until the next move, whoever makes it (TS-4.2). */
const plain = (move) => (context, ...args) => {
  context.G.glimpse = null;
  return move(context, ...args);
};

/** What reads the hidden side of a stone is left to the server. */
const blind = (move) => ({ move: plain(move), client: false });

export const Tellstones = {
  name: "tellstones",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,

  setup: ({ random }, chosen) => {
    const opening = chosen?.opening ?? random.Shuffle(SYMBOLS)[0]; // TS-1.3
    return {
      pool: SYMBOLS.filter((symbol) => symbol !== opening),
      line: [{ symbol: opening, up: true }],
      score: { 0: 0, 1: 0 },
      first: chosen?.first ?? random.Die(2) - 1, // TS-1.4
      pending: null,
      about: null,
      boaster: null,
      looks: [],
      glimpse: null,
      scored: null,
      lately: [],
    };
  },

  turn: {
    order: {
      first: ({ G }) => G.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % 2,
    },
    onBegin: ({ G }) => {
      G.scored = null;
      G.looks = [];
    },
    onEnd: ({ G }) => {
      G.lately = [...G.lately, G.scored].slice(-2); // TS-2.7
    },
    stages: {
      looks: { moves: { peek: blind(peek), stop: plain(stop) } },
      answer: { moves: { answer: blind(answer) } },
      reply: { moves: { believe: plain(believe), doubt: plain(doubt), steal: plain(steal) } },
      stolen: { moves: { believe: plain(believe), doubt: plain(doubt) } },
      prove: { moves: { name: blind(name) } },
    },
  },

  moves: {
    place: plain(place),
    hide: plain(hide),
    swap: plain(swap),
    peek: blind(peek),
    challenge: plain(challenge),
    boast: plain(boast),
  },

  playerView: ({ G, playerID }) => ({
    ...G,
    line: G.line.map((stone) => (stone.up ? stone : { symbol: null, up: false })),
    glimpse: G.glimpse && { ...G.glimpse, symbol: G.glimpse.player === playerID ? G.glimpse.symbol : null },
  }),
};
