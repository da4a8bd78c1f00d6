// Reads of players and staff with a hundred thousand and with ten million slips in the tables: a
// player's orders, today's orders, an issue's exposure. The rows are copies of a placed and settled
// order, written without durability, which no read notices.
import { ticketOf, type IssuePlanned, type LotteryBooks } from '@baize/server/testing';
import { copyText } from '../copies.ts';
import { quantile, type BenchmarkOptions, type Figure } from '../figures.ts';
import { fill } from './told.ts';

const slipsOfOrder = 10;
const asks = { usual: 400, smoke: 5 };
const sizes = { small: 100_000, large: 10_000_000, smoke: [200, 400] as const };
/** One order in so many is of one of a few players who order all day: their pages are full. */
const heavyEvery = 25;
const heavyPlayers = 4;
const slower = 1.2;

type Reads = Readonly<Record<string, number>>;

export async function measureRows(
  books: LotteryBooks,
  { isSmoke, say }: BenchmarkOptions,
): Promise<Figure[]> {
  const large = Number(process.env['BENCH_ROWS'] || sizes.large);
  const [few, many] = isSmoke ? sizes.smoke : [sizes.small, large];
  const template = await placeTemplate(books);
  const members = isSmoke ? 5 : 250;
  const exposed = await books.issue();
  const bets = [
    { bet: 'C_BALL1', text: 'big' },
    { bet: '3X_DIRECT_BACK', text: '1|2|3' },
  ];
  const slips = Array.from({ length: 20 }, (_, at) => ticketOf('SSC_1M', bets[at % 2] ?? {}));
  await fill(books, { issue: exposed, members, slips });
  const read = (rows: number) =>
    readAll(books, {
      exposed,
      count: isSmoke ? asks.smoke : asks.usual,
      orders: rows / slipsOfOrder,
    });
  if (!isSmoke) await forgoDurability(books);
  await copy(books, template, { from: 1, to: few / slipsOfOrder });
  const before = await read(few);
  say(`  ${few} slips are in the tables`);
  await copy(books, template, { from: few / slipsOfOrder + 1, to: many / slipsOfOrder });
  const after = await read(many);
  say(`  ${many} slips are in the tables`);
  return Object.entries(after).map(([what, value]) => ({
    what: `${what}, p95 with ${many.toLocaleString('en')} slips in the tables`,
    value,
    unit: 'ms',
    reference: { what: `with ${few.toLocaleString('en')}`, value: before[what] ?? Number.NaN },
    promised: { of: 'ratio', atMost: slower },
  }));
}

const templatePlayer = 'row-template';

/** An order of ten slips on an issue that is settled; gives its number. */
async function placeTemplate(books: LotteryBooks): Promise<string> {
  await books.fund(templatePlayer);
  const issue = await books.issue();
  const bets = ['big', 'small'].map((text) => ticketOf('SSC_1M', { bet: 'C_BALL1', text }));
  const slips = Array.from({ length: slipsOfOrder }, (_, at) => bets[at % 2]);
  await books.order(
    templatePlayer,
    issue,
    slips.flatMap((slip) => slip ?? []),
  );
  await books.setResult(issue, [9, 0, 0, 0, 0]);
  await books.modules.lottery.byHand.settleDue();
  const { rows } = await books.database.pool.query<{ base_id: string }>(
    'select base_id from lottery_order where event_id = $1',
    [issue.eventId],
  );
  const [order] = rows;
  if (!order) throw new Error('the order to copy was not kept');
  return order.base_id;
}

const issuesMost = 5000;

interface Copied {
  readonly table: string;
  /** Which rows of the template are copied; $1 is its order. */
  readonly of: string;
  /** What a copy has of its own. */
  readonly own: Readonly<Record<string, string>>;
  readonly most?: number;
}

const orderId = `'copied-' || lpad(n::text, 15, '0')`;
const eventId = `t.event_id || '-' || n % ${issuesMost}`;

