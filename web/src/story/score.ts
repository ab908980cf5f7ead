// The score of an evening, for the podium, the television and the picture.
import type { FormerWinner, SeatView, TableView } from "../wire.gen";
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
  const row = (of: SeatView | FormerWinner, won: readonly number[]): ScoreRow => {
    const kinds = score.games.flatMap((game, index) =>
      won[index] ? `${gameTitle(game)} ${won[index]}` : [],
    );
    return {
      name: seatName({ name: of.name, bot: of.bot ?? null }),
      of,
      total: won.reduce((sum, count) => sum + count, 0),
      kinds: score.games.length > 1 ? kinds.join(" · ") : "",
    };
  };
  return [
    ...seats.map((seat, index) => row(seat, score.won[index] ?? [])),
    ...score.former.map((former) => row(former, former.won)),
  ].sort((one, other) => other.total - one.total);
}

/** Return the score of the players who have won a game, in words: "Olena 3, Ann 2". */
export function scoreWords(rows: readonly ScoreRow[]): string {
  const won = rows.filter(({ total }) => total > 0);
  return won.map(({ name, total }) => `${name}\u00a0${total}`).join(", ");
}
