// The state of the explore page as its address, to be shared and bookmarked.

export type MapKind = "say" | "doubt" | "lie";
export const MAPS: readonly MapKind[] = ["say", "doubt", "lie"];
/** The largest table whose strategy can be requested. */
export const MOST_SEATS = 6;

/** A rule set: a preset and the changes to it, as words. */
export interface RuleSet {
  readonly preset: string;
  readonly changes: readonly string[];
}

export interface Shown {
  readonly rules: RuleSet;
  /** The rule set for comparison. */
  readonly against: RuleSet | null;
  readonly seats: number;
  /** The lives left, from the player with the cup; empty: all of them. */
  readonly lives: readonly number[];
  /** The value to beat in its written form; null: the opener. */
  readonly toBeat: string | null;
  readonly map: MapKind;
}

const words = (text: string | null): string[] =>
  (text ?? "").split(/[ ,]/).filter((word) => /^[a-z0-9_]+=[a-z0-9_]+$/.test(word));

/**
 * Return the state in an address, with defaults for invalid parts. `usual`: the game's default
 * preset.
 */
export function readAddress(search: string, usual: string): Shown {
  const query = new URLSearchParams(search);
  const seats = Math.round(Number(query.get("seats") ?? 2));
  const known = Number.isFinite(seats) && seats >= 2 && seats <= MOST_SEATS ? seats : 2;
  const lives = (query.get("lives") ?? "")
    .split(",")
    .map(Number)
    .filter((count) => Number.isInteger(count) && count > 0 && count < 100);
  const map = query.get("map") as MapKind;
  const other = query.get("preset2");
  return {
    rules: { preset: query.get("preset") ?? usual, changes: words(query.get("rules")) },
    against:
      other === null && !query.has("rules2")
        ? null
        : { preset: other ?? usual, changes: words(query.get("rules2")) },
    seats: known,
    lives: lives.length >= 2 && lives.length <= known ? lives : [],
    toBeat: query.get("over"),
    map: MAPS.includes(map) ? map : "say",
  };
}

/** Return the address of a state, which `readAddress` reads; defaults are left out. */
export function writeAddress(shown: Shown, usual: string): string {
  const query = new URLSearchParams();
  if (shown.rules.preset !== usual) query.set("preset", shown.rules.preset);
  if (shown.rules.changes.length) query.set("rules", shown.rules.changes.join(","));
  if (shown.against) {
    query.set("preset2", shown.against.preset);
    if (shown.against.changes.length) query.set("rules2", shown.against.changes.join(","));
  }
  if (shown.seats !== 2) query.set("seats", String(shown.seats));
  if (shown.lives.length) query.set("lives", shown.lives.join(","));
  if (shown.toBeat !== null) query.set("over", shown.toBeat);
  if (shown.map !== "say") query.set("map", shown.map);
  const text = query.toString().replaceAll("%2C", ",").replaceAll("%3D", "=");
  return text ? `?${text}` : "";
}
