// The page's check of a game against the laws of fairness: at honest servers and at every server of
// `testbed/cheating_servers.py`, whose messages are made for each run.
import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { AnyEvent, SocketOut } from "../wire.gen";
import { BLANK, heard, type Evidence } from "./model";
import { commitment, Dealer, hmacSha256, seedCommitment } from "./scheme";
import { hex } from "./sha256";
import { shareHash, type Note } from "./shares";
import { judge, outcomes, type Report } from "./witness";

interface Transcript {
  readonly name: string;
  readonly laws: readonly string[];
  readonly unseen_by: readonly string[];
  readonly messages: readonly SocketOut[];
  readonly notes: readonly Pick<Note, "game" | "commitment" | "share" | "opened">[];
  readonly draws: readonly number[];
}

const INSTALLED = ["../.venv/bin/python", "../.venv/Scripts/python.exe"].map((path) =>
  resolve(path),
);
const PYTHON = INSTALLED.find((path) => existsSync(path)) ?? "python3";
const SERVERS = JSON.parse(
  execFileSync(PYTHON, ["-m", "testbed.cheated_games"], {
    cwd: "..",
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  }),
) as readonly Transcript[];

/** Return the evidence of every game in a transcript, at its end. */
function games({ messages }: Transcript): Evidence[] {
  let model = BLANK;
  const found = new Map<number, Evidence>();
  for (const message of messages) {
    model = heard(model, message, 0);
    if (model.evidence.number) found.set(model.evidence.number, model.evidence);
  }
  return [...found.values()];
}

/** Return the check of every game, with or without this device's notes. */
function reports(server: Transcript, noted: boolean): Report[] {
  return games(server).map((evidence) => {
    const known = server.notes.find((note) => note.game === evidence.number);
    return judge(
      evidence,
      noted && known ? { ...known, bound: true, faults: [] } : undefined,
      true,
    );
  });
}

const honest = SERVERS.filter(({ laws }) => !laws.length);
const cheats = SERVERS.filter(({ laws }) => laws.length);
const named = (servers: readonly Transcript[]) => servers.map((one) => [one.name, one] as const);

test("every server is tried", () => {
  expect([honest.length, cheats.length > 20]).toEqual([3, true]);
});

test.each(named(honest))("%s: every draw is repeated without a fault", (_, server) => {
  for (const noted of [true, false]) {
    const found = reports(server, noted);
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    expect(found.map(({ redone }) => redone)).toEqual(server.draws);
    expect(found.map(({ extent }) => extent)).toEqual(server.draws.map(() => "redone"));
  }
});

test.each(named(cheats))(
  "%s is noticed, unless it is listed as invisible to the page",
  (_, server) => {
    const broken = server.laws.map((law) => `unfair-${law}`);
    const found = reports(server, true).flatMap(({ faults }) => faults);
    expect(broken.some((law) => found.includes(law))).toBe(!server.unseen_by.includes("page"));
    const watched = reports(server, false).flatMap(({ faults }) => faults);
    const seen = !server.unseen_by.includes("spectator");
    expect(broken.some((law) => watched.includes(law))).toBe(seen);
  },
);

describe("a game that was not received completely", () => {
  const [evidence] = honest.flatMap(games);
  if (!evidence) throw new Error("no game");

  test("is not checked", () => {
    const part = judge({ ...evidence, whole: false }, undefined, true);
    expect([part.extent, part.redone, part.faults]).toEqual(["part", 0, []]);
  });

  test("is checked as far as it goes while it runs", () => {
    const running = judge({ ...evidence, entries: evidence.entries.slice(0, 4) }, undefined);
    expect([running.extent, running.redone, running.faults]).toEqual(["so-far", 0, []]);
    expect(running.checks.length).toBeGreaterThan(0);
  });

  test("promises to repeat the draws only if that will be possible", () => {
    const running = { ...evidence, entries: evidence.entries.slice(0, 4) };
    const extent = (changed: object, openSeed: boolean): string =>
      judge(
        {
          ...running,
          table: evidence.table && {
            ...evidence.table,
            ...changed,
            settings: { ...evidence.table.settings, open_seed: openSeed },
          },
        },
        undefined,
      ).extent;
    expect(extent({}, true)).toBe("so-far");
    expect(extent({}, false)).toBe("secret");
    expect(extent({ game: "from-a-package" }, true)).toBe("salts");
    expect(extent({ game: "from-a-package" }, false)).toBe("secret");
    expect(judge({ ...running, table: null }, undefined).extent).toBe("salts");
  });

  test("repeats no draw under unknown rules", () => {
    for (const table of [
      evidence.table && { ...evidence.table, edition: 99 },
      evidence.table && { ...evidence.table, game: "toString" },
    ]) {
      const other = judge({ ...evidence, table }, undefined, true);
      expect([other.extent, other.redone, other.faults]).toEqual(["salts", 0, []]);
      expect(other.opened).toBeGreaterThan(0);
    }
  });

  test("reports no withheld seed at a table that keeps it secret", () => {
    const entries = evidence.entries.map((entry) => ({
      ...entry,
      events: entry.events.filter(({ kind }) => kind !== "seed-opened"),
    }));
    const settings = evidence.table && { ...evidence.table.settings, open_seed: false };
    const table = evidence.table && settings && { ...evidence.table, settings };
    const secret = judge({ ...evidence, entries, table }, undefined, true);
    expect([secret.extent, secret.faults]).toEqual(["secret", []]);
  });
});

