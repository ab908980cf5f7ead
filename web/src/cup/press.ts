// Pressing and holding a control: with a finger, a mouse or a key. A screen reader activates a
// control without a press, which is a tap.

export interface Press {
  /** The press begins. */
  readonly begin: () => void;
  /** The press is over after this many milliseconds: -1 if it was broken off, and Infinity for a
   *  key, which is never touched in passing. */
  readonly end: (lasted: number) => void;
  readonly tap: () => void;
}

const KEYS = ["Enter", " "];

/** Return whether a screen reader made this event, which has no size and no pressure. */
function isSynthetic({ width, height, pressure, pointerType }: PointerEvent): boolean {
  return (width === 0 && height === 0) || (pointerType === "touch" && !pressure && width <= 1);
}

export function onPress(control: HTMLElement, { begin, end, tap }: Press): void {
  let began: number | null = null;
  let answered = false;
  const start = (event: Event): void => {
    if (began !== null) return;
    began = event.timeStamp;
    begin();
  };
  const stop = (lasted: number): void => {
    if (began === null) return;
    began = null;
    end(lasted);
  };
  control.addEventListener("pointerdown", (event) => {
    answered = event.button === 0 && !isSynthetic(event);
    if (!answered) return;
    control.setPointerCapture(event.pointerId);
    start(event);
  });
  control.addEventListener("pointerup", ({ timeStamp }) => stop(timeStamp - (began ?? 0)));
  for (const broken of ["pointercancel", "lostpointercapture", "blur"])
    control.addEventListener(broken, () => stop(-1));
  control.addEventListener("keydown", (event) => {
    if (!KEYS.includes(event.key)) return;
    event.preventDefault();
    if (!event.repeat) start(event);
  });
  control.addEventListener("keyup", (event) => {
    if (!KEYS.includes(event.key)) return;
    event.preventDefault();
    stop(Infinity);
  });
  control.addEventListener("contextmenu", (event) => event.preventDefault());
  control.addEventListener("click", () => {
    if (!answered) tap();
    answered = false;
  });
}
