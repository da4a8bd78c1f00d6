// Sends an amount of the cash to a vendor's wallet; as at a launch, nobody does so in a break.
import { refuse, type vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { amountIn, sendTo, walletAt } from '../move-money.ts';
import type { VendorsParts } from '../parts.ts';

export const transferFromMainWallet =
  (parts: VendorsParts): Action<typeof vendors.transferFromMainWallet> =>
  async ({ caller, input, now }) => {
    const amount = amountIn(input.amount, caller.currency);
    if (amount === undefined) return refuse('amount-invalid');
    const connection = walletAt(parts, input.accountId);
    if (connection === undefined) return refuse('wallet-unknown');
    const pause = await parts.ports.wagering.refusalOfPause(caller.playerId, now);
    return pause ?? sendTo(parts, caller, { connection, amount, now });
  };
