// Devices from which an account was signed in completely. Failures elsewhere are counted
// separately, so that an attacker cannot lock staff out.
import type { CallContext } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { randomToken } from '../../platform/randomness/index.ts';
import type { OperatorParts } from './parts.ts';
import { isKnown, noteDevice } from './store/devices.ts';

export const deviceCookieName = 'baize_staff_device';
const daySeconds = 24 * 3600;
const knownDays = 90;
export const knownMs = knownDays * daySeconds * 1000;

type Call = Pick<CallContext, 'cookies' | 'now'>;

export type From = 'known' | 'elsewhere';

/** Where this call of an account comes from. */
export async function whereFrom(
  { ports }: OperatorParts,
  staffId: string,
  { cookies, now }: Call,
): Promise<From> {
  const token = cookies[deviceCookieName] ?? '';
  const on = ports.database.kysely;
  return (await isKnown(on, { token, staffId }, now - knownMs)) ? 'known' : 'elsewhere';
}

/** Keeps the device known from now on; gives the token to set as its cookie. */
export async function keepDevice(
  { ports }: OperatorParts,
  tx: Tx,
  staffId: string,
  { cookies, now }: Call,
): Promise<string> {
  const held = cookies[deviceCookieName] ?? '';
  const isOurs = held !== '' && (await isKnown(tx, { token: held, staffId }, now - knownMs));
  const token = isOurs ? held : randomToken(ports.randomness);
  await noteDevice(tx, { token, staffId }, now);
  return token;
}

export const deviceCookieSeconds = knownDays * daySeconds;
