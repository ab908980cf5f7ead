// The players whose hands were looked at on a shared phone when it was not their turn. Their own
// next turn removes them, so each player learns of a look that was not theirs, also after a reload.
import { store, stored } from "../storage";

export class Looked {
  readonly #key: string;
  seats: readonly number[] = $state.raw([]);

  /** Seats move between two games, so each game of a table has its own list. */
  constructor(table: string, game: number) {
    this.#key = `mendax-looked-${table}-${game}`;
    const seats = (stored(this.#key, "sessionStorage") ?? "").split(",").filter(Boolean);
    this.seats = seats.map(Number);
  }

  /** Note that the hand of a seat was shown out of turn. */
  add(seat: number): void {
    if (!this.seats.includes(seat)) this.#keep([...this.seats, seat]);
  }

  /** Forget a seat, whose player has had a turn since. */
  remove(seat: number): void {
    if (this.seats.includes(seat)) this.#keep(this.seats.filter((one) => one !== seat));
  }

  #keep(seats: readonly number[]): void {
    this.seats = seats;
    store(this.#key, seats.length ? seats.join(",") : null, "sessionStorage");
  }
}
