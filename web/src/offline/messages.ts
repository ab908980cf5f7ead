// The messages between the page and the worker that runs the tables.

/** The reasons why playing without a server can't start here, as keys of the catalogue. */
export type Failure =
  "web-local-no-wasm" | "web-local-forbidden" | "web-local-failed" | "web-local-stuck";

export type ToWorker =
  /** Start Python from the files below this address. */
  | { readonly kind: "start"; readonly files: string }
  | {
      readonly kind: "ask";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string;
    }
  | { readonly kind: "connect"; readonly socket: number; readonly table: string }
  | { readonly kind: "send"; readonly socket: number; readonly text: string }
  | { readonly kind: "disconnect"; readonly socket: number };

export type FromWorker =
  /** `keeps`: whether games are stored on this device, so that they outlive the page. */
  | { readonly kind: "ready"; readonly keeps: boolean }
  | { readonly kind: "failed"; readonly why: Failure; readonly error: string }
  | {
      readonly kind: "answer";
      readonly id: number;
      readonly status: number;
      readonly text: string;
    }
  | { readonly kind: "opened"; readonly socket: number }
  | { readonly kind: "heard"; readonly socket: number; readonly text: string }
  | { readonly kind: "closed"; readonly socket: number; readonly code: number };