test("a promise noted by this device counts after later messages", () => {
  const server = honest[0];
  const [evidence] = server ? games(server) : [];
  const known = server?.notes[0];
  if (!evidence?.table || !known) throw new Error("no game");
  const entries = evidence.entries.map((entry) => ({
    ...entry,
    events: entry.events.filter(({ kind }) => kind !== "seed-opened"),
  }));
  const withheld = (noted: boolean, says: boolean): boolean => {
    const settings = { ...evidence.table!.settings, open_seed: says };
    const note = { ...known, bound: true, faults: [], openSeed: noted };
    const now = { ...evidence, entries, table: { ...evidence.table!, settings } };
    return judge(now, note, true).faults.includes("unfair-seed-withheld");
  };
  expect([withheld(true, false), withheld(false, true)]).toEqual([true, false]);
});

test("a share that is opened after the draws is a fault", () => {
  const [evidence] = honest.flatMap(games);
  const late: AnyEvent = { kind: "share-added", seat: 0, share: "ab".repeat(16) };
  const entries = [...(evidence?.entries ?? [])];
  const last = entries.pop();
  if (!evidence || !last) throw new Error("no game");
  entries.push({ ...last, events: [...last.events, late] });
  expect(judge({ ...evidence, entries }, undefined).faults).toContain("unfair-share-late");
});

// Made by the server's `core.draw.commit(bytes(range(16)), 3, "fall 62")`.
const SALT = "000102030405060708090a0b0c0d0e0f";
const SEAL = "047c83e28a661b8c71968eb37cd1039588c99bece4d8b6e8a14af8afb1cfa57c";

test("the browser makes the same commitment as the server", () => {
  expect(commitment(SALT, 3, "fall 62")).toBe(SEAL);
  expect(commitment(SALT, 4, "fall 62")).not.toBe(SEAL);
});

test("an outcome is spelled from the shown fields only", () => {
  const turned: AnyEvent = { kind: "turned-up", draw: 8, seat: 0, face: "7h" };
  expect(outcomes(turned, ["turn-up '{face}"])).toEqual(["turn-up '7h"]);
  const landed: AnyEvent = { kind: "shown", draw: 4, die: 2, pips: 5 };
  expect(outcomes(landed, ["fall {pips}", "fall-open {pips}"])).toEqual(["fall 5", "fall-open 5"]);
  // A committed outcome cannot be exchanged, and neither can its number.
  expect(outcomes(landed, ["fall 3", "fall {draw}"])).toEqual([]);
});

// The test vectors of docs/fairness.md.
const SEED = "51cd0abd096506a33341e9dc358937fe3504ef4cc1c0e19708c664d092750a0f";
const SHARES = ["00112233445566778899aabbccddeeff", null, "00".repeat(16)];

test("seeds, shares, salts and draws equal the examples of the docs", () => {
  expect(seedCommitment(SEED)).toBe(
    "de303c9fa8c5cc230432e75669e1644eb3d8ee94aa2935aa8a6bf9747fc2e250",
  );
  expect(shareHash(SHARES[0] ?? "")).toBe(
    "b69fa1db4c9be3c46600c4305fc5917e7117d0a5d1f876eacafe02cd6cfdd2f4",
  );
  const dealer = new Dealer(SEED, SHARES);
  expect(dealer.salt(1)).toBe("eb520412dd58dff4ba0f367de5e493cf");
  const die = [1, 1, 1, 1, 1, 1];
  const pips = Array.from({ length: 12 }, (_, draw) => dealer.place(draw, die) + 1);
  expect(pips.join("")).toBe("535131634432");
  expect(dealer.place(0, [])).toBe(-1);
});

test("more than 256 tickets take numbers of two bytes", () => {
  const dealer = new Dealer(SEED, SHARES);
  // Made by `Dealer.place(n, [1] * 300)` in Python.
  const places = Array.from({ length: 4 }, (_, draw) =>
    dealer.place(
      draw,
      Array.from({ length: 300 }, () => 1),
    ),
  );
  expect(places).toEqual([260, 41, 291, 151]);
});

test("HMAC is that of RFC 2104", () => {
  const key = Uint8Array.from({ length: 32 }, (_, at) => at);
  const message = new TextEncoder().encode("mendax");
  expect(hex(hmacSha256(key, message))).toBe(
    createHmac("sha256", key).update(message).digest("hex"),
  );
});
