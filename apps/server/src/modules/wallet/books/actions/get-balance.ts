// The player's balance: the cash, which alone can be staked or withdrawn.
import type { wallet } from '@baize/contract';
import { currencyOf } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { wireNumber } from '../rules/amount.ts';

/** The family's number of the main account. */
const mainAccount = 2;

export const getBalance =
  ({ ledger }: WalletPorts): Action<typeof wallet.getBalance> =>
  async ({ caller }) => {
    const { cash } = await ledger.balance(caller.playerId, caller.currency);
    const balance = wireNumber(cash);
    return {
      sumBalance: balance,
      balance: [{ accountTypeId: mainAccount, availBalance: balance }],
      currency: caller.currency,
      currencySymbol: currencyOf(caller.currency)?.symbol ?? '',
    };
  };
