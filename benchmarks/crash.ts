// The server process is killed again and again, at random moments, while 32 players bet and repeat
// each intent until it is answered. Afterwards nothing is lost, nothing was done twice, the books
// are balanced, and every first answer is still the answer.
import { isDeepStrictEqual } from 'node:util';
import { openDurableBooks, type DurableBooks } from '@baize/server/testing';
import { createCaller, type Caller } from './ask.ts';
import { fundsUnits, gather } from './crowd.ts';
import type { BenchmarkOptions, Figures, Promised } from './figures.ts';
import { askOnce, playThrough, netOf, type Answered } from './intents.ts';
import { pause, startServer, type ServerProcess } from './server-process.ts';

const players = 32;
const killsPerRound = 20;
const livesMsMax = 700;
const ports = { site: 18_421, console: 18_423, payment: 18_425, phone: 18_427 };

export async function measureCrashes({ rounds, say }: BenchmarkOptions): Promise<Figures> {
  const books = await openDurableBooks(process.env['DATABASE_URL']);
  const caller = createCaller(players);
  const place = { ports, env: { DATABASE_URL: books.database.url } };
  let server: ServerProcess | undefined;
  try {
    const { guests } = await gather(books.database, players);
    server = await startServer(place);
    const { siteUrl } = server;
    let enough = false;
    const playing = playThrough(guests, { siteUrl, caller, enough: () => enough });
    const kills = rounds * killsPerRound;
    for (let killed = 1; killed <= kills; killed += 1) {
      await pause(Math.random() * livesMsMax);
      await server.kill();
      server = await startServer(place);
      if (killed % killsPerRound === 0) say(`  killed ${killed} times`);
    }
    enough = true;
    const { answers, repeats } = await playing;
    const notes = [
      `${kills} kills, ${answers.length} rounds answered, ${repeats} requests repeated`,
    ];
    const promises = await judge(books, answers, { siteUrl, caller });
    return { name: 'crash', notes, samples: [], promises };
  } finally {
    caller.close();
    await server?.stop();
    await books.close();
  }
}

async function judge(
  { database, checkBooks }: DurableBooks,
  answers: readonly Answered[],
  to: { siteUrl: string; caller: Caller },
): Promise<Promised[]> {
  const rounds = await database.pool.query<{ round_id: string; state: string }>(
    'select round_id, state from wagering_round',
  );
  const kept = new Set(rounds.rows.map(({ round_id }) => round_id));
  const told = new Set(
    answers.map(({ text }) => (JSON.parse(text) as { roundId: string }).roundId),
  );
  const lost = [...told].filter((roundId) => !kept.has(roundId)).length;
  const unasked = [...kept].filter((roundId) => !told.has(roundId)).length;
  const open = rounds.rows.filter(({ state }) => state !== 'settled').length;
  const { balanced } = await checkBooks();
  return [
    none('answered rounds that were lost', lost),
    none('rounds that nobody was told of, or left open', unasked + open),
    none('intents that became one round twice', answers.length - told.size),
    none(
      'purses that differ from what the answers add up to',
      await wrongPurses(database, answers),
    ),
    none('first answers that changed', await changedAnswers(answers, to)),
    none('units that the jackpot gained or lost', await driftOfJackpot(database)),
    { what: 'the books are balanced', value: Number(balanced), atLeast: 1 },
  ];
}

/** A promise that something never happens: kept as 1, broken as 0. */
function none(what: string, count: number): Promised {
  return { what: `no ${what} (${count})`, value: count === 0 ? 1 : 0, atLeast: 1 };
}

async function wrongPurses(
  { pool }: DurableBooks['database'],
  answers: readonly Answered[],
): Promise<number> {
  const found = await pool.query<{ owner: string; balance: bigint }>(
    `select owner, balance from ledger_account where kind = 'player-cash'`,
  );
  const net = netOf(answers);
  return found.rows.filter(
    ({ owner, balance }) => BigInt(balance) !== fundsUnits + (net.get(owner) ?? 0n),
  ).length;
}

/** What lies in the pools and behind them, beside what rounds fed less what they won. */
async function driftOfJackpot({ pool }: DurableBooks['database']): Promise<number> {
  const { rows } = await pool.query<{ drift: string; fed: string }>(
    `select (select coalesce(sum(balance), 0) from ledger_account where kind like 'jackpot-%')
        - coalesce(sum(jackpot_fed - jackpot_won), 0) as drift,
      coalesce(sum(jackpot_fed), 0) as fed from wagering_round`,
  );
  if (Number(rows[0]?.fed) === 0) throw new Error('No round fed the jackpot');
  return Math.abs(Number(rows[0]?.drift));
}

const sampleEvery = 7;

async function changedAnswers(
  answers: readonly Answered[],
  to: { siteUrl: string; caller: Caller },
): Promise<number> {
  let changed = 0;
  const sample = answers.filter((_, place) => place % sampleEvery === 0);
  for (const { guest, intent, text } of sample) {
    const again = await askOnce(to, guest, intent);
    // The order of an event's fields is not part of an answer: it comes out of the books sorted.
    if (!isDeepStrictEqual(JSON.parse(again ?? 'null'), JSON.parse(text))) changed += 1;
  }
  return changed;
}
