// Durable postings a second through the ledger's public call: 256 callers at once, 10,000 players,
// one hot account of the house. Each posting is in two accounts' books and on disk when it is
// answered. The rival, pgbench's TPC-B-like transfer, is measured in turn on the same server.
import { houseAccount, playerAccount, type Posting } from '@baize/ledger';
import { openDurableBooks, type DurableBooks } from '@baize/server/testing';
import { medianRate, quantile } from './figures.ts';
import type { BenchmarkOptions, Figures, Promised, Sample } from './figures.ts';
import { openPgbench } from './pgbench.ts';

type Ledger = ReturnType<DurableBooks['openLedger']>;

const callers = 256;
const players = 10_000;
const currency = 'PHP';
const warmUpSeconds = 2;
const rival = 'pgbench TPC-B-like, 32 clients';
const variants = [
  { variant: 'one house account', shards: 1 },
  { variant: 'house account in 8 shards', shards: 8 },
];

let made = 0;

/** A stake that goes straight from a player to the house. */
function stake(): Posting {
  made += 1;
  const owner = `player-${Math.floor(Math.random() * players)}`;
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

async function fundPlayers(ledger: Ledger): Promise<void> {
  const fund = (place: number): Posting => ({
    key: 'fund',
    event: 'deposit-settled',
    reference: 'fund',
    legs: [
      { account: playerAccount('player-cash', `player-${place}`, currency), amount: 10n ** 12n },
      { account: houseAccount('payment-clearing', currency), amount: -(10n ** 12n) },
    ],
  });
  await Promise.all(Array.from({ length: players }, (_, place) => ledger.post(fund(place))));
}

/** Every caller posts again as soon as it is answered, until the time is over. */
async function measure(ledger: Ledger, seconds: number): Promise<Omit<Sample, 'variant'>> {
  const times: number[] = [];
  const began = performance.now();
  const ends = began + seconds * 1000;
  const call = async (): Promise<void> => {
    for (let asked = performance.now(); asked < ends; asked = performance.now()) {
      const result = await ledger.post(stake());
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
  { rounds, seconds, say }: BenchmarkOptions,
): Promise<Sample[]> {
  const query = (text: string) => books.database.pool.query(text);
  const pgbench = await openPgbench(books.serverUrl, query);
  const ledgers = variants.map(({ variant, shards }) => ({
    variant,
    ledger: books.openLedger({ shards }),
  }));
  const samples: Sample[] = [];
  for (const { ledger } of ledgers) await measure(ledger, warmUpSeconds);
  await pgbench?.measure(warmUpSeconds);
  for (let round = 1; round <= rounds; round += 1) {
    for (const { variant, ledger } of ledgers) {
      samples.push({ variant, ...(await measure(ledger, seconds)) });
    }
    if (pgbench) samples.push({ variant: rival, perSecond: await pgbench.measure(seconds) });
    say(`ledger: round ${round} of ${rounds}`);
  }
  for (const { ledger } of ledgers) await ledger.close();
  await pgbench?.close();
  return samples;
}

/** It counts only when what was answered is in the books and the disk was waited for. */
async function prove({ database, checkBooks }: DurableBooks): Promise<string[]> {
  const settings = await Promise.all(
    ['fsync', 'synchronous_commit', 'full_page_writes'].map(async (name) => {
      const { rows } = await database.pool.query(`show ${name}`);
      const value = String(Object.values(rows[0] as object)[0]);
      if (value !== 'on') throw new Error(`${name} is ${value}: this would measure memory`);
      return `${name} on`;
    }),
  );
  const { balanced, postings } = await checkBooks();
  if (!balanced || postings !== made + players) {
    throw new Error(`${made + players} postings were answered, ${postings} are in the books`);
  }
  return [settings.join(', '), `${postings} postings, all in the books, which balance`];
}

export async function measureLedger(options: BenchmarkOptions): Promise<Figures> {
  const books = await openDurableBooks(process.env['DATABASE_URL']);
  try {
    const seed = books.openLedger({ shards: 8 });
    await fundPlayers(seed);
    await seed.close();
    const samples = await measureRounds(books, options);
    const notes = await prove(books);
    const hasRival = samples.some(({ variant }) => variant === rival);
    if (!hasRival) notes.push('pgbench was not found, so there is no ratio');
    const promises = hasRival ? variants.map((one) => ratioOf(one.variant, samples)) : [];
    return { name: `ledger: ${callers} callers, ${players} players`, notes, samples, promises };
  } finally {
    await books.close();
  }
}

function ratioOf(variant: string, samples: readonly Sample[]): Promised {
  const value = medianRate(samples, variant) / medianRate(samples, rival);
  return { what: `${variant} ÷ ${rival}`, value, atLeast: 3 };
}
