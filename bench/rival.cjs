// Endless Mia for boardgame.io, in memory, for comparison with our server.
// Usage: node rival.cjs PORT, with boardgame.io installed in the working directory
const { createRequire } = require("module");
const from = createRequire(`${process.cwd()}/package.json`);
const { Server } = from("boardgame.io/server");
const { INVALID_MOVE } = from("boardgame.io/core");

const ORDER = [31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65, 11, 22, 33, 44, 55, 66, 21];
const TOP = ORDER.length - 1;

function step(kind) {
  return {
    client: false,
    move: ({ G, playerID, events, random }, said) => {
      const seat = Number(playerID);
      if (seat !== G.turn) return INVALID_MOVE;
      if (kind === "roll" && G.phase === "open") {
        const [a, b] = [random.D6(), random.D6()];
        G.cups[seat] = ORDER.indexOf(Math.max(a, b) * 10 + Math.min(a, b));
        G.shown = null;
        G.phase = "cup";
      } else if (kind === "announce" && G.phase === "cup" && said > G.said && said <= TOP) {
        Object.assign(G, { said, sayer: seat, turn: (seat + 1) % G.seats, phase: "answer" });
      } else if (kind === "believe" && G.phase === "answer" && G.said < TOP) {
        G.phase = "open";
      } else if (kind === "doubt" && G.phase === "answer") {
        const cup = G.cups[G.sayer];
        const loser = cup < G.said ? G.sayer : seat;
        G.lives[loser] = G.lives[loser] > 1 ? G.lives[loser] - 1 : 99;
        G.cups = G.cups.map(() => null);
        Object.assign(G, { shown: cup, said: -1, sayer: -1, turn: loser, phase: "open" });
      } else {
        return INVALID_MOVE;
      }
      if (G.turn !== seat) events.endTurn({ next: String(G.turn) });
    },
  };
}

const Mia = {
  name: "mia",
  setup: ({ ctx }) => ({
    seats: ctx.numPlayers,
    turn: 0,
    phase: "open",
    said: -1,
    sayer: -1,
    shown: null,
    lives: Array(ctx.numPlayers).fill(99),
    cups: Array(ctx.numPlayers).fill(null),
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    cups: G.cups.map((cup, seat) => (String(seat) === playerID ? cup : null)),
  }),
  moves: { roll: step("roll"), announce: step("announce"), believe: step("believe"), doubt: step("doubt") },
};

Server({ games: [Mia], origins: ["http://127.0.0.1"] }).run(Number(process.argv[2]), () =>
  console.log("listening"),
);
