// Approves an exchange, or rejects it: then points, money and stock go back.
import { isRefusal, refuse, type points } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { PointsPorts } from '../ports.ts';
import { staffRedemptions } from '../print.ts';
import { changePoints } from '../store/accounts.ts';
import { moveStock } from '../store/goods.ts';
import { decide, lockRedemption, readRedemption } from '../store/redemptions.ts';

export const decideRedemption =
  (ports: PointsPorts): Action<typeof points.decideRedemption> =>
  async ({ caller: staff, input: { id, approve: isApproved, answer }, locale, now }) => {
    const done = await ports.database.transaction(async (tx) => {
      const one = await lockRedemption(tx, id);
      if (one === undefined) return refuse('redemption-not-found');
      if (one.state !== 'processing') return refuse('redemption-decided');
      const { playerId, goodId, quantity, points: paid, currency, amount } = one;
      if (await ports.hasOpened(tx, { staff, memberId: playerId, now }))
        return refuse('reward-own-member');
      if (!isApproved) {
        const change = { playerId, kind: 'returned', points: paid, reference: id, now } as const;
        await changePoints(tx, change);
        if (goodId !== null) await moveStock(tx, goodId, -quantity);
        if (amount > 0n)
          await ports.wallet.returnForGoods(tx, { rewardId: id, playerId, currency, amount });
      }
      const state = isApproved ? 'approved' : 'rejected';
      await decide(tx, id, { state, by: staff.username, answer, now });
      const note = { staff, action: 'decide-redemption', subject: id, before: null };
      await ports.audit(tx, { ...note, after: { approve: isApproved, answer } });
      return undefined;
    });
    if (isRefusal(done)) return done;
    const decided = await readRedemption(ports.database.kysely, id);
    const [shown] = await staffRedemptions(ports, decided ? [decided] : [], locale);
    return shown ?? refuse('redemption-not-found');
  };
