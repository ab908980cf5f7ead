// The place of a seat on the page, on any board.

/** Return the box in which a seat is drawn in sight; null if there is none. */
export function seatAt(seat: number): DOMRect | null {
  for (const place of document.querySelectorAll(`[data-seat="${seat}"], [data-place="${seat}"]`)) {
    const box = place.getBoundingClientRect();
    if (box.width && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
}
