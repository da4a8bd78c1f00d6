// Proves that a day closed in many small steps, by processes that take turns, die and come again,
// pays what one step pays: no play is left out or counted twice.
import { dayAt, dayText, startOfDay } from '@baize/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Name } from '../../agents/testing.ts';
import { buildRebates, type BuiltRebates } from '../testing.ts';
import { closeNext, type StepSizes } from './close-day.ts';
import { payDues } from './pay-dues.ts';

let database: Database;
let built: BuiltRebates;
const players = ['ann', 'ben', 'cora', 'dan'] as const;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildRebates(database);
  for (const name of players) await built.fund(built.idOf(name), '100000');
  await setRate('ann', 80);
  await setRate('ben', 60);
  await setRate('dan', 30);
  await built.rebates.byHand.closeDays();
});
afterAll(() => built.close());

async function setRate(name: Name, rate: number): Promise<void> {
  const rates = [{ category: 'LIVE' as const, rate }];
  const asked = built.staff({ id: built.idOf(name), rates, reason: 'agreed by phone' });
  given(await built.rebates.actions.setMemberRates(asked));
}

/** A day of play, counted and over, but not closed. */
async function playDay(): Promise<number> {
  const day = dayAt(built.clock.now());
  for (const [at, name] of players.entries()) {
    await built.play(name, String(100 + at), '20', 'wheel');
    await built.play(name, String(50 + at), '7', 'lotus');
  }
  built.clock.set(startOfDay(day + 1) + 10 * 60_000);
  await built.count();
  return day;
}

const marked = async () => {
  const { rows } = await sql<{ day: number }>`select next_day as day
    from rebate_mark`.execute(database.kysely);
  return rows[0]?.day ?? 0;
};

/** All that a day came to, but for when it was closed and paid. */
async function madeOf(day: number) {
  const read = async (query: ReturnType<typeof sql>) => (await query.execute(database.kysely)).rows;
  return {
    sums: await read(sql`select player_id, category, kind, stake, exact, amount, carried_out
      from rebate_sum where day = ${day} order by 1, 2, 3`),
    parts: await read(sql`select player_id, source_id, category, rate, below, stake
      from rebate_part where day = ${day} order by 1, 2, 3, 4, 5`),
    pairs: await read(sql`select root_id, agent_id, child_id, kind, valid, paid from rebate_pair
      where day = ${day} order by 1, 2, 3, 4`),
    runs: await read(sql`select recipients, stake, amount from rebate_run where day = ${day}`),
  };
}

type Turn = StepSizes & { readonly how: 'once' | 'twice' | 'dies' };
const turn: fc.Arbitrary<Turn> = fc.record({
  plays: fc.integer({ min: 1, max: 5 }),
  recipients: fc.integer({ min: 1, max: 3 }),
  how: fc.constantFrom('once', 'twice', 'dies'),
});

async function take({ how, ...sizes }: Turn): Promise<void> {
  if (how === 'twice')
    await Promise.all([closeNext(built.ports, sizes), closeNext(built.ports, sizes)]);
  else if (how === 'once') await closeNext(built.ports, sizes);
  else {
    const dying = {
      ...built.ports,
      database: {
        ...database,
        transaction: <T>(work: Parameters<typeof database.transaction<T>>[0]) =>
          database.transaction(async (tx) => {
            await work(tx);
            throw new Error('the process died');
          }),
      },
    };
    await expect(closeNext(dying, sizes)).rejects.toThrow('the process died');
  }
}

test('a day closed in small steps with crashes is the day closed at once', async () => {
  const first = await playDay();
  await built.rebates.byHand.closeDays();
  const whole = await madeOf(first);
  expect(whole.sums.length).toBeGreaterThan(3);
  expect(whole.pairs.length).toBeGreaterThan(3);
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 60, maxLength: 60 }), async (turns) => {
      const day = await playDay();
      for (const one of turns) if ((await marked()) === day) await take(one);
      await built.rebates.byHand.closeDays();
      expect(await madeOf(day)).toEqual(whole);
    }),
    { numRuns: 3, endOnFailure: true },
  );
}, 120_000);

test('bounds and the switch of rebates do not change a day that is being closed', async () => {
  const day = await playDay();
  const sizes = { plays: 2, recipients: 1 };
  await closeNext(built.ports, sizes);
  await closeNext(built.ports, sizes);
  const bounds = [{ category: 'LIVE' as const, highest: 5, difference: 5, step: 5 }];
  const asked = built.staff({ bounds, reason: 'from tomorrow on' });
  given(await built.rebates.actions.setRebateBounds(asked));
  built.turn(false);
  await built.rebates.byHand.closeDays();
  built.turn(true);
  const text = dayText(startOfDay(day));
  const run = given(await built.rebates.actions.getRebateRun(built.staff({ day: text })));
  expect(run.list.find(({ username }) => username === 'dan')).toMatchObject({ amount: '0.30' });
});

test('dues that are read and paid in small parts are paid whole', async () => {
  const day = await playDay();
  while (await closeNext(built.ports));
  const owed = async () => {
    const { rows } = await sql<{ paid: boolean; count: number }>`select paid_at is not null as paid,
        count(*)::integer as count from rebate_sum where day = ${day} and amount > 0
      group by 1`.execute(database.kysely);
    return rows;
  };
  const [unpaid] = await owed();
  expect(unpaid?.paid).toBe(false);
  expect(unpaid?.count).toBeGreaterThan(3);
  await payDues(built.ports, { read: 2, post: 1 });
  expect(await owed()).toEqual([{ paid: true, count: unpaid?.count }]);
});
