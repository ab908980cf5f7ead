// The table of Mia, as the parts of its board see it.
import type { MiaEvent, MiaReference, MiaView } from "../../wire.gen";
import type { CupTable } from "../dice/cupTable.svelte";
import { tableAround } from "../table.svelte";

export const useTable = tableAround<CupTable<MiaView, MiaEvent, MiaReference>>;
