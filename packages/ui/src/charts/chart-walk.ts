// The way along the points of a chart: by keys in the reading direction, and by a finger.

/** The point a key leads to, or undefined when the key is not for charts. */
export function pointAfterKey(key: string, at: number, count: number, rtl: boolean) {
  const forward = rtl ? ['ArrowLeft', 'ArrowUp'] : ['ArrowRight', 'ArrowUp'];
  const back = rtl ? ['ArrowRight', 'ArrowDown'] : ['ArrowLeft', 'ArrowDown'];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (forward.includes(key)) return Math.min(count - 1, at + 1);
  if (back.includes(key)) return Math.max(0, at - 1);
  return undefined;
}

/** The point under a finger, the nearest where it lies outside. */
export function pointUnder(
  x: number,
  { left, width }: Pick<DOMRect, 'left' | 'width'>,
  count: number,
  rtl: boolean,
): number {
  const share = width > 0 ? (x - left) / width : 0;
  const place = Math.floor((rtl ? 1 - share : share) * count);
  return Math.min(count - 1, Math.max(0, place));
}
