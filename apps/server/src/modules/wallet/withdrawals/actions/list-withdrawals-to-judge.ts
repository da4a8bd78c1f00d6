// Withdrawals of all players for the cashier: the one that has waited longest comes first.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { readWithdrawals } from '../store/reader.ts';
import { pageOf } from '../../books/actions/page.ts';
import { staffWithdrawal } from './staff-withdrawal.ts';

export const listWithdrawalsToJudge =
  (ports: WalletPorts): Action<typeof wallet.listWithdrawalsToJudge> =>
  async ({ input }) => {
    const playerId = input.username ? await ports.playerIdOf(input.username) : undefined;
    if (input.username && playerId === undefined) return { list: [], total: 0 };
    // A dispute is about the receipt of a paid withdrawal, not a state of its own.
    const isDisputed = input.state === 'disputed';
    const { withdrawals, total } = await readWithdrawals(ports.database.kysely, {
      playerId,
      states: input.state && !isDisputed ? [input.state] : undefined,
      isDisputed,
      order: 'judging',
      ...pageOf(input),
    });
    const names = await ports.usernames([...new Set(withdrawals.map((one) => one.playerId))]);
    return {
      list: withdrawals.map((one) => staffWithdrawal(one, names.get(one.playerId) ?? '')),
      total,
    };
  };
