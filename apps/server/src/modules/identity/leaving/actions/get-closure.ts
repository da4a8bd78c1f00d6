// The obstacles to closing the account, and the amount that would be paid out.
import type { identity } from '@baize/contract';
import { unitsToNumber } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';

export const getClosure =
  ({ ports }: IdentityParts): Action<typeof identity.getClosure> =>
  async ({ caller: { playerId, currency } }) => {
    const { cash, held, inPlay, openRounds } = await ports.closing.standing({ playerId, currency });
    return {
      balance: unitsToNumber(cash),
      held: unitsToNumber(held),
      inPlay: unitsToNumber(inPlay),
      currency,
      openRounds,
    };
  };
