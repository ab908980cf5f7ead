// A short replay of Mia for tests: the start, a shake, a look, a lie.
import { TABLE, VIEW } from "../boards/mia/fixtures";
import type { ReplayOut } from "../wire.gen";

export const REPLAY: ReplayOut = {
  game: 1,
  games: 2,
  table: TABLE,
  you: 0,
  open: true,
  may_open: true,
  places: [1, 2],
  reason: { key: "mia-end-last-standing", arguments: {} },
  whole: true,
  steps: [
    {
      entries: [{ number: 5, at: 1, actor: "table", events: [] }],
      fresh: true,
      view: { ...VIEW, you: null, phase: "open", roller: null } as never,
    },
    {
      entries: [
        { number: 6, at: 2, actor: "seat1", events: [{ kind: "shaken", seat: 0 }] },
        { number: 7, at: 3, actor: "chance", events: [{ kind: "fell", seat: 0, draw: 1 }] },
      ],
      fresh: false,
      view: { phase: "cup", roller: 0, roll: 53 } as never,
    },
    {
      entries: [{ number: 8, at: 4, actor: "seat1", events: [{ kind: "looked", seat: 0 }] }],
      fresh: false,
      view: { looked: true } as never,
    },
    {
      entries: [
        {
          number: 9,
          at: 5,
          actor: "seat1",
          events: [{ kind: "announced", seat: 0, value: 66, looked: true }],
        },
      ],
      fresh: false,
      view: { claims: [{ seat: 0, value: 66, how: "looked" }], turn: 1 } as never,
    },
  ],
};
