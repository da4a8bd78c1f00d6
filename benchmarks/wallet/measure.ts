// The whole wallet through a server of its own: deposits and withdrawals a second beside spins;
// spins of members with and without a bonus; the desk's queue among open withdrawals; records and
// statements of members with few and many entries.
import { unwrap } from '@baize/client';
import { clientAt, type Guest } from '../crowd.ts';
import { balancedBooks, type BenchmarkOptions, type Figures } from '../figures.ts';
import type { Ground } from '../ground.ts';
import { measureBonuses } from './bonuses.ts';
import { measureDesk, measureEvidence } from './desk.ts';
import { measureMoney, requestOne } from './money.ts';
import { measureRecords } from './records.ts';

const sizes = {
  usual: { few: 1000, many: 1_000_000, paper: 10_000, days: 365, asks: 200, prints: 3, group: 32 },
  smoke: { few: 100, many: 2000, paper: 300, days: 2, asks: 2, prints: 1, group: 2 },
};
const groups = 5;
const readers = 3;
/** Of the entries of the longest record. */
const openShare = 10;

export async function measureWallet(given: BenchmarkOptions): Promise<Figures> {
  const options = given.isSmoke ? { ...given, seconds: 0.2 } : given;
  const size = sizeOf(options);
  const ground = await options.openGround({ players: readers + groups * size.group });
  try {
    const [few, many, paper, ...others] = ground.crowd.guests;
    if (!few || !many || !paper) throw new Error('too few guests');
    const group = (at: number): readonly Guest[] =>
      others.slice(at * size.group, (at + 1) * size.group);
    await allowMany(ground);
    const plain = group(0);
    const money = await measureMoney(ground, options, { taking: plain, giving: group(1) });
    const played = { none: plain, ended: group(2), cashFirst: group(3), bonusFirst: group(4) };
    const bonuses = await measureBonuses(ground, options, played);
    const open = Math.floor(size.many / openShare);
    const desk = await measureDesk(ground, options, { open, asks: size.asks, asked: plain });
    const books = balancedBooks((await ground.books.checkBooks()).balanced);
    const withdrawal = await requestOne(ground, many);
    const records = await measureRecords(ground, { few, many, paper, size });
    const about = { id: withdrawal, entries: size.many, asks: size.asks };
    const evidence = await measureEvidence(ground, about);
    return {
      name: 'wallet',
      notes: [
        `${size.many} entries beside ${size.few}, over ${size.days} days; ${open} open withdrawals`,
        'deposits go through a payment company of the benchmark, over HTTP and its signed webhook',
      ],
      figures: [...money, ...bonuses, ...desk, books, ...records, evidence],
    };
  } finally {
    await ground.close();
  }
}

function sizeOf({ isSmoke }: BenchmarkOptions) {
  const size = isSmoke ? sizes.smoke : sizes.usual;
  const asked = Number(process.env['BENCH_ROWS'] || size.many);
  return isSmoke ? size : { ...size, many: asked, paper: Math.min(size.paper, asked) };
}

/** As many withdrawals a day as are measured. */
async function allowMany({ crowd, server }: Ground): Promise<void> {
  const owner = clientAt(server().consoleUrl, crowd.staffToken);
  unwrap(await owner.settings.setPolicy({ name: 'withdrawalsDaily', value: 0 }));
}
