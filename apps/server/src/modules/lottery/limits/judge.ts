// Reads what staff limit the players and issues of a group of orders to, in the transaction that
// lays them: their players' purses are locked, so nothing is staked beside it.
import { dayAt, startOfDay } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import type { OrderJudge, OrderJudged } from '../../wagering/index.ts';
import {
  createJudge,
  type LimitedOrder,
  type LimitedPart,
  type Revision,
} from './rules/judge-order.ts';
import { loadRevisions } from './store/limited.ts';
import { loadLimits, readStaked } from './store/limits.ts';

/** Issues are planned this far ahead at most, with a day to spare. */
const aheadMs = 33 * 24 * 3_600_000;

interface Detail {
  readonly of: 'lottery';
  readonly gameCode: string;
  readonly parts: readonly LimitedPart[];
}

/** Other families lay orders too. */
const isOurs = (detail: unknown): detail is Detail =>
  (detail as Partial<Detail> | null)?.of === 'lottery';

const limitedOf = ({ playerId, currency, detail }: OrderJudged): LimitedOrder | undefined =>
  isOurs(detail)
    ? { playerId, currency, gameCode: detail.gameCode, parts: detail.parts }
    : undefined;

export async function judgeOrders(
  tx: Tx,
  orders: readonly OrderJudged[],
  eventIds: readonly string[],
): Promise<OrderJudge> {
  const players = orders.map(({ playerId }) => playerId);
  const { members, issues } = await loadLimits(tx, players, eventIds);
  const now = Math.max(...orders.map((order) => order.now));
  const playerIds = [...new Set(members.map(({ playerId }) => playerId))];
  const dayBegan = startOfDay(dayAt(now));
  const asked = { playerIds, eventIds, dayBegan, since: now - aheadMs };
  const staked = playerIds.length === 0 ? [] : await readStaked(tx, asked);
  const revisions = await revisionsOf(tx, orders);
  const judge = createJudge({ members, issues, staked, revisions });
  return {
    exposureMostOf: judge.exposureMostOf,
    refusalOf(order) {
      const limited = limitedOf(order);
      return limited && judge.refusalOf(limited);
    },
    laid(order) {
      const limited = limitedOf(order);
      if (limited) judge.laid(limited);
    },
  };
}

/** Of the lists of limited numbers that the orders' slips were struck by. */
async function revisionsOf(tx: Tx, orders: readonly OrderJudged[]): Promise<readonly Revision[]> {
  const limited = orders
    .flatMap((order) => limitedOf(order) ?? [])
    .filter(({ parts }) => parts.some((part) => part.limited !== undefined));
  if (limited.length === 0) return [];
  const gameCodes = [...new Set(limited.map(({ gameCode }) => gameCode))];
  const issues = [...new Set(limited.flatMap(({ parts }) => parts.map(({ issue }) => issue)))];
  return loadRevisions(tx, { gameCodes, issues });
}
