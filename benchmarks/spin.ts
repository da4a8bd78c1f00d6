// Spins a second by 32 players over HTTP, each a whole round: session, rules, stake, draw, payout,
// durable books. Told besides is whose processor time it takes, ours or the database's, and how
// many transactions a spin comes to when those of many players travel together.
import type { DurableBooks } from '@baize/server/testing';
import { after, askAgain } from './again.ts';
import { createCaller, spinCall, type Caller } from './ask.ts';
import type { Guest } from './crowd.ts';
import { balancedBooks, rateOf } from './figures.ts';
import type { BenchmarkOptions, Figures, Sample } from './figures.ts';
import { cpuSecondsOf, familyOf, postgresProcesses } from './machine.ts';
import type { ServerProcess } from './server-process.ts';

const players = 32;
const variant = 'whole rounds, 32 players';
const stake = '1.00';
let asked = 0;

export async function measureSpins(options: BenchmarkOptions): Promise<Figures> {
  const { rounds, seconds, isSmoke, say } = options;
  const ground = await options.openGround({ players });
  const { books, crowd } = ground;
  try {
    const server = ground.server();
    const guests = crowd.guests.slice(0, players);
    if (!isSmoke) await measureRound(server, guests, 1);
    const samples: Sample[] = [];
    const before = await costsOf(server, books);
    for (let round = 1; round <= rounds; round += 1) {
      const sample = { variant, ...(await measureRound(server, guests, seconds)) };
      samples.push(sample);
      say(`  round ${round}: ${Math.round(sample.perSecond)}/s`);
    }
    const after = await costsOf(server, books);
    const [ours, theirs] = [after.ours - before.ours, after.theirs - before.theirs];
    const spins = samples.reduce((sum, { perSecond }) => sum + perSecond * seconds, 0);
    const { balanced } = await books.checkBooks();
    return {
      name: 'spin',
      notes: ['the callers run on the same machine; their processor time is not counted'],
      figures: [
        rateOf(samples, { variant }),
        { what: 'processor time of a spin, ours', value: (1000 * ours) / spins, unit: 'ms' },
        { what: 'the same, PostgreSQL’s', value: (1000 * theirs) / spins, unit: 'ms' },
        {
          what: 'database transactions a spin, single reads among them',
          value: (after.commits - before.commits) / spins,
          unit: '',
        },
        balancedBooks(balanced),
      ],
    };
  } finally {
    await ground.close();
  }
}

/** The database's processes are those of its own server: others may run on the machine. */
async function costsOf({ pid }: ServerProcess, { database }: DurableBooks) {
  const { rows } = await database.pool.query<{ backend: number; commits: bigint }>(
    `select pg_backend_pid() as backend, xact_commit as commits
    from pg_stat_database where datname = current_database()`,
  );
  const backend = postgresProcesses().find((one) => one.pid === rows[0]?.backend);
  return {
    ours: cpuSecondsOf(familyOf(pid)),
    theirs: cpuSecondsOf(familyOf(backend?.parent ?? 0)),
    commits: Number(rows[0]?.commits),
  };
}

/** Whole rounds by all of these, one after the other, for so long. */
export async function measureRound(
  { siteUrl }: ServerProcess,
  guests: readonly Guest[],
  seconds: number,
): Promise<Omit<Sample, 'variant'>> {
  const { call, close } = createCaller(guests.length);
  try {
    return await askAgain(guests, after(seconds), (guest) => spinOnce(call, siteUrl, guest));
  } finally {
    close();
  }
}

export async function spinOnce(
  call: Caller['call'],
  siteUrl: string,
  { gameToken }: Guest,
): Promise<void> {
  asked += 1;
  const answer = await call(spinCall(siteUrl, gameToken, `spin-number-${asked}`, stake));
  if (answer.status !== 200) throw new Error(`A spin was refused: ${answer.text}`);
}
