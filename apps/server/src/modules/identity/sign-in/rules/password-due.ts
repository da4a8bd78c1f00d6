// Decides whether a password must be changed now: somebody else chose it, or it is older than the
// brand allows and the brand forces the change.
export interface DuePolicy {
  /** 0: never. */
  readonly passwordDays: number;
  readonly isForced: boolean;
  readonly now: number;
}

const dayMs = 24 * 3_600_000;
/** An initial password opens nothing after a day. */
export const initialMs = dayMs;

interface Kept {
  /** `initial`: somebody else chose it. */
  readonly passwordKind: 'own' | 'initial';
  readonly passwordChangedAt: number;
}

export function isPasswordDue(
  { passwordKind, passwordChangedAt }: Kept,
  { passwordDays, isForced, now }: DuePolicy,
): boolean {
  if (passwordKind === 'initial') return true;
  return isForced && passwordDays > 0 && now - passwordChangedAt > passwordDays * dayMs;
}

export function isPasswordOver({ passwordKind, passwordChangedAt }: Kept, now: number): boolean {
  return passwordKind === 'initial' && now - passwordChangedAt > initialMs;
}
