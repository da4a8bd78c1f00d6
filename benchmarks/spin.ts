// Spins a second by 32 players over HTTP, each a whole round: session, rules, stake, draw, payout,
// durable books. Told besides is whose processor time it takes, ours or the database's, and how
// many transactions a spin comes to when those of many players travel together.
import { openDurableBooks, type DurableBooks } from '@baize/server/testing';
import { createCaller, spinCall } from './ask.ts';
import { gather, type Guest } from './crowd.ts';
import { quantile, type BenchmarkOptions, type Figures, type Sample } from './figures.ts';
import { cpuSecondsOf, familyOf, postgresProcesses } from './machine.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const players = 32;
const variant = '32 players';
const ports = { site: 18_411, console: 18_413, payment: 18_415, phone: 18_417 };
const stake = '1.00';
let asked = 0;

export async function measureSpins(options: BenchmarkOptions): Promise<Figures> {
  const { rounds, seconds, say } = options;
  const books = await openDurableBooks(process.env['DATABASE_URL']);
  let server: ServerProcess | undefined;
  try {
    const { guests } = await gather(books.database, players);
    server = await startServer({ ports, env: { DATABASE_URL: books.database.url } });
    await measureRound(server, guests, 1);
    const samples: Sample[] = [];
    const before = await costsOf(server, books);
    for (let round = 1; round <= rounds; round += 1) {
      const sample = await measureRound(server, guests, seconds);
      samples.push(sample);
      say(`  round ${round}: ${Math.round(sample.perSecond)}/s`);
    }
    const after = await costsOf(server, books);
    const [ours, theirs] = [after.ours - before.ours, after.theirs - before.theirs];
    const share = Math.round((100 * ours) / (ours + theirs));
    const spins = samples.reduce((sum, { perSecond }) => sum + perSecond * seconds, 0);
    const commits = ((after.commits - before.commits) / spins).toFixed(2);
    const { balanced } = await books.checkBooks();
    const notes = [
      `processor time: ours ${share} %, PostgreSQL ${100 - share} %`,
      `database transactions a spin, single reads among them: ${commits}`,
      'the callers run on the same machine and are counted in neither',
    ];
    const kept = { what: 'the books are balanced afterwards', value: Number(balanced), atLeast: 1 };
    return { name: 'spin', notes, samples, promises: [kept] };
  } finally {
    await server?.stop();
    await books.close();
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

async function measureRound(
  { siteUrl }: ServerProcess,
  guests: readonly Guest[],
  seconds: number,
): Promise<Sample> {
  const { call, close } = createCaller(players);
  const times: number[] = [];
  const began = performance.now();
  const ends = began + seconds * 1000;
  const play = async ({ gameToken }: Guest): Promise<void> => {
    for (let start = performance.now(); start < ends; start = performance.now()) {
      asked += 1;
      const answer = await call(spinCall(siteUrl, gameToken, `spin-number-${asked}`, stake));
      if (answer.status !== 200) throw new Error(`A spin was refused: ${answer.text}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(guests.map(play));
  const elapsed = (performance.now() - began) / 1000;
  close();
  times.sort((a, b) => a - b);
  const perSecond = times.length / elapsed;
  return { variant, perSecond, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
