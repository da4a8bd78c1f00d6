// Moves money between the wallets of two vendors, through the cash: when the first gave it back and
// the second does not take it, it stays in the cash.
import { isRefusal, refuse, type vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { amountIn, sendTo, takeBack, walletAt } from '../move-money.ts';
import type { VendorsParts } from '../parts.ts';

export const transferSubToSubWallet =
  (parts: VendorsParts): Action<typeof vendors.transferSubToSubWallet> =>
  async ({ caller, input: { fromAccountId, toAccountId, ...input }, now }) => {
    const amount = amountIn(input.amount, caller.currency);
    if (amount === undefined) return refuse('amount-invalid');
    const connection = walletAt(parts, toAccountId);
    if (connection === undefined || fromAccountId === toAccountId) return refuse('wallet-unknown');
    const pause = await parts.ports.wagering.refusalOfPause(caller.playerId, now);
    if (pause) return pause;
    const back = await takeBack(parts, caller, { vendor: fromAccountId, amount });
    if (isRefusal(back) || back.pending || back.held > 0) {
      return isRefusal(back) ? back : { ...back, moved: 0 };
    }
    return sendTo(parts, caller, { connection, amount, now });
  };
