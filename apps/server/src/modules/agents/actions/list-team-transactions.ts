// Deposits credited and withdrawals paid of a team, the newest first; what was withdrawn is less
// than nothing, as in the member's own record.
import { isRefusal, type agents } from '@baize/contract';
import { unitsToNumber } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { askedListOf } from '../asked-list.ts';
import type { AgentsPorts } from '../ports.ts';
import { readTeamMoney } from '../store/figures.ts';
import { moneyOf } from '../wire.ts';

/** As the family numbers them. */
const codes = { deposit: 6101, withdrawal: 6201 } as const;

export const listTeamTransactions =
  (ports: AgentsPorts): Action<typeof agents.listTeamTransactions> =>
  async (call) => {
    const asked = await askedListOf(ports, call);
    if (isRefusal(asked)) return asked;
    const { list, footer, total } = await readTeamMoney(ports.database.kysely, asked.search);
    return {
      list: list.map(({ id, kind, amount, at, playerId, username }) => ({
        txId: id,
        txTime: at.getTime(),
        txType: codes[kind],
        customerId: playerId,
        customerName: username,
        amount: unitsToNumber(kind === 'deposit' ? amount : -amount),
      })),
      footer: moneyOf(footer),
      ...asked.told(total),
    };
  };
