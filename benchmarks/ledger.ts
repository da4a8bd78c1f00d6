// Durable postings a second through the ledger's public call: 256 callers at once, 10,000 players,
// one hot account of the house. Each posting is in two accounts' books and on disk when it is
// answered. The rival, pgbench's TPC-B-like transfer, is measured in turn on the same server.
import { houseAccount, playerAccount, type Posting } from '@baize/ledger';
import type { DurableBooks } from '@baize/server/testing';
import { quantile, rateOf, type BenchmarkOptions, type Figures, type Sample } from './figures.ts';
import { openPgbench } from './pgbench.ts';

type Ledger = ReturnType<DurableBooks['openLedger']>;

const callers = 256;
const players = { usual: 10_000, smoke: 500 };
const currency = 'PHP';
const warmUpSeconds = 2;
const rival = 'pgbench TPC-B-like, 32 clients';
const promised = { of: 'ratio', atLeast: 6 } as const;
const variants = [
  { variant: 'one house account', shards: 1 },
  { variant: 'house account in 8 shards', shards: 8 },
];

let made = 0;

/** A stake that goes straight from one of so many players to the house. */
function stake(count: number): Posting {
  made += 1;
  const owner = `player-${Math.floor(Math.random() * count)}`;
  return {
    key: `stake:${made}`,
    event: 'stake-opened',
    reference: `round-${made}`,
    legs: [
      { account: playerAccount('player-cash', owner, currency), amount: -1n },
      { account: houseAccount('house-gaming', currency), amount: 1n },
    ],
  };
}

async function fundPlayers(ledger: Ledger, count: number): Promise<void> {
  const fund = (place: number): Posting => ({
    key: 'fund',
    event: 'deposit-settled',
    reference: 'fund',
    legs: [
      { account: playerAccount('player-cash', `player-${place}`, currency), amount: 10n ** 12n },
      { account: houseAccount('payment-clearing', currency), amount: -(10n ** 12n) },
    ],
  });
  await Promise.all(Array.from({ length: count }, (_, place) => ledger.post(fund(place))));
}

/** Every caller posts again as soon as it is answered, until the time is over. */
async function measure(
  ledger: Ledger,
  { seconds, count }: { seconds: number; count: number },
): Promise<Omit<Sample, 'variant'>> {
  const times: number[] = [];
  const began = performance.now();
  const ends = began + seconds * 1000;
  const call = async (): Promise<void> => {
    for (let asked = performance.now(); asked < ends; asked = performance.now()) {
      const result = await ledger.post(stake(count));
      if ('refused' in result || result.replayed) throw new Error('a stake was not posted');
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  const elapsed = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

async function measureRounds(
  books: DurableBooks,
  { rounds, seconds, isSmoke, say }: BenchmarkOptions,
): Promise<Sample[]> {
  const count = countOf(isSmoke);
  const pgbench = await openPgbench(books, isSmoke ? 1 : 32);
  const ledgers = variants.map(({ variant, shards }) => ({
    variant,
    ledger: books.openLedger({ shards }),
  }));
  const samples: Sample[] = [];
  const warmUp = isSmoke ? 0 : warmUpSeconds;
  for (const { ledger } of ledgers) await measure(ledger, { seconds: warmUp, count });
  if (!isSmoke) await pgbench?.measure(warmUp);
  for (let round = 1; round <= rounds; round += 1) {
    for (const { variant, ledger } of ledgers) {
      samples.push({ variant, ...(await measure(ledger, { seconds, count })) });
    }
    if (pgbench) samples.push({ variant: rival, perSecond: await pgbench.measure(seconds) });
    say(`  round ${round} of ${rounds}`);
  }
  for (const { ledger } of ledgers) await ledger.close();
  await pgbench?.close();
  return samples;
}

/** It counts only when what was answered is in the books and the disk was waited for. */
async function prove({ database, checkBooks }: DurableBooks, expected: number): Promise<string[]> {
  const settings = await Promise.all(
    ['fsync', 'synchronous_commit', 'full_page_writes'].map(async (name) => {
      const { rows } = await database.pool.query(`show ${name}`);
      const value = String(Object.values(rows[0] as object)[0]);
      if (value !== 'on') throw new Error(`${name} is ${value}: this would measure memory`);
      return `${name} on`;
    }),
  );
  const { balanced, postings } = await checkBooks();
  if (!balanced || postings !== expected) {
    throw new Error(`${expected} postings were answered, ${postings} are in the books`);
  }
  return [settings.join(', '), `${postings} postings, all in the books, which balance`];
}

export async function measureLedger(options: BenchmarkOptions): Promise<Figures> {
  const books = await options.openBooks();
  const count = countOf(options.isSmoke);
  const before = (await books.checkBooks()).postings;
  try {
    const seed = books.openLedger({ shards: 8 });
    await fundPlayers(seed, count);
    await seed.close();
    const samples = await measureRounds(books, options);
    const proved = await prove(books, before + made + count);
    const notes = [`${callers} callers, ${count} players`, ...proved];
    const hasRival = samples.some(({ variant }) => variant === rival);
    if (!hasRival) notes.push('pgbench was not found, so there is no ratio');
    const beside = hasRival ? { rival, promised } : {};
    const figures = variants.map(({ variant }) => rateOf(samples, { variant, ...beside }));
    return { name: 'ledger', notes, figures };
  } finally {
    await books.close();
  }
}

const countOf = (isSmoke: boolean) => (isSmoke ? players.smoke : players.usual);
