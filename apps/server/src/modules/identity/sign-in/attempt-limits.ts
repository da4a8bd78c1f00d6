// Limits failed attempts by name and by address. An attempt is counted before it is judged, in the
// database; the operator changes the limits in the policy. [S17]
import { refuse, type Refusal } from '@baize/contract';
import {
  countAttempt,
  failuresOf,
  forgetAttempts,
  takeAttemptBack,
  type AttemptLimit,
} from '../../../platform/attempts/index.ts';
import type { IdentityPorts } from '../ports.ts';

const minuteMs = 60_000;
const windowMs = 30 * minuteMs;

/** One address may fail for more than one name, but not for everybody's. */
const addressLimit = { failuresMax: 30, windowMs, lockMs: windowMs, isShared: true } as const;

export const nameSubject = (key: string) => `login:${key}`;
const addressSubject = (address: string) => `login from ${address}`;

export function nameLimit(ports: Pick<IdentityPorts, 'policy'>): AttemptLimit {
  const { loginFailuresMax: failuresMax, loginLockMinutes } = ports.policy();
  return { failuresMax, windowMs, lockMs: loginLockMinutes * minuteMs };
}

/** Counts a try of an address; the refusal when it has failed too often. */
export async function refusalOfAddress(
  { database }: IdentityPorts,
  address: string,
  now: number,
): Promise<Refusal<'too-many-requests'> | undefined> {
  const attempt = await countAttempt(database.kysely, addressSubject(address), addressLimit, now);
  if (!('lockedMs' in attempt)) return undefined;
  return refuse('too-many-requests', { facts: { seconds: Math.ceil(attempt.lockedMs / 1000) } });
}

/** Counts a try of a name: for how long it is locked, and how often it has failed before. */
export async function countName(
  ports: IdentityPorts,
  key: string,
  now: number,
): Promise<{ readonly lockedMs: number } | { readonly failures: number }> {
  const limit = nameLimit(ports);
  const attempt = await countAttempt(ports.database.kysely, nameSubject(key), limit, now);
  return 'lockedMs' in attempt ? attempt : { failures: limit.failuresMax - attempt.left - 1 };
}

/** Counts recent failures of a name. */
export const failuresOfName = (ports: IdentityPorts, key: string, now: number): Promise<number> =>
  failuresOf(ports.database.kysely, nameSubject(key), nameLimit(ports), now);

export const forgiveName = ({ database }: IdentityPorts, key: string): Promise<void> =>
  forgetAttempts(database.kysely, nameSubject(key));

/** This try was right. What the address failed for other names stays: nobody buys it off. */
export const forgiveAddress = ({ database }: IdentityPorts, address: string): Promise<void> =>
  takeAttemptBack(database.kysely, addressSubject(address));

/** Counts recent failures of an address, the attempt under judgement included. */
export const failuresOfAddress = (
  { database }: IdentityPorts,
  address: string,
  now: number,
): Promise<number> => failuresOf(database.kysely, addressSubject(address), addressLimit, now);

export const locked = (ms: number) =>
  refuse('account-locked', { facts: { minutes: Math.max(1, Math.ceil(ms / minuteMs)) } });
