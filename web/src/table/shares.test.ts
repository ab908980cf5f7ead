import { beforeEach, expect, test } from "vitest";
import type { AnyEvent } from "../wire.gen";
import { NO_EVIDENCE, type Evidence } from "./model";
import { withNote } from "./savedRecord";
import { seedCommitment } from "./scheme";
import {
  accepted,
  checked,
  confirmed,
  noted,
  noteOf,
  otherCommitments,
  promised,
  said,
  shareHash,
  shareToOpen,
} from "./shares";
import { shareFaults } from "./witness";

const TABLE = "t1";
const SEED = "00".repeat(32);
const COMMITMENT = seedCommitment(SEED);
const OTHER = "ab".repeat(16);

beforeEach(() => localStorage.clear());

interface Told {
  commitment: string;
  bound: (string | null)[];
  opened: (string | null)[];
}

/** Return the note of game 1, and the matching statements of an honest server. */
function game(): { share: string; honest: Told } {
  const { share } = noted(TABLE, 1, COMMITMENT);
  confirmed(TABLE, shareHash(share));
  accepted(TABLE, 1);
  const bound = [shareHash(OTHER), shareHash(share), null];
  return { share, honest: { commitment: COMMITMENT, bound, opened: [OTHER, share] } };
}

const DRAWN: AnyEvent = { kind: "committed", draw: 0, commitment: "aa" };

/** Return the evidence of a game that began with these statements. */
function evidence({ commitment, bound, opened }: Told, settled = true): Evidence {
  const started: AnyEvent = { kind: "game-started", number: 1, commitment, shares: bound };
  const added = opened.flatMap((share, seat): AnyEvent[] =>
    share === null ? [] : [{ kind: "share-added", seat, share }],
  );
  const all = [started, ...added, ...(settled ? [DRAWN] : [])];
  const entries = [{ number: 1, at: 0, actor: "table", events: all }];
  return { ...NO_EVIDENCE, number: 1, seated: true, entries };
}

function remembered() {
  const note = noteOf(TABLE, 1);
  if (!note) throw new Error("nothing is remembered");
  return note;
}

test("a share is made once per game and outlasts a reload", () => {
  const { share } = noted(TABLE, 1, COMMITMENT);
  expect(share).toMatch(/^[0-9a-f]{32}$/);
  expect(noted(TABLE, 1, "another").share).toBe(share);
  expect(remembered().commitment).toBe(COMMITMENT);
  expect(noted(TABLE, 2, COMMITMENT).share).not.toBe(share);
  expect(noteOf("t2", 1)).toBeUndefined();
});

test("an honest game has no faults", () => {
  const { honest } = game();
  expect(shareFaults(remembered(), evidence(honest))).toEqual([]);
  expect(shareFaults(undefined, evidence(honest))).toEqual([]);
});

test.each<[string, (honest: Told) => Partial<Told>]>([
  ["commitment", () => ({ commitment: seedCommitment("11".repeat(32)) })],
  ["share-missing", ({ bound }) => ({ bound: [bound[0] ?? null, null, null], opened: [OTHER] })],
  ["share-left-out", () => ({ opened: [OTHER] })],
  ["share-exchanged", ({ opened }) => ({ opened: ["cd".repeat(16), opened[1] ?? null] })],
])("the fault %s is found, and is still known after a reload", (fault, changed) => {
  const { honest } = game();
  const found = shareFaults(remembered(), evidence({ ...honest, ...changed(honest) }));
  expect(checked(TABLE, remembered(), found)).toEqual([`unfair-${fault}`]);
  expect(checked(TABLE, remembered(), [])).toEqual([`unfair-${fault}`]);
});

test("the commitments of the other games of a table are known", () => {
  noted(TABLE, 1, COMMITMENT);
  noted(TABLE, 2, "c2");
  noted("t2", 2, "c3");
  expect(otherCommitments(TABLE, 1)).toEqual(["c2"]);
});

test("a share that was not bound, or without a seat, is not missed", () => {
  const { honest } = game();
  const without = evidence({ ...honest, bound: [null], opened: [] });
  expect(shareFaults({ ...remembered(), bound: false }, without)).toEqual([]);
  expect(shareFaults(remembered(), { ...without, seated: false })).toEqual([]);
});

test("a share that the server did not accept in time may be left out", () => {
  const { honest } = game();
  const late = evidence({ ...honest, opened: [OTHER] });
  expect(shareFaults({ ...remembered(), opened: false }, late)).toEqual([]);
});

test("the opened shares are not judged if entries are missing", () => {
  const { honest } = game();
  const exchanged = evidence({ ...honest, opened: ["cd".repeat(16)] });
  expect(shareFaults(remembered(), exchanged)).toHaveLength(2);
  expect(shareFaults(remembered(), { ...exchanged, whole: false })).toEqual([]);
});

test("a note keeps every fact in any order", () => {
  const first = noted(TABLE, 1, COMMITMENT);
  accepted(TABLE, 1);
  checked(TABLE, first, ["unfair-draw"]);
  promised(TABLE, first, true);
  confirmed(TABLE, shareHash(first.share));
  const facts = { bound: true, opened: true, openSeed: true, faults: ["unfair-draw"] };
  expect(remembered()).toEqual({ ...first, ...facts });
});

test("a share is opened only if the remembered facts are unchanged", () => {
  const { share, honest } = game();
  const opens = (changed: Partial<Told>, settled = false): string | null =>
    shareToOpen(remembered(), said(evidence({ ...honest, opened: [], ...changed }, settled)));
  expect(opens({})).toBe(share);
  expect(opens({ commitment: "another" })).toBeNull();
  expect(opens({ bound: [shareHash(OTHER)] })).toBeNull();
  expect(opens({}, true)).toBeNull();
  expect(opens({ opened: honest.opened })).toBeNull();
  expect(shareToOpen({ ...remembered(), game: 2 }, said(evidence(honest, false)))).toBeNull();
  expect(shareToOpen(remembered(), said(NO_EVIDENCE))).toBeNull();
});

test("a saved record contains the remembered facts", () => {
  // Made by `mendax.table.record.write.chained(["heading x", "end over", …])`.
  const record = "heading x #58558410\nend over #b4196884\n";
  const note = { commitment: "7f", share: "c0", earlier: [] };
  expect(withNote(record, note)).toBe(`${record}noted '7f c0 #4ce93e43\n`);
  const line = (changes: object): string | undefined =>
    withNote(record, { ...note, ...changes })
      .split("\n")[2]
      ?.slice(0, -10);
  expect(line({ openSeed: true })).toBe("noted '7f c0 yes");
  expect(line({ openSeed: false, earlier: ["1a", "ab"] })).toBe("noted '7f c0 no ('1a ab)");
  expect(line({ earlier: ["ab"] })).toBe("noted '7f c0 - (ab)");
  expect(line({ opened: true })).toBe("noted '7f c0 - () yes");
  expect(line({ openSeed: true, earlier: ["ab"], opened: true })).toBe("noted '7f c0 yes (ab) yes");
});

test("the promise to open the seed is noted once, when the game begins", () => {
  const note = noted(TABLE, 1, COMMITMENT);
  promised(TABLE, note, true);
  promised(TABLE, remembered(), false);
  expect(remembered().openSeed).toBe(true);
});
