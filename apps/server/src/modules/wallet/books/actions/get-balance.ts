// The player's balance: what can be staked, the cash and the open bonus; the cash alone can be
// withdrawn.
import type { wallet } from '@baize/contract';
import { currencyOf } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { accountTypes } from '../account-types.ts';
import { wireNumber } from '../rules/amount.ts';

export const getBalance =
  ({ ledger }: WalletPorts): Action<typeof wallet.getBalance> =>
  async ({ caller }) => {
    const { cash, bonus } = await ledger.balance(caller.playerId, caller.currency);
    return {
      sumBalance: wireNumber(cash + bonus),
      balance: [
        { accountTypeId: accountTypes.cash, availBalance: wireNumber(cash) },
        ...(bonus === 0n
          ? []
          : [{ accountTypeId: accountTypes.bonus, availBalance: wireNumber(bonus) }]),
      ],
      currency: caller.currency,
      currencySymbol: currencyOf(caller.currency)?.symbol ?? '',
    };
  };
