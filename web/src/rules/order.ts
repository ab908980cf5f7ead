// Gives tips the order of claims and the last claim; the table's screen provides it.
import type { Order } from "../boards/board";

export const ORDER = Symbol("order");
export type OrderNow = () => Order | null;
