// The table of Mia, for the parts of its board.
import type { MiaEvent, MiaReference, MiaView } from "../../wire.gen";
import type { CupTable } from "../dice/cupTable.svelte";
import { tableAround } from "../table.svelte";

export const useTable = tableAround<CupTable<MiaView, MiaEvent, MiaReference>>;
