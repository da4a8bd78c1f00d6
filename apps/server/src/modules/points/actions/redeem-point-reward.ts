// Exchanges points for goods: points, money and stock move in one transaction, or nothing does.
import { isRefusal, refuse, type points } from '@baize/contract';
import { parseUnits } from '@baize/money';
import type { Action, Call } from '../../../platform/call/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { refusalOfPaymentPassword } from '../../wallet/index.ts';
import type { PointsPorts } from '../ports.ts';
import { redemptionShown, sealSentTo } from '../print.ts';
import { changePoints, lockAccount } from '../store/accounts.ts';
import { lockGood, moveStock, readGood, type Good } from '../store/goods.ts';
import { addRedemption, readRedemption, type Redemption } from '../store/redemptions.ts';

type Endpoint = typeof points.redeemPointReward;
type Input = Call<Endpoint>['input'];

export const redeemPointReward =
  (ports: PointsPorts): Action<Endpoint> =>
  async ({ caller: { playerId }, input, intent, locale, now }) => {
    const { database, wagering } = ports;
    const good = await readGood(database.kysely, input.goodId);
    const refused = refusalOfGood(good, input);
    if (refused) return refused;
    const paused = await wagering.refusalOfPause(playerId, now);
    if (paused) return paused;
    const incomplete = refusalOfAddress(good, input);
    if (incomplete) return incomplete;
    const locked = await refusalOfPaymentPassword(ports, playerId, input.paymentPassword);
    if (locked) return locked;
    const id = `x${digestOf(`redeem ${playerId} ${intent}`).slice(0, 25)}`;
    const done = await take(ports, { id, playerId, input, now });
    if (isRefusal(done)) return done;
    return redemptionShown(done, locale);
  };

function refusalOfGood(good: Good | undefined, { points: price, amount: seen }: Input) {
  if (good === undefined) return refuse('point-good-not-found');
  const { isOn, points, amount } = good.written;
  if (!isOn) return refuse('point-good-closed');
  const isSame = points === price && unitsOf(seen ?? amount) === unitsOf(amount);
  return isSame ? undefined : refuse('point-price-changed');
}

const unitsOf = (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n;

/** Goods that are sent need a recipient and an address, what is given in person a number. */
function refusalOfAddress(good: Good | undefined, input: Input) {
  const { recipient = '', mobile = '', address = '' } = input;
  const isSent = good?.written.kind === 'gift';
  if (isSent && (recipient.trim() === '' || address.trim() === ''))
    return refuse('point-address-missing');
  const isCalled = isSent || good?.written.kind === 'live';
  return isCalled && mobile.trim() === '' ? refuse('point-mobile-missing') : undefined;
}

interface Taking {
  readonly id: string;
  readonly playerId: string;
  readonly input: Input;
  readonly now: number;
}

type Reason = NonNullable<Awaited<ReturnType<PointsPorts['wallet']['payForGoods']>>>;

class Unpaid extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason.refused);
    this.reason = reason;
  }
}

/** A refusal after points moved takes everything back with the transaction. */
async function take(ports: PointsPorts, taking: Taking) {
  try {
    return await ports.database.transaction(async (tx) => {
      const { id, playerId, input, now } = taking;
      await lockAccount(tx, playerId);
      const earlier = await readRedemption(tx, id);
      if (earlier) return earlier;
      const good = await lockGood(tx, input.goodId);
      const refused = refusalOfGood(good, input);
      if (refused) return refused;
      const made = redemptionOf(ports, good as Good, taking);
      if (good?.stock !== null && (good?.stock ?? 0) < input.quantity)
        return refuse('point-stock-empty');
      const change = {
        playerId,
        kind: 'redeemed',
        points: -made.points,
        reference: id,
        now,
      } as const;
      if ((await changePoints(tx, change)) === 'few') return refuse('points-too-few');
      await moveStock(tx, input.goodId, input.quantity);
      const { currency, amount } = made;
      if (amount > 0n) {
        const paid = { rewardId: id, playerId, currency, amount };
        const unpaid = await ports.wallet.payForGoods(tx, paid);
        if (unpaid) throw new Unpaid(unpaid);
      }
      await addRedemption(tx, made);
      return made;
    });
  } catch (error) {
    if (error instanceof Unpaid) return error.reason;
    throw error;
  }
}

function redemptionOf(ports: PointsPorts, good: Good, taking: Taking): Redemption {
  const { id, playerId, input, now } = taking;
  const { recipient = '', mobile = '', address = '', quantity } = input;
  const price = unitsOf(good.written.amount);
  return {
    id,
    playerId,
    currency: ports.currency,
    goodId: good.id,
    kind: good.written.kind,
    names: good.written.names,
    quantity,
    points: BigInt(good.written.points) * BigInt(quantity),
    amount: price * BigInt(quantity),
    state: 'processing',
    sentTo: sealSentTo(ports, id, { recipient, mobile, address }),
    at: now,
    decidedAt: null,
    decidedBy: '',
    answer: '',
  };
}
