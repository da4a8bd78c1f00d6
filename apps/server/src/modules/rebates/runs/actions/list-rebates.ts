// The caller's rebates by day and category.
import type { rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { RunsPorts } from '../ports.ts';
import { shownDue } from '../shown-due.ts';
import { readDuesOf } from '../store/dues.ts';

export const listRebates =
  ({ database }: RunsPorts): Action<typeof rebates.listRebates> =>
  async ({ caller: { playerId }, input: { pageNo = 1, pageSize = 20 } }) => {
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const { list, total } = await readDuesOf(database.kysely, playerId, page);
    return { list: list.map(shownDue), total };
  };
