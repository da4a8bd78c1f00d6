// The first password of an account: made by the house, told once, good for a day and for nothing
// but choosing another one.
import type { Randomness } from '../../platform/randomness/index.ts';
import type { OperatorParts } from './parts.ts';
import type { NewPassword } from './store/staff.ts';

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;
const goodMs = 24 * 3_600_000;

/** 80 bits, in groups that can be read out. */
function drawPassword(randomness: Randomness): string {
  const drawn = [...randomness.bytes(groups * groupLength)].map((byte) => letters[byte % 32]);
  return Array.from({ length: groups }, (_, group) =>
    drawn.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-');
}

export async function makeFirstPassword(
  { ports, passwords }: OperatorParts,
  now: number,
): Promise<NewPassword & { readonly password: string }> {
  const password = drawPassword(ports.randomness);
  const hash = await passwords.hash(password);
  return { password, hash, kind: 'initial', until: now + goodMs };
}
