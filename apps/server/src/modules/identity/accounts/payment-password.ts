// The payment password, asked for whenever money leaves. Five wrong tries within half an hour lock
// it for half an hour, however many are made at once.
import type { IdentityPorts } from '../ports.ts';
import { countAttempt, forgetAttempts } from '../../../platform/attempts/index.ts';
import { readPaymentHash } from './store/payment-store.ts';

export type PaymentPasswordAnswer = 'ok' | 'missing' | 'wrong' | 'locked';

export const paymentLimit = { failuresMax: 5, windowMs: 30 * 60_000, lockMs: 30 * 60_000 };

const turns = new Map<string, Promise<unknown>>();

/**
 * One after the other for each member: several right ones at once would count as failures until
 * the first is known to be right. Other processes are held by the count alone.
 */
export async function verifyPaymentPassword(
  ports: IdentityPorts,
  playerId: string,
  text: string,
): Promise<PaymentPasswordAnswer> {
  const before = turns.get(playerId) ?? Promise.resolve();
  const turn = before.then(() => judge(ports, playerId, text));
  const ended = turn.catch(() => undefined);
  turns.set(playerId, ended);
  void ended.then(() => turns.get(playerId) === ended && turns.delete(playerId));
  return turn;
}

async function judge(
  ports: IdentityPorts,
  playerId: string,
  text: string,
): Promise<PaymentPasswordAnswer> {
  const on = ports.database.kysely;
  const hash = await readPaymentHash(on, playerId);
  if (hash === undefined) return 'missing';
  const subject = `payment:${playerId}`;
  const attempt = await countAttempt(on, subject, paymentLimit, ports.clock.now());
  if ('lockedMs' in attempt) return 'locked';
  if (!(await ports.passwords.verify(hash, text))) return 'wrong';
  await forgetAttempts(on, subject);
  return 'ok';
}
