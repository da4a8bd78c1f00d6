// The server process is killed again and again, at random moments, while 32 players bet and repeat
// each intent until it is answered. Afterwards nothing is lost, nothing was done twice, the books
// are balanced, and every first answer is still the answer.
import { isDeepStrictEqual } from 'node:util';
import type { DurableBooks } from '@baize/server/testing';
import { createCaller, type Caller } from './ask.ts';
import { fundsUnits, type Guest } from './crowd.ts';
import { balancedBooks, none } from './figures.ts';
import type { BenchmarkOptions, Figure, Figures } from './figures.ts';
import { askOnce, playThrough, netOf, type Answered } from './intents.ts';
import { pause } from './server-process.ts';

const players = 32;
const killsPerRound = 20;
const livesMsMax = 700;

export async function measureCrashes(options: BenchmarkOptions): Promise<Figures> {
  const { rounds, isSmoke, say } = options;
  const ground = await options.openGround({ players });
  const caller = createCaller(players);
  const siteUrl = () => ground.server().siteUrl;
  const guests = ground.crowd.guests.slice(0, players);
  try {
    const over = { is: false };
    const playing = playThrough(guests, { siteUrl, caller, enough: () => over.is });
    // Not awaited yet: a player who fails stops the killing, and the error is thrown below.
    playing.catch(() => (over.is = true));
    const kills = isSmoke ? 1 : rounds * killsPerRound;
    for (let killed = 1; killed <= kills && !over.is; killed += 1) {
      await pause(Math.random() * livesMsMax);
      await ground.replaceServer();
      if (killed % killsPerRound === 0) say(`  killed ${killed} times`);
    }
    over.is = true;
    const { answers, repeats } = await playing;
    return {
      name: 'crash',
      notes: [`${players} players; each repeats a request until it is answered`],
      figures: [
        { what: 'kills', value: kills, unit: '' },
        { what: 'rounds answered', value: answers.length, unit: '' },
        { what: 'requests repeated', value: repeats, unit: '' },
        ...(await judge(ground.books, guests, answers, { siteUrl, caller })),
      ],
    };
  } finally {
    caller.close();
    await ground.close();
  }
}

async function judge(
  { database, checkBooks }: DurableBooks,
  guests: readonly Guest[],
  answers: readonly Answered[],
  to: { siteUrl: () => string; caller: Caller },
): Promise<Figure[]> {
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
  return [
    none('answered rounds that were lost', lost),
    none('rounds that nobody was told of, or left open', unasked + open),
    none('intents that became one round twice', answers.length - told.size),
    none('purses that differ from the answers', await wrongPurses(database, guests, answers)),
    none('first answers that changed', await changedAnswers(answers, to)),
    none('units that the jackpot gained or lost', await driftOfJackpot(database)),
    balancedBooks((await checkBooks()).balanced),
  ];
}

async function wrongPurses(
  { pool }: DurableBooks['database'],
  guests: readonly Guest[],
  answers: readonly Answered[],
): Promise<number> {
  const found = await pool.query<{ owner: string; balance: bigint }>(
    `select owner, balance from ledger_account where kind = 'player-cash' and owner = any($1)`,
    [guests.map(({ playerId }) => playerId)],
  );
  const net = netOf(answers);
  return found.rows.filter(
    ({ owner, balance }) => BigInt(balance) !== fundsUnits + (net.get(owner) ?? 0n),
  ).length;
}

/** The balance of the pools and their reserves, beside what rounds fed less what they won. */
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
  to: { siteUrl: () => string; caller: Caller },
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
