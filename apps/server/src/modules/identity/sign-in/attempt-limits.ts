// Limits failed attempts by name and by address. An attempt is counted before it is judged, in the
// database; the operator changes the limits in the policy. [S17]
import { refuse, type Refusal } from '@baize/contract';
import {
  countAttempt,
  failuresOf,
  forgetAttempts,
  settleAttempt,
  takeAttemptBack,
  type Attempt,
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

/** For how long the subject of a counted try is locked, or how often it has failed before. */
export type Tried = { readonly lockedMs: number } | { readonly failures: number };

const triedOf = (attempt: Attempt, { failuresMax }: AttemptLimit): Tried =>
  'lockedMs' in attempt ? attempt : { failures: failuresMax - attempt.left - 1 };

/** Counts a try of an address. */
export async function countAddress(
  { database }: IdentityPorts,
  address: string,
  now: number,
): Promise<Tried> {
  const attempt = await countAttempt(database.kysely, addressSubject(address), addressLimit, now);
  return triedOf(attempt, addressLimit);
}

/** Counts a try of an address; the refusal when it has failed too often. */
export async function refusalOfAddress(
  ports: IdentityPorts,
  address: string,
  now: number,
): Promise<Refusal<'too-many-requests'> | undefined> {
  const tried = await countAddress(ports, address, now);
  return 'lockedMs' in tried ? tooMany(tried.lockedMs) : undefined;
}

export const tooMany = (ms: number) =>
  refuse('too-many-requests', { facts: { seconds: Math.ceil(ms / 1000) } });

/** Counts a try of a name. */
export async function countName(ports: IdentityPorts, key: string, now: number): Promise<Tried> {
  const limit = nameLimit(ports);
  const attempt = await countAttempt(ports.database.kysely, nameSubject(key), limit, now);
  return triedOf(attempt, limit);
}

/** Counts recent failures of a name. */
export const failuresOfName = (ports: IdentityPorts, key: string, now: number): Promise<number> =>
  failuresOf(ports.database.kysely, nameSubject(key), nameLimit(ports), now);

export const forgiveName = ({ database }: IdentityPorts, key: string): Promise<void> =>
  forgetAttempts(database.kysely, nameSubject(key));

/** This try was right. What the address failed for other names stays: nobody buys it off. */
export const forgiveAddress = ({ database }: IdentityPorts, address: string): Promise<void> =>
  takeAttemptBack(database.kysely, addressSubject(address));

/** A right try of a name from an address: what the address failed for other names stays. */
export const forgive = ({ database }: IdentityPorts, key: string, address: string) =>
  settleAttempt(database.kysely, { own: nameSubject(key), shared: addressSubject(address) });

export const locked = (ms: number) =>
  refuse('account-locked', { facts: { minutes: Math.max(1, Math.ceil(ms / minuteMs)) } });
