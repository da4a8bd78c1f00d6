// The lotteries: slips a second by 64 callers through the lottery's own door, each order a durable
// transaction, beside whole spins by the same callers; how fast an issue of many slips is settled
// and every player told, and what orders wait meanwhile; the same of a draw of Vietnam's north;
// sixty games drawn in one second; the widest orders; reading among ten million slips; and the
// engine alone, on one core.
import { dealtLotteryOf, lottery, openSeed, playsOf } from '@baize/engines';
import {
  buildServer,
  openLotteryBooks,
  slipOn,
  ticketOf,
  type IssuePlanned,
  type LotteryBooks,
} from '@baize/server/testing';
import { after, askAgain } from '../again.ts';
import {
  balancedBooks,
  rateOf,
  type BenchmarkOptions,
  type Figure,
  type Figures,
  type Sample,
} from '../figures.ts';
import { measureMinute } from './minute.ts';
import { measureNorth } from './north.ts';
import { measureRows } from './rows.ts';
import { measureScreen } from './screen.ts';
import { measureSettled } from './settled.ts';

const callers = 64;
const names = { slips: 'slips taken, 64 callers', spins: 'whole spins, 64 callers' };
const players = Array.from({ length: callers }, (_, place) => `caller-${place}`);

/** Some of every kind: prizes and odds, few outcomes and many. */
const mixed = [
  { bet: '3X_DIRECT_BACK', text: '1,2|3|4,5' },
  { bet: '1X_POS', text: '1,2|-|-|5|-' },
  { bet: 'C_BALL1', text: 'big' },
  { bet: '2X_DIRECT_BACK', text: '1,2,3|4' },
  { bet: '5X_DIRECT', text: '1|2|3|4|5' },
  { bet: 'BDW51', text: '1,2,3' },
];
const tickets = mixed.map((one) => ticketOf('SSC_1M', one));

export async function measureLottery(options: BenchmarkOptions): Promise<Figures> {
  const durable = await options.openBooks();
  const books = await openLotteryBooks(durable, buildServer);
  try {
    await Promise.all(players.map((player) => books.fund(player)));
    const taken = await measureTaken(books, options);
    const [{ reference: spins } = {}] = taken;
    const issue = await books.issue();
    const order = (player: string) => books.order(player, issue, tickets.slice(3, 4));
    const calls = (of: readonly string[], isOver: (began: number) => boolean) =>
      askAgain(of, isOver, order);
    const settled = await measureSettled(books, {
      options,
      calls,
      asking: players.slice(0, 8),
      spins,
    });
    const north = await measureNorth(books, options);
    const wide = await measureWide(books, issue);
    const screen = await measureScreen(books, options);
    const minute = await measureMinute(books, options);
    const rows = await measureRows(books, options);
    const { balanced } = await durable.checkBooks();
    const figures = [
      ...taken,
      ...settled,
      ...north,
      ...minute,
      ...wide,
      ...screen,
      ...rows,
      measureEngine(options),
    ];
    return {
      name: 'lottery',
      notes: ['callers and server share a process; every order is on disk when it is answered'],
      figures: [...figures, balancedBooks(balanced)],
    };
  } finally {
    await books.close();
    await durable.close();
  }
}

async function measureTaken(books: LotteryBooks, options: BenchmarkOptions): Promise<Figure[]> {
  const { rounds, seconds, isSmoke, say } = options;
  const issue = await books.issue();
  let asked = 0;
  const order = (player: string) => {
    asked += 1;
    const ticket = tickets[asked % tickets.length];
    return books.order(player, issue, ticket ? [ticket] : []);
  };
  const samples: Sample[] = [];
  if (!isSmoke) for (const ask of [order, books.spin]) await askAgain(players, after(1), ask);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [variant, ask] of [
      [names.slips, order],
      [names.spins, books.spin],
    ] as const)
      samples.push({ variant, ...(await askAgain(players, after(seconds), ask)) });
    say(`  round ${round} of ${rounds}`);
  }
  const promised = { of: 'ratio', atLeast: 2 } as const;
  return [rateOf(samples, { variant: names.slips, rival: names.spins, promised })];
}

async function measureWide(books: LotteryBooks, issue: IssuePlanned): Promise<Figure[]> {
  const ten = '0,1,2,3,4,5,6,7,8,9';
  const line = (at: number) => String(at).padStart(5, '0');
  const orders = [
    ['a composite ticket of 80,000 units', `${`${ten}|`.repeat(4)}0,1,2,3,4,5,6,7`],
    ['10,000 pasted lines', Array.from({ length: 10_000 }, (_, at) => line(at)).join(' ')],
  ] as const;
  const figures: Figure[] = [];
  for (const [what, text] of orders) {
    const ticket = ticketOf('SSC_1M', { bet: '5X_DIRECT', text });
    const began = performance.now();
    await books.order('caller-0', issue, [ticket]);
    const value = performance.now() - began;
    const promised = { of: 'value', atMost: 300 } as const;
    figures.push({ what: `${what}, read and accepted`, value, unit: 'ms', promised });
  }
  return figures;
}

/** Struck slips of every play of SSC against one draw, by one core. */
function measureEngine({ isSmoke }: BenchmarkOptions): Figure {
  const game = dealtLotteryOf('SSC_1M');
  if (game === undefined) throw new Error('there is no SSC_1M');
  const draws = openSeed('24'.repeat(32)).draws({ clientSeed: 'bench', nonce: 1 });
  const struck = mixed
    .filter(({ bet }) => playsOf('SSC').has(bet))
    .map((one) => slipOn('SSC_1M:engine', one).struck);
  const count = isSmoke ? 1000 : 100_000;
  // The processor's time, not the clock's: the machine may be busy with something else.
  const before = process.cpuUsage();
  const result = lottery.draw(game, draws);
  for (let at = 0; at < count; at += 1) {
    const slip = struck[at % struck.length];
    if (slip) lottery.settle(game, slip, result);
  }
  const value = process.cpuUsage(before).user / 1e6;
  return {
    what: `engine: ${count} mixed SSC slips settled`,
    value,
    unit: 's',
    promised: { of: 'value', atMost: 0.5 },
  };
}
