// Decides whether a person can have travelled between two places in the time between: not if it was
// faster than any airliner, over more than an inaccurate look-up could be wrong by.

export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
  readonly at: number;
}

const earthKilometres = 6371;
const fastestPerHour = 1000;
/** Look-ups of addresses are wrong by as much. */
const slackKilometres = 500;
const hourMs = 3_600_000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great circle between two spots. */
export function kilometresBetween(from: Spot, to: Spot): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const across = radians(to.longitude - from.longitude);
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across / 2) ** 2;
  return 2 * earthKilometres * Math.asin(Math.min(1, Math.sqrt(half)));
}

export function isImpossible(from: Spot, to: Spot): boolean {
  const kilometres = kilometresBetween(from, to);
  if (kilometres <= slackKilometres) return false;
  const hours = Math.abs(to.at - from.at) / hourMs;
  return kilometres - slackKilometres > hours * fastestPerHour;
}
