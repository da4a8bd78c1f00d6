// Differences between providers' files and our books, newest first.
import type { cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { dayOf } from '../../cases/rules/day.ts';
import type { CashierPorts } from '../../ports.ts';
import { shownDifference } from '../shown-difference.ts';
import { readDifferences } from '../store/differences.ts';

const pageSizeUnlessAsked = 20;

export const listDifferences =
  ({ database }: CashierPorts): Action<typeof cashier.listDifferences> =>
  async ({ input: { pageNo = 1, pageSize = pageSizeUnlessAsked, ...search } }) => {
    const asked = { ...search, pageNo, pageSize };
    // No file is of a day that the calendar does not have.
    if (search.day !== undefined && dayOf(search.day) === undefined) return { list: [], total: 0 };
    const { list, total } = await readDifferences(database.kysely, asked);
    return { list: list.map(shownDifference), total };
  };
