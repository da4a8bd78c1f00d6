// Closes the account for good, by the password as the last word. What is left of the balance is
// held for a bank account in the same transaction, and no more bonus money is lost than was shown;
// every session and every second factor ends.
import { isRefusal, refuse, type identity, type Refusal } from '@baize/contract';
import { unitsFromNumber, unitsToNumber, type Units } from '@baize/money';
import type { Action, Call } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { countName, forgiveName, locked } from '../../sign-in/attempt-limits.ts';
import { tellMember } from '../../accounts/notices.ts';
import { endEverything } from '../../sign-in/end-everything.ts';
import type { IdentityParts } from '../../ports.ts';
import { verifyPaymentPassword } from '../../accounts/payment-password.ts';
import { deviceOf } from '../../accounts/rules/device.ts';
import { sessionCookie } from '../../sign-in/open-session.ts';
import { closePlayer, lockPlayer } from '../../accounts/store/account-writer.ts';
import {
  findForSignInById,
  keyOfUsername,
  readNoticeContact,
} from '../../accounts/store/player-reader.ts';

type Closing = Call<typeof identity.closeAccount>;

const paymentRefusals = {
  missing: refuse('payment-password-missing'),
  locked: refuse('payment-password-locked'),
  wrong: refuse('payment-password-wrong'),
} as const;

/** Takes the transaction back and carries why. */
class Declined extends Error {
  readonly refusal: Refusal<'bank-card-not-found' | 'bonus-changed'>;
  constructor(refusal: Refusal<'bank-card-not-found' | 'bonus-changed'>) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

export const closeAccount =
  (parts: IdentityParts): Action<typeof identity.closeAccount> =>
  async (call) => {
    const { ports } = parts;
    const refusal = (await refusalOfPassword(parts, call)) ?? (await refusalOfMoney(parts, call));
    if (refusal) return refusal;
    const contact = await readNoticeContact(ports.database.kysely, call.caller.playerId);
    const paid = await ports.database
      .transaction((tx) => close(parts, tx, call, contact?.email ?? contact?.mobile))
      .catch((error: unknown) => {
        if (error instanceof Declined) return error.refusal;
        throw error;
      });
    if (isRefusal(paid)) return paid;
    call.setCookie(sessionCookie, null);
    return { paidOut: unitsToNumber(paid) };
  };

async function refusalOfPassword({ ports }: IdentityParts, { caller, input, now }: Closing) {
  const player = await findForSignInById(ports.database.kysely, caller.playerId);
  const key = keyOfUsername(caller.username);
  const tried = await countName(ports, key, now);
  if ('lockedMs' in tried) return locked(tried.lockedMs);
  if (!(await ports.passwords.verify(player?.passwordHash, input.password))) {
    return refuse('credentials-wrong');
  }
  await forgiveName(ports, key);
  return undefined;
}

async function refusalOfMoney({ ports }: IdentityParts, { caller, input }: Closing) {
  const { playerId, currency } = caller;
  const standing = await ports.closing.standing({ playerId, currency });
  const { cash, inPlay, bonus, openRounds } = standing;
  if (inPlay > 0n || openRounds > 0) return refuse('round-open');
  if (bonus > bonusShownIn(input)) return refuse('bonus-changed');
  if (cash === 0n) return undefined;
  if (!input.bankCardId) return refuse('bank-card-not-found');
  const judged = await verifyPaymentPassword(ports, playerId, input.paymentPassword ?? '');
  return judged === 'ok' ? undefined : paymentRefusals[judged];
}

const bonusShownIn = ({ bonus = 0 }: Closing['input']): Units => unitsFromNumber(bonus) ?? 0n;

/** Gives what is paid out. */
async function close(
  parts: IdentityParts,
  tx: Tx,
  call: Closing,
  to: string | undefined,
): Promise<Units> {
  const { ports } = parts;
  const { caller, input, now, address, userAgent } = call;
  const { playerId, currency } = caller;
  const cardId = input.bankCardId ?? '';
  const { username } = caller;
  const shown = { username, bonusShown: bonusShownIn(input) };
  const leaving = { playerId, currency, cardId, at: now, intent: call.intent, ...shown };
  await ports.closing.begin(tx, leaving);
  await lockPlayer(tx, playerId);
  const paid = await ports.closing.payOut(tx, leaving);
  if (isRefusal(paid)) throw new Declined(paid);
  await closePlayer(tx, playerId, now);
  await ports.factors.dropAll(tx, `player:${playerId}`);
  await endEverything(parts, tx, playerId, 'account-closed');
  const news = { playerId, at: now, address, device: deviceOf(userAgent) };
  const receiver = to === undefined ? {} : { to };
  await tellMember(ports, tx, { ...news, notice: 'account-closed', ...receiver });
  return paid;
}
