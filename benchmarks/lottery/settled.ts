// How fast an issue of many slips is settled, counted until the last player is told, while orders
// go on beside it.
import { ticketOf, type IssuePlanned, type LotteryBooks } from '@baize/server/testing';
import { rateOf, type BenchmarkOptions, type Figure, type Sample } from '../figures.ts';
import { fill, toldWithin } from './told.ts';

const issueSlips = { usual: 100_000, smoke: 500 };
const slipsOfOrder = 20;
const aloneMs = { usual: 2000, smoke: 200 };

export interface Settling {
  readonly options: BenchmarkOptions;
  readonly calls: (
    of: readonly string[],
    isOver: (began: number) => boolean,
  ) => Promise<Omit<Sample, 'variant'>>;
  readonly asking: readonly string[];
  /** Of the same run. */
  readonly spins: Figure['reference'];
}

export async function measureSettled(books: LotteryBooks, settling: Settling): Promise<Figure[]> {
  const { isSmoke, rounds, say } = settling.options;
  const count = isSmoke ? issueSlips.smoke : issueSlips.usual;
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { perSecond, alone, beside } = await settleOnce(books, settling, count);
    samples.push(
      { variant: 'settled', perSecond },
      { variant: 'alone', ...alone },
      { variant: 'beside', ...beside },
    );
    say(`  issue ${round} of ${rounds}: ${Math.round(perSecond)} slips/s`);
  }
  return figuresOf(samples, { count, spins: settling.spins });
}

async function settleOnce(
  books: LotteryBooks,
  { options, calls, asking }: Settling,
  count: number,
) {
  const issue: IssuePlanned = await books.issue();
  const [big, small] = ['big', 'small'].map((text) =>
    ticketOf(issue.gameCode, { bet: 'C_BALL1', text }),
  );
  const slips = Array.from({ length: slipsOfOrder }, (_, at) => (at % 10 < 3 ? big : small));
  const members = Math.ceil(count / slipsOfOrder);
  await fill(books, { issue, members, slips: slips.flatMap((slip) => slip ?? []) });
  const ms = options.isSmoke ? aloneMs.smoke : aloneMs.usual;
  const alone = await calls(asking, (began) => performance.now() - began >= ms);
  let isSettled = false;
  const beside = calls(asking, () => isSettled);
  const told = toldWithin(books, new Map([[issue.issue, members]]));
  const began = performance.now();
  // Seven of ten slips say small, three say big.
  await books.setResult(issue, [9, 0, 0, 0, 0]);
  await books.modules.lottery.byHand.settleDue();
  const last = (await told.last()).get(issue.issue) ?? Number.NaN;
  isSettled = true;
  return { perSecond: (1000 * count) / (last - began), alone, beside: await beside };
}

interface Issue {
  readonly count: number;
  readonly spins: Figure['reference'];
}

function figuresOf(samples: readonly Sample[], { count, spins }: Issue): Figure[] {
  const settled = rateOf(samples, { variant: 'settled' });
  const p99 = (variant: string) => rateOf(samples, { variant }).p99 ?? Number.NaN;
  return [
    {
      ...settled,
      what: `settling an issue of ${count} slips, 30 % winners, all told, while orders go on`,
      ...(spins === undefined ? {} : { reference: spins }),
      promised: { of: 'value', atLeast: 10_000 },
    },
    {
      what: 'p99 of an order meanwhile',
      value: p99('beside'),
      unit: 'ms',
      reference: { what: 'p99 of an order alone', value: p99('alone') },
      promised: { of: 'ratio', atMost: 2 },
    },
  ];
}
