// After three failures in a row a name is locked for a quarter of an hour [S14]; a right password
// before that forgives them. A lock of failures elsewhere never keeps a known device out.
const minuteMs = 60_000;
const lockMs = 15 * minuteMs;
const dayMs = 24 * 3_600_000;

export const staffLimit = { failuresMax: 3, windowMs: dayMs, lockMs };

/**
 * Several of the staff may share an address, and anybody can fail from it: from so many failures on
 * its tries cost heavy work for a quarter of an hour, and none is turned away.
 */
export const addressLimit = { failuresMax: 10, windowMs: 15 * minuteMs, lockMs };

/** The first try of a name is free of a proof of work; the next are not, for an hour. */
export const freeLimit = {
  failuresMax: 2,
  windowMs: 60 * minuteMs,
  lockMs: 60 * minuteMs,
};

/** The rest of a lock, in whole minutes as people are told. */
export const minutesLeft = (ms: number): number => Math.max(1, Math.ceil(ms / minuteMs));
