// Makes a player without a form: for the seeded world and for whoever may register others. The
// rules of registration are the caller's to keep; a username is still taken only once.
import type { IdentityParts } from './parts.ts';
import { newId } from '../../platform/randomness/index.ts';
import { insertPaymentHash } from './store/payment-store.ts';
import { keyOfUsername } from './store/player-reader.ts';
import { insertPlayer } from './store/player-writer.ts';

export interface Enrolment {
  readonly username: string;
  readonly password: string;
  /** The family's code: 0 member, 1 agent. */
  readonly type: number;
  readonly payeeName?: string;
  readonly paymentPassword?: string;
  readonly affiliateCode?: string;
  readonly uplineId?: string;
}

/** The new player's id; undefined when the username is taken. */
export async function enrol(
  { ports }: IdentityParts,
  { username, password, paymentPassword, ...facts }: Enrolment,
): Promise<string | undefined> {
  const now = ports.clock.now();
  const id = newId(now, ports.randomness);
  const passwordHash = await ports.passwords.hash(password);
  const paymentHash = paymentPassword && (await ports.passwords.hash(paymentPassword));
  const { currency } = ports;
  const usernameKey = keyOfUsername(username);
  const player = { ...facts, id, username, usernameKey, passwordHash, currency };
  return ports.database.transaction(async (tx) => {
    if (!(await insertPlayer(tx, player, now))) return undefined;
    if (paymentHash) await insertPaymentHash(tx, id, paymentHash, now);
    return id;
  });
}
