// After three failures in a row a name is locked for a quarter of an hour [S14]; a right password
// before that forgives them.
export const staffLimit = {
  failuresMax: 3,
  windowMs: 24 * 3_600_000,
  lockMs: 15 * 60_000,
} as const;

const minuteMs = 60_000;

/** How long a lock lasts still, in whole minutes as people are told. */
export const minutesLeft = (ms: number): number => Math.max(1, Math.ceil(ms / minuteMs));
