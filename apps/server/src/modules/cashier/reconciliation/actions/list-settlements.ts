// The imported files of providers, and the fees that were agreed with each.
import type { cashier } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { readFees, readFiles } from '../store/settlements.ts';

const pageSizeUnlessAsked = 20;

export const listSettlements =
  ({ database, providers }: CashierPorts): Action<typeof cashier.listSettlements> =>
  async ({ input: { pageNo = 1, pageSize = pageSizeUnlessAsked } }) => {
    const { list, total } = await readFiles(database.kysely, { pageNo, pageSize });
    const readable = providers.filter(({ settlements }) => settlements !== undefined);
    const named = await Promise.all(
      readable.map(async ({ name }) => ({
        name,
        fees: (await readFees(database.kysely, name)).map((fee) => ({
          ...fee,
          fixed: printUnits(fee.fixed),
        })),
      })),
    );
    return { list: [...list], total, providers: named };
  };
