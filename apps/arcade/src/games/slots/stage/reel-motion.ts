// The motion of a reel: a short draw back, a run at full speed, and a landing that overshoots a
// little and settles exactly where the server stopped it. Pure; distances are in cells, times in
// ms.

/** Cells a millisecond at full speed. */
export const cruiseSpeed = 0.028;
const drawBackMs = 110;
const drawBackSpeed = -0.0022;
const speedUpMs = 190;
const overshoot = 0.13;
const settleFrom = 0.72;
const travelCells = 5;

/** The speed of a reel that has been turning for so long; negative while it draws back. */
export function spinSpeed(turnedMs: number): number {
  if (turnedMs < drawBackMs) return drawBackSpeed;
  return cruiseSpeed * Math.min(1, (turnedMs - drawBackMs) / speedUpMs);
}

/** The place, further along the tape, where a reel now at `position` comes to rest. */
export function landingPlace(position: number): number {
  return Math.floor(position - travelCells);
}

/** How far a reel has come since the order to stop, of `distance`; `share` of the time is over. */
export function landedBy(share: number, distance: number, landMs: number): number {
  if (share >= 1) return distance;
  if (share >= settleFrom) {
    const back = (share - settleFrom) / (1 - settleFrom);
    return distance + overshoot * (1 - back * back * (3 - 2 * back));
  }
  const x = share / settleFrom;
  const reach = distance + overshoot;
  const startSlope = Math.min(3 * reach, cruiseSpeed * landMs * settleFrom);
  return reach * x * x * (3 - 2 * x) + startSlope * (x * x * x - 2 * x * x + x);
}

export function isBlurred(motion: { turnedMs: number; landingShare: number | undefined }): boolean {
  const { turnedMs, landingShare } = motion;
  if (landingShare !== undefined) return landingShare < settleFrom * 0.5;
  return turnedMs > drawBackMs + speedUpMs * 0.6;
}
