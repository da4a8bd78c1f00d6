// Exchanges points for money, at once and once for its intent.
import { isRefusal, refuse, type points } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { refusalOfPaymentPassword } from '../../wallet/index.ts';
import { lockLeft } from '../budget.ts';
import type { PointsPorts } from '../ports.ts';
import { redemptionShown } from '../print.ts';
import { worthOf } from '../rules/scheme.ts';
import { changePoints } from '../store/accounts.ts';
import { addSpent } from '../store/budgets.ts';
import { addRedemption, readRedemption, type Redemption } from '../store/redemptions.ts';
import { readScheme } from '../store/scheme.ts';

export const convertPoint =
  (ports: PointsPorts): Action<typeof points.convertPoint> =>
  async ({ caller: { playerId }, input, intent, locale, now }) => {
    const { database, currency, wagering, wallet } = ports;
    const { rates } = await readScheme(database.kysely);
    if (!rates.isConverting) return refuse('point-conversion-off');
    if (rates.ratio !== input.ratio) return refuse('point-price-changed');
    if (input.points % rates.step !== 0) return refuse('point-step-wrong');
    const paused = await wagering.refusalOfPause(playerId, now);
    if (paused) return paused;
    const locked = await refusalOfPaymentPassword(ports, playerId, input.paymentPassword);
    if (locked) return locked;
    const id = `x${digestOf(`convert ${playerId} ${intent}`).slice(0, 25)}`;
    const taken = BigInt(input.points);
    const amount = worthOf(taken, rates.ratio);
    const made: Redemption = {
      id,
      playerId,
      currency,
      goodId: null,
      kind: 'money',
      names: {},
      quantity: 1,
      points: taken,
      amount,
      state: 'approved',
      sentTo: null,
      at: now,
      decidedAt: now,
      decidedBy: '',
      answer: '',
    };
    const done = await database.transaction(async (tx) => {
      const left = await lockLeft(tx, rates, { kind: 'money', now });
      if ((await readRedemption(tx, id)) !== undefined) return undefined;
      if (left !== null && amount > left) return refuse('point-money-spent');
      const change = { playerId, kind: 'converted', points: -taken, reference: id, now } as const;
      const changed = await changePoints(tx, change);
      if (changed === 'done') return undefined;
      if (changed === 'few') return refuse('points-too-few');
      await addRedemption(tx, made);
      await addSpent(tx, 'money', { amount, now });
      const paid = { rewardId: id, playerId, currency, amount, base: amount, times: 0, now };
      await wallet.payReward(tx, paid);
      return undefined;
    });
    return isRefusal(done) ? done : redemptionShown(made, locale);
  };
