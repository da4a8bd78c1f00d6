// Paid withdrawals whose receipt the player has not answered yet.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { readUnanswered } from '../store/reader.ts';
import { wireWithdrawal } from './wire-withdrawal.ts';

export const listPaymentConfirmations =
  ({ database }: WalletPorts): Action<typeof wallet.listPaymentConfirmations> =>
  async ({ caller }) => ({
    list: (await readUnanswered(database.kysely, caller.playerId)).map(wireWithdrawal),
  });
