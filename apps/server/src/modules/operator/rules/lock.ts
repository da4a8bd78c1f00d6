// After three failures in a row a member of staff is locked for a while [S10]; a right password
// before that forgives them.
const failuresMax = 3;
const lockMs = 15 * 60_000;

export interface SignInTry {
  readonly failures: number;
  readonly lockedUntil: number | null;
}

export function isLocked({ lockedUntil }: SignInTry, now: number): boolean {
  return lockedUntil !== null && lockedUntil > now;
}

/** What stands after one more wrong password. */
export function afterFailure({ failures }: SignInTry, now: number): SignInTry {
  const count = failures + 1;
  return count >= failuresMax
    ? { failures: 0, lockedUntil: now + lockMs }
    : { failures: count, lockedUntil: null };
}
