// Paid withdrawals whose receipt the player has not answered yet, and those in parts of which a
// part is still under way.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readAskingWithdrawals } from '../../parts/store/reader.ts';
import type { WalletPorts } from '../../ports.ts';
import { readUnanswered, readWithdrawalsById } from '../../withdrawals/store/reader.ts';
import { withParts } from '../with-parts.ts';

export const listPaymentConfirmations =
  ({ database }: WalletPorts): Action<typeof wallet.listPaymentConfirmations> =>
  async ({ caller: { playerId } }) => {
    const on = database.kysely;
    const whole = await readUnanswered(on, playerId);
    const split = await readWithdrawalsById(on, await readAskingWithdrawals(on, playerId));
    const asking = [...whole, ...split].toSorted((a, b) => a.requestedAt - b.requestedAt);
    return { list: await withParts(on, asking) };
  };
