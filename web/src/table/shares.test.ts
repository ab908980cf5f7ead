import { beforeEach, expect, test } from "vitest";
import { NO_DRAWS, type Fairness } from "./model";
import { withNote } from "./savedRecord";
import {
  checked,
  confirmed,
  faults,
  noted,
  noteOf,
  seedCommitment,
  shareHash,
  shareToOpen,
} from "./shares";

const TABLE = "t1";
const SEED = "00".repeat(32);
const COMMITMENT = seedCommitment(SEED);
const OTHER = "ab".repeat(16);

beforeEach(() => localStorage.clear());

/** Return the note of game 1, and the matching data of an honest server. */
function game(): { share: string; honest: Fairness } {
  const { share } = noted(TABLE, 1, COMMITMENT);
  confirmed(TABLE, shareHash(share));
  const honest = {
    ...NO_DRAWS,
    number: 1,
    commitment: COMMITMENT,
    bound: [shareHash(OTHER), shareHash(share), null],
    shares: [OTHER, share, null],
    settled: true,
    seated: true,
    seed: SEED,
  };
  return { share, honest };
}

function remembered() {
  const note = noteOf(TABLE, 1);
  if (!note) throw new Error("nothing is remembered");
  return note;
}

test("a share is made once for each game, and outlasts a reload", () => {
  const { share } = noted(TABLE, 1, COMMITMENT);
  expect(share).toMatch(/^[0-9a-f]{32}$/);
  expect(noted(TABLE, 1, "another").share).toBe(share);
  expect(remembered().commitment).toBe(COMMITMENT);
  expect(noted(TABLE, 2, COMMITMENT).share).not.toBe(share);
  expect(noteOf("t2", 1)).toBeUndefined();
});

test("an honest game has no faults", () => {
  const { honest } = game();
  expect(faults(remembered(), honest)).toEqual([]);
});

test.each<[string, (honest: Fairness) => Partial<Fairness>]>([
  ["commitment", () => ({ commitment: seedCommitment("11".repeat(32)) })],
  ["share-missing", ({ bound }) => ({ bound: [bound[0] ?? null, null, null], shares: [] })],
  ["share-left-out", () => ({ shares: [OTHER, null, null] })],
  ["share-exchanged", ({ shares }) => ({ shares: ["cd".repeat(16), shares[1] ?? null, null] })],
  ["seed", () => ({ seed: "11".repeat(32) })],
])("the fault %s is found, and is still known after a reload", (fault, changed) => {
  const { honest } = game();
  expect(checked(TABLE, remembered(), { ...honest, ...changed(honest) })).toEqual([
    `unfair-${fault}`,
  ]);
  expect(faults(remembered(), NO_DRAWS)).toEqual([`unfair-${fault}`]);
});

test("a share that the server had not bound is not missed, nor by one without a seat", () => {
  const { honest } = game();
  const without = { ...honest, bound: [null], shares: [null] };
  expect(faults({ ...remembered(), bound: false }, without)).toEqual([]);
  expect(faults(remembered(), { ...without, seated: false })).toEqual([]);
});

test("a share is opened only while all is as it was remembered", () => {
  const { share, honest } = game();
  const begun = { ...honest, shares: [null, null, null], settled: false, seed: null };
  expect(shareToOpen(remembered(), begun)).toBe(share);
  for (const changed of [
    { commitment: "another" },
    { number: 2 },
    { bound: [shareHash(OTHER)] },
    { settled: true },
    { shares: honest.shares },
  ])
    expect(shareToOpen(remembered(), { ...begun, ...changed })).toBeNull();
});

test("a record is saved with what is remembered, as the server's own hashes go on", () => {
  // Made by `mendax.table.record.write.chained(["heading x", "end over", …])`.
  const record = "heading x #58558410\nend over #b4196884\n";
  const note = { game: 1, commitment: "7f", share: "c0", bound: true, faults: [] };
  expect(withNote(record, note)).toBe(`${record}noted '7f c0 #4ce93e43\n`);
});
