// Where tips learn what can be said at a table and what was said last: the table's screen knows.
import type { Order } from "../boards/board";

export const ORDER = Symbol("order");
export type OrderNow = () => Order | null;