const copied: readonly Copied[] = [
  {
    table: 'wagering_event',
    of: 't.event_id = (select event_id from lottery_order where base_id = $1)',
    own: { event_id: eventId, name: `t.name || '-' || n % ${issuesMost}` },
    most: issuesMost,
  },
  {
    table: 'wagering_round',
    of: 't.order_id = $1',
    own: {
      player_id: 'player',
      round_id: `${orderId} || right(t.round_id, 4)`,
      order_id: orderId,
      event_id: eventId,
      opened_at: 'at',
      settled_at: 'at',
      // Counted long ago: jobs that count closed rounds find nothing new.
      closed_in: 'null::xid8',
    },
  },
  {
    table: 'wagering_slip_order',
    of: 't.order_id = $1',
    own: { player_id: 'player', order_id: orderId, opened_at: 'at' },
  },
  {
    table: 'lottery_order',
    of: 't.base_id = $1',
    own: {
      player_id: 'player',
      base_id: orderId,
      event_id: eventId,
      placed_at: 'at',
      settled_at: 'at',
    },
  },
];

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Hours ago by the place among the player's own orders: some are of today. */
const copies = `select n,
    case when n % ${heavyEvery} = 0 then 'heavy-' || n / ${heavyEvery} % ${heavyPlayers}
      else 'usual-' || n / 10 end as player,
    case when n % ${heavyEvery} = 0
      then now() - n / ${heavyEvery * heavyPlayers} * interval '20 minutes'
      else now() - n % 10 * interval '9 hours' end as at
  from generate_series($2::integer, $3::integer) as n`;

const batch = 100_000;

/** These books are used for nothing else: without a log of changes they fill much faster. */
async function forgoDurability({ database }: LotteryBooks): Promise<void> {
  for (const { table } of copied) await database.pool.query(`alter table ${table} set unlogged`);
}

async function copy({ database }: LotteryBooks, template: string, range: Range): Promise<void> {
  const one = await database.pool.connect();
  try {
    await one.query('set synchronous_commit = off');
    for (const { table, most = Infinity, ...how } of copied) {
      const text = await copyText(one, { table, from: copies, ...how });
      const to = Math.min(range.to, most);
      for (let first = range.from; first <= to; first += batch)
        await one.query(text, [template, first, Math.min(to, first + batch - 1)]);
      await one.query(`vacuum (analyze) ${table}`);
    }
  } finally {
    one.release(true);
  }
}

interface Reading {
  readonly exposed: IssuePlanned;
  readonly count: number;
  /** There are so many copies. */
  readonly orders: number;
}

/** The 95th of a hundred times of each read, by players who order now and then and all day. */
async function readAll(books: LotteryBooks, { exposed, count, orders }: Reading): Promise<Reads> {
  const { actions } = books.modules.lottery;
  const asked: readonly (readonly [string, (player: string) => Promise<unknown>])[] = [
    [
      'a page of a player’s orders',
      (player) => actions.listLotteryOrders(books.call(player, 'SSC_1M', { pageSize: 20 })),
    ],
    [
      'today’s orders of a player',
      (player) => {
        const call = books.call(player, 'SSC_1M', { gameId: -1, page: 0, size: 50 });
        return actions.listTodayOrders({ ...call, caller: call.caller.player });
      },
    ],
    [
      'the exposure of an issue of 5,000 slips',
      () => actions.getLotteryExposure(books.staffCall(exposed)),
    ],
  ];
  const figures: Record<string, number> = {};
  for (const [what, ask] of asked) {
    const times: number[] = [];
    // The first reads plan their statements and fetch what every database holds in memory.
    for (let at = -Math.ceil(count / 10); at < count; at += 1) {
      const player =
        at % 4 === 0 ? `heavy-${Math.abs(at) % heavyPlayers}` : `usual-${spread(at, orders)}`;
      const began = performance.now();
      await ask(player);
      if (at >= 0) times.push(performance.now() - began);
    }
    figures[what] = quantile(
      times.toSorted((a, b) => a - b),
      0.95,
    );
  }
  return figures;
}

/** One of the usual players, from all over the table. */
const spread = (at: number, orders: number): number =>
  Math.abs(at * 7919) % Math.max(1, Math.floor(orders / 10));
