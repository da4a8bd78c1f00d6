// Brings money back from one vendor's wallet: all of it, or an amount that lies there.
import { refuse, type vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { amountIn, takeBack } from '../move-money.ts';
import type { VendorsParts } from '../parts.ts';

export const transferToMainWallet =
  (parts: VendorsParts): Action<typeof vendors.transferToMainWallet> =>
  async ({ caller, input: { accountId, amount: asked } }) => {
    const amount = asked === undefined ? undefined : amountIn(asked, caller.currency);
    if (asked !== undefined && amount === undefined) return refuse('amount-invalid');
    return takeBack(parts, caller, { vendor: accountId, amount });
  };
