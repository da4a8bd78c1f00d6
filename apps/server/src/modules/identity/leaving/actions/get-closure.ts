// The obstacles to closing the account, the amount that would be paid out, and what would be lost:
// bonus money, and dues that are not paid or not counted yet.
import type { identity } from '@baize/contract';
import { unitsToNumber } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';

export const getClosure =
  ({ ports }: IdentityParts): Action<typeof identity.getClosure> =>
  async ({ caller: { playerId, currency } }) => {
    const standing = await ports.closing.standing({ playerId, currency });
    const { cash, held, inPlay, bonus, openRounds, owed, uncounted } = standing;
    return {
      balance: unitsToNumber(cash),
      held: unitsToNumber(held),
      inPlay: unitsToNumber(inPlay),
      bonus: unitsToNumber(bonus),
      currency,
      openRounds,
      owed: unitsToNumber(owed),
      uncounted: [...uncounted],
    };
  };
