// A rebate as its recipient and staff see it, and the parts it opens into.
import { dayText, printUnits, startOfDay } from '@baize/money';
import type { RunsPorts } from './ports.ts';
import { exactOf } from './rules/line-parts.ts';
import { exactText } from './rules/sum-due.ts';
import { readDue, readParts, type DueKey, type DueRow } from './store/dues.ts';

export const shownDue = (row: DueRow) => ({
  day: dayText(startOfDay(row.day)),
  category: row.category,
  kind: row.kind,
  currency: row.currency,
  stake: printUnits(row.stake),
  exact: exactText(row.exact),
  carriedIn: exactText(row.carriedIn),
  amount: printUnits(row.amount, 2),
  carriedOut: exactText(row.carriedOut),
  paidAt: row.kept ? null : (row.paidAt?.getTime() ?? null),
});

const dayMs = 86_400_000;
/** Undefined: there is no such day. */
export function dayOfText(text: string): number | undefined {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : at / dayMs;
}

export interface OpenAsked extends Omit<DueKey, 'day'> {
  readonly day: string;
  readonly pageNo?: number;
  readonly pageSize?: number;
}

/** Undefined: there is no such rebate. */
export async function openedDue({ database, usernames }: RunsPorts, asked: OpenAsked) {
  const { pageNo = 1, pageSize = 20 } = asked;
  const on = database.kysely;
  const day = dayOfText(asked.day);
  const row = day === undefined ? undefined : await readDue(on, { ...asked, day });
  if (!row) return undefined;
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { list, total } = await readParts(on, row, page);
  const names = await usernames(list.map(({ sourceId }) => sourceId));
  const parts = list.map(({ sourceId, stake, rate, below }) => ({
    id: sourceId,
    username: names.get(sourceId) ?? '',
    isOwn: sourceId === row.playerId,
    stake: printUnits(stake),
    rate,
    below,
    exact: exactText(exactOf({ playerId: row.playerId, sourceId, stake, rate, below })),
  }));
  return { ...shownDue(row), parts, total };
}
