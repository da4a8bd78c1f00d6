// Deposits of all players, newest first.
import type { wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { readDeposits } from '../store/reader.ts';
import { pageOf } from '../../books/actions/page.ts';

export const listDepositsOfAll =
  (ports: WalletPorts): Action<typeof wallet.listDepositsOfAll> =>
  async ({ input }) => {
    const playerId = input.username ? await ports.playerIdOf(input.username) : undefined;
    if (input.username && playerId === undefined) return { list: [], total: 0 };
    const search = { playerId, ...pageOf(input) };
    const { deposits, total } = await readDeposits(ports.database.kysely, search);
    const names = await ports.usernames([...new Set(deposits.map((one) => one.playerId))]);
    return {
      list: deposits.map((deposit) => ({
        id: deposit.id,
        playerId: deposit.playerId,
        username: names.get(deposit.playerId) ?? '',
        amount: printUnits(deposit.arrived ?? deposit.requested),
        currency: deposit.currency,
        state: deposit.state,
        provider: deposit.provider,
        requestedAt: deposit.requestedAt,
        settledAt: deposit.settledAt,
      })),
      total,
    };
  };
