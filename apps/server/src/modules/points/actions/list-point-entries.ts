// Every change of the member's points.
import type { points } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { PointsPorts } from '../ports.ts';
import { readEntries } from '../store/accounts.ts';

export const listPointEntries =
  ({ database }: PointsPorts): Action<typeof points.listPointEntries> =>
  async ({ caller: { playerId }, input: { pageNo = 1, pageSize = 20 } }) => {
    const { list, total } = await readEntries(database.kysely, { playerId, pageNo, pageSize });
    return {
      list: list.map(({ id, at, kind, source, points: moved, balance, reference }) => ({
        entryId: String(id),
        at: at.getTime(),
        kind,
        category: source,
        points: Number(moved),
        balance: Number(balance),
        reference,
      })),
      total,
    };
  };
