// Staff search orders: by number, or by member, game, issue, state and days. Without a number, a
// member, an issue or a day those of today are meant.
import type { lottery } from '@baize/contract';
import { dayAt, momentOf, startOfDay } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { eventIdOf } from '../../../wagering/index.ts';
import type { OrdersPorts } from '../ports.ts';
import { printOrder, resultsOf } from '../print-order.ts';
import type { Order } from '../rules/order.ts';
import { readFound, readOrders, readParts, type OrderFilter } from '../store/order-reader.ts';

type Endpoint = typeof lottery.findLotteryOrders;

export function findLotteryOrders(ports: OrdersPorts): Action<Endpoint> {
  return async ({ input, now }) => {
    const { pageNo = 1, pageSize = 20, number = '' } = input;
    const window = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const page =
      number === ''
        ? await search(ports, input, { ...window, now })
        : await byNumber(ports, number, window);
    const [results, names] = await Promise.all([
      resultsOf(ports, page.list),
      ports.usernamesOf([...new Set(page.list.map(({ playerId }) => playerId))]),
    ]);
    const list = page.list.map((order) => ({
      ...printOrder(order, results.get(order.eventId), now),
      playerId: order.playerId,
      username: names.get(order.playerId) ?? '',
      slips: order.slips,
      currency: order.currency,
    }));
    return { list, total: page.total };
  };
}

interface Window {
  readonly limit: number;
  readonly offset: number;
}

interface Found {
  readonly list: readonly Order[];
  readonly total: number;
}

async function byNumber(
  { database }: OrdersPorts,
  number: string,
  { limit, offset }: Window,
): Promise<Found> {
  const one = await readOrders(database.kysely, [number]);
  const found = one.length > 0 ? one : await readParts(database.kysely, number);
  return { list: found.slice(offset, offset + limit), total: found.length };
}

type Asked = Parameters<Action<Endpoint>>[0]['input'];

async function search(
  ports: OrdersPorts,
  input: Asked,
  { now, ...window }: Window & { readonly now: number },
): Promise<Found> {
  const { username = '', gameCode, issue, state } = input;
  const playerId = username === '' ? undefined : await ports.playerIdOf(username);
  if (username !== '' && playerId === undefined) return { list: [], total: 0 };
  const filter: OrderFilter = {
    playerId,
    states: state && [state],
    // Together they name an event, by which orders are found at once.
    ...(gameCode && issue
      ? { eventId: eventIdOf({ gameCode, name: issue }) }
      : { gameCode, issue }),
    ...daysOf(input),
  };
  const isNarrow = playerId !== undefined || filter.eventId !== undefined;
  const from = filter.from ?? (isNarrow ? undefined : startOfDay(dayAt(now)));
  return readFound(ports.database.kysely, { ...filter, from, ...window });
}

/** The bounds of days of the house's calendar; a day that is none is left out. */
export function daysOf({ day, toDay }: { day?: string | undefined; toDay?: string | undefined }) {
  const from = day === undefined ? undefined : momentOf(day, '00:00:00');
  const last = momentOf(toDay ?? day ?? '', '00:00:00');
  if (from === undefined && last === undefined) return {};
  return {
    from,
    to: last === undefined ? undefined : startOfDay(dayAt(last) + 1) - 1,
  };
}
