// Takes an offer: the member's deposit is matched with a part of another member's withdrawal, and
// they see where to pay and until when. Nothing is credited before the part counts as received.
import { isRefusal, refuse, type Refusal, type RefusalOf, type wallet } from '@baize/contract';
import type { Action, Call } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { intentId } from '../../books/store/intent-id.ts';
import { refusalOfLimits } from '../../limits/deposit-guard.ts';
import type { WalletPorts } from '../../ports.ts';
import { refusalOfDebt } from '../../withdrawals/actions/staff-withdrawal.ts';
import { isBlocked } from '../rules/buyer.ts';
import { lockBuyer } from '../store/buyers.ts';
import { hasUnpaid, readMatch, type Match } from '../store/reader.ts';
import { addMatch, lockPart } from '../store/writer.ts';
import { wireMatch } from '../own-match.ts';
import { takeStep } from '../take-step.ts';

type Endpoint = typeof wallet.depositByC2c;
type C2cRefusal = Refusal<RefusalOf<Endpoint>>;

const minuteMs = 60_000;

export const depositByC2c =
  (ports: WalletPorts): Action<Endpoint> =>
  async (call) => {
    const { playerId } = call.caller;
    const id = intentId('deposit', playerId, call.intent);
    const earlier = await readMatch(ports.database.kysely, id);
    if (earlier === undefined) {
      const gated = await gate(ports, call);
      if (gated) return gated;
    }
    return ports.database.transaction(async (tx) => {
      const match = (await readMatch(tx, id)) ?? (await take(ports, tx, call, id));
      return isRefusal(match) ? match : wireMatch(ports, tx, match);
    });
  };

async function gate(
  ports: WalletPorts,
  { caller: { playerId }, now }: Call<Endpoint>,
): Promise<C2cRefusal | undefined> {
  if (!ports.policy().c2cAllowed) return refuse('c2c-off');
  return (await ports.refusalOfDeposit(playerId)) ?? ports.refusalOfPause(playerId, now);
}

async function take(
  ports: WalletPorts,
  tx: Tx,
  { caller: { playerId: buyerId, currency }, input, now }: Call<Endpoint>,
  id: string,
): Promise<Match | C2cRefusal> {
  const part = await lockPart(tx, input.offerId);
  const buyer = await lockBuyer(tx, buyerId);
  // The same click may have waited for the locks above.
  const earlier = await readMatch(tx, id);
  if (earlier !== undefined) return earlier;
  if (isBlocked(buyer, now)) {
    return refuse('c2c-blocked', { value: { blockedUntil: buyer.blockedUntil } });
  }
  if (await hasUnpaid(tx, buyerId)) return refuse('c2c-unpaid');
  const isOpen = part?.state === 'open' && part.way === 'c2c' && part.currency === currency;
  if (!isOpen || part.playerId === buyerId) return refuse('c2c-offer-gone');
  const wanted = { depositId: id, playerId: buyerId, amount: part.amount, means: 'c2c', at: now };
  // A deposit of its member was taken back since: no more of their money leaves.
  if (await refusalOfDebt(tx, part)) return refuse('c2c-offer-gone');
  const limited = await refusalOfLimits(ports, tx, wanted);
  if (limited) return limited;
  const payBy = now + ports.policy().c2cPayMinutes * minuteMs;
  await addMatch(tx, { id, part, buyerId, at: now, payBy });
  const match = await readMatch(tx, id);
  if (match === undefined) throw new Error(`The match ${id} was not kept`);
  await takeStep(ports, tx, part, { step: 'match', now, match });
  return match;
}
