// Each offer of Sword of Lies is taken by the named buttons.
import { render, screen } from "../../rendering";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { OfferOut, SwordOfLiesView } from "../../wire.gen";
import { learn, speak } from "../../words.svelte";
import { act, CASTLING, game, usual, WAR_ROWS } from "./fixtures";
import SwordTable from "./SwordTable.svelte";

beforeEach(async () => {
  act.mockReset();
  await speak("en");
  await learn("sword_of_lies");
});

const offer = (action: object, ...slots: object[]): OfferOut => ({ action, slots }) as OfferOut;
const between = (field: string, low: number, high: number): object => ({
  kind: "between",
  field,
  low,
  high,
});
const FOLD = offer({ kind: "fold" });
const BETTING = { phase: "betting", level: 2, bets: [0, 2, 0], blind: 1, round: 1 } as const;
const ASKED = {
  phase: "asked",
  turn: 0,
  trade: { seat: 1, own: 0, of: 0, theirs: 1, chips: 0, price: null, words: "" },
} as const;
const PRICE = offer({ kind: "name-price", chips: 1, words: "" }, between("chips", 0, 9), {
  kind: "free-text",
  field: "words",
  longest: 60,
});
const DEAL = {
  number: 3,
  seat: 1,
  to: 0,
  chips: 5,
  mine: "spare",
  yours: "strike-seat3",
  words: "psst",
  private: true,
};
const TALKS = {
  phase: "negotiation" as const,
  rows: WAR_ROWS,
  war_round: 1,
  deals: [DEAL],
  armed: [2, 1, 1],
};

const CASES: readonly [
  string,
  Partial<SwordOfLiesView>,
  readonly OfferOut[],
  readonly RegExp[],
  object,
][] = [
  [
    "a question about a card",
    {},
    CASTLING,
    [/^Cyd: the second/, /^Interrogate/],
    { kind: "interrogate", of: 2, place: 1 },
  ],
  [
    "a trade for two cards and a chip",
    {},
    CASTLING,
    [/^Bob: the second/, /^Ann: the first card/, /^More/, /^Offer a trade/],
    { kind: "offer-trade", own: 0, of: 1, theirs: 1, chips: 1 },
  ],
  ["an action that the server refuses with a reason", {}, CASTLING, [/^Skip/], { kind: "skip" }],
  [
    "a favour as a price",
    ASKED,
    [offer({ kind: "agree" }), PRICE],
    [/favour/, /price/i],
    {
      ...{ kind: "name-price", chips: 0, words: "peace" },
    },
  ],
  [
    "a raise in the server's range",
    BETTING,
    [FOLD, offer({ kind: "call" }), offer({ kind: "raise", to: 4 }, between("to", 4, 199))],
    [/^most/, /^Raise to 199/],
    { kind: "raise", to: 199 },
  ],
  [
    "all in after a second question",
    BETTING,
    [FOLD, offer({ kind: "all-in" })],
    [/^All in/, /^Yes, all 200 chips/],
    { kind: "all-in" },
  ],
  [
    "a signature",
    TALKS,
    [offer({ kind: "ready" }), offer({ kind: "sign-deal", number: 3 })],
    [/^Sign/],
    { kind: "sign-deal", number: 3 },
  ],
];

test.each(CASES)("buttons send %s", async (_, view, given, names, sent) => {
  const offers = [...given];
  render(SwordTable, { ...usual, shown: game(view, offers), offers });
  for (const name of names) {
    const field = screen.queryByRole("textbox");
    if (field && name.source === "price") await userEvent.type(field, "peace");
    await userEvent.click((await screen.findAllByRole("button", { name }))[0] as HTMLElement);
    if (name !== names.at(-1)) expect(act).not.toHaveBeenCalled();
  }
  expect(act).toHaveBeenCalledExactlyOnceWith(sent);
});
