// The score of an evening, for the podium, the television and the picture.
import type { ScoreLine, TableView } from "../wire.gen";
import type { Worn } from "../ui/masks";
import { gameTitle, seatName } from "../words.svelte";

export interface ScoreRow {
  readonly name: string;
  readonly of: Worn;
  /** All won games. */
  readonly total: number;
  /** The won games by kind, if several kinds were played. */
  readonly kinds: string;
}

/** Return the score, best first; empty before a second game, when it would repeat the ranks. */
export function scoreRows({ seats, score }: TableView): readonly ScoreRow[] {
  if (score.played.reduce((sum, count) => sum + count, 0) < 2) return [];
  const listed = new Set(score.lines.map((line) => line.seat));
  const others = seats.flatMap((_, seat) => (listed.has(seat) ? [] : [{ seat, won: [] }]));
  const lines: readonly ScoreLine[] = [...score.lines, ...others];
  return lines.map((line) => {
    const seat = seats[line.seat ?? -1];
    const kinds = score.games.flatMap((game, index) =>
      line.won[index] ? `${gameTitle(game)} ${line.won[index]}` : [],
    );
    return {
      name: seatName(seat ?? { name: line.name ?? "", bot: line.bot ?? null }),
      of: seat ?? line,
      total: line.won.reduce((sum, count) => sum + count, 0),
      kinds: score.games.length > 1 ? kinds.join(" · ") : "",
    };
  });
}

/** Return the score of the players who have won a game, in words: "Olena 3, Ann 2". */
export function scoreWords(rows: readonly ScoreRow[]): string {
  const won = rows.filter(({ total }) => total > 0);
  return won.map(({ name, total }) => `${name}\u00a0${total}`).join(", ");
}
