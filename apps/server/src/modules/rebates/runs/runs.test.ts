// Proves that a day is closed once and pays every line to the cent, that corrections come off later
// days, that a move leaves the past to the old line, and that a rebate opens for its recipient
// alone.
import { dayAt, dayText, printUnits, startOfDay } from '@baize/money';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Name } from '../../agents/testing.ts';
import { createRebates } from '../index.ts';
import { buildRebates, type BuiltRebates } from '../testing.ts';

let database: Database;
let built: BuiltRebates;
const opened: BuiltRebates[] = [];
const members = ['ann', 'ben', 'cora', 'dan'] as const;

beforeEach(async () => {
  database = await freshDatabase();
  built = await buildRebates(database);
  opened.push(built);
  for (const name of members) await built.fund(built.idOf(name), '100000');
  await setRate('ann', 80);
  await setRate('ben', 60);
  await setRate('dan', 30);
  // The first run: days are closed from this one on.
  await built.rebates.byHand.closeDays();
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

async function setRate(name: Name, rate: number): Promise<void> {
  const rates = [{ category: 'LIVE' as const, rate }];
  const asked = built.staff({ id: built.idOf(name), rates, reason: 'agreed by phone' });
  given(await built.rebates.actions.setMemberRates(asked));
}

const today = () => dayText(built.clock.now());
const cashOf = async (name: Name) =>
  printUnits((await built.ledger.balance(built.idOf(name), 'PHP')).cash, 2);

/** Goes on to the next day, counts the last one and closes it. */
async function nextDay(): Promise<void> {
  const { clock } = built;
  clock.set(startOfDay(dayAt(clock.now()) + 1) + 10 * 60_000);
  await built.count();
  await built.rebates.byHand.closeDays();
}

const listOf = async (name: Name) =>
  given(await built.rebates.actions.listRebates(built.as(name, {}))).list;
const open = async (name: Name, day: string, kind: 'own' | 'team') =>
  built.rebates.actions.getRebate(built.as(name, { day, category: 'LIVE' as const, kind }));

test('a stake of 1 000 gives 3.00 to the member, 3.00 and 2.00 to the agents above', async () => {
  await built.play('dan', '1000', '0', 'wheel');
  await nextDay();
  expect(await cashOf('dan')).toBe('99003.00');
  expect(await cashOf('ben')).toBe('100003.00');
  expect(await cashOf('ann')).toBe('100002.00');
  expect(await cashOf('cora')).toBe('100000.00');
  const [row] = await listOf('ben');
  expect(row).toMatchObject({ kind: 'team', amount: '3.00', exact: '3', carriedOut: '0' });
  expect(row?.paidAt).not.toBeNull();
});

// @proves R121
test('a rebate opens into members, stakes and differences, for its recipient alone', async () => {
  const day = today();
  await built.play('dan', '1000', '0', 'wheel');
  await built.play('ben', '500', '0', 'wheel');
  await nextDay();
  const ofAnn = given(await open('ann', day, 'team'));
  expect(ofAnn).toMatchObject({ amount: '3.00', total: 1 });
  expect(ofAnn.parts).toEqual([
    {
      id: built.idOf('ben'),
      username: 'ben',
      isOwn: false,
      stake: '1500.0000',
      rate: 80,
      below: 60,
      exact: '3',
    },
  ]);
  expect(given(await open('ben', day, 'own')).parts).toMatchObject([{ isOwn: true, exact: '3' }]);
  expect(given(await open('ben', day, 'team')).parts).toMatchObject([
    { username: 'dan', rate: 60, below: 30, exact: '3' },
  ]);
  expect(await open('dan', day, 'team')).toMatchObject({ refused: 'rebate-unknown' });
  expect(await open('zoe', day, 'team')).toMatchObject({ refused: 'rebate-unknown' });
  const ofStaff = built.staff({ id: built.idOf('ann'), day, category: 'LIVE', kind: 'team' });
  const seen = given(await built.rebates.actions.getRebateOf(ofStaff as never));
  expect(seen.parts).toEqual(ofAnn.parts);
  expect(await listOf('zoe')).toEqual([]);
});

test('a day is paid once, by two processes and after a crash before it is marked', async () => {
  await built.play('dan', '1000', '0', 'wheel');
  const other = createRebates(built.ports);
  built.clock.set(startOfDay(dayAt(built.clock.now()) + 1) + 10 * 60_000);
  await built.count();
  await Promise.all([built.rebates.byHand.closeDays(), other.byHand.closeDays()]);
  await sql`update rebate_sum set paid_at = null`.execute(database.kysely);
  await other.byHand.closeDays();
  expect(await cashOf('dan')).toBe('99003.00');
  expect(await cashOf('ann')).toBe('100002.00');
  const runs = given(await built.rebates.actions.listRebateRuns(built.staff({})));
  expect(runs.list).toMatchObject([{ recipients: 3, amount: '8.00', unpaid: 0 }]);
  expect(runs.next).toBe(today());
  const day = runs.list[0]?.day ?? '';
  const run = given(await built.rebates.actions.getRebateRun(built.staff({ day })));
  expect(run.list.map(({ username, amount }) => [username, amount])).toEqual(
    expect.arrayContaining([
      ['ann', '2.00'],
      ['ben', '3.00'],
      ['dan', '3.00'],
    ]),
  );
});

test('the sum of a day is floored to the cent, not each stake', async () => {
  // 0.30 % of 3 × 1.50 is 0.0135, of one of them 0.0045.
  for (let at = 0; at < 3; at += 1) await built.play('dan', '1.5', '0', 'wheel');
  await nextDay();
  const [row] = await listOf('dan');
  expect(row).toMatchObject({ exact: '0.0135', amount: '0.01' });
});

test('a change of a rate holds from the next day on, a first rate at once', async () => {
  await setRate('dan', 50);
  await setRate('cora', 40);
  await built.play('dan', '1000', '0', 'wheel');
  await built.play('cora', '1000', '0', 'wheel');
  await nextDay();
  expect((await listOf('dan'))[0]).toMatchObject({ amount: '3.00' });
  expect((await listOf('cora'))[0]).toMatchObject({ amount: '4.00' });
  await built.play('dan', '1000', '0', 'wheel');
  await nextDay();
  expect((await listOf('dan'))[0]).toMatchObject({ amount: '5.00' });
});

test('a moved branch leaves the past to the old line', async () => {
  await built.play('dan', '1000', '0', 'wheel');
  await built.count();
  await setRate('zoe', 80);
  await database.transaction((tx) =>
    built.identity.team.move(tx, {
      memberId: built.idOf('ben'),
      upline: 'zoe',
      at: built.clock.now(),
    }),
  );
  await nextDay();
  expect((await listOf('ann'))[0]).toMatchObject({ amount: '2.00' });
  expect(await listOf('zoe')).toEqual([]);
  await built.play('dan', '1000', '0', 'wheel');
  await nextDay();
  expect((await listOf('zoe'))[0]).toMatchObject({ amount: '2.00' });
  expect(await listOf('ann')).toHaveLength(1);
});

test('days while rebates are off are never paid', async () => {
  built.turn(false);
  await built.play('dan', '1000', '0', 'wheel');
  await nextDay();
  built.turn(true);
  await nextDay();
  await nextDay();
  expect(await listOf('dan')).toEqual([]);
  expect(given(await built.rebates.actions.listRebateRuns(built.staff({}))).list).toHaveLength(2);
});

test('the end of a day decides whether it is paid, not the moment of closing', async () => {
  await built.play('dan', '1000', '0', 'wheel');
  const day = dayAt(built.clock.now());
  // Off between midnight and the closing: the day before is paid, the next one is not.
  built.clock.set(startOfDay(day + 1) + 60_000);
  built.turn(false);
  built.clock.set(startOfDay(day + 1) + 10 * 60_000);
  await built.count();
  await built.rebates.byHand.closeDays();
  expect((await listOf('dan'))[0]).toMatchObject({ day: dayText(startOfDay(day)), amount: '3.00' });
  await built.play('dan', '1000', '0', 'wheel');
  // On again before the closing of a day that ended while they were off.
  built.clock.set(startOfDay(day + 2) + 60_000);
  built.turn(true);
  built.clock.set(startOfDay(day + 2) + 10 * 60_000);
  await built.count();
  await built.rebates.byHand.closeDays();
  expect(await listOf('dan')).toHaveLength(1);
});

test('a day is paid by the highest rate of its time, not by that of its closing', async () => {
  const day = dayAt(built.clock.now());
  const setHighest = async (at: number, highest: number) => {
    built.clock.set(at);
    const bounds = [{ category: 'LIVE' as const, highest, difference: 5, step: 5 }];
    given(await built.rebates.actions.setRebateBounds(built.staff({ bounds, reason: 'law' })));
  };
  const close = async () => {
    await built.count();
    await built.rebates.byHand.closeDays();
  };
  await built.play('dan', '1000', '0', 'wheel');
  await setHighest(startOfDay(day + 1) + 600_000, 20);
  await close();
  expect((await listOf('dan'))[0]).toMatchObject({ amount: '3.00' });
  // Lowered within a day: the whole day has the higher one.
  await built.play('dan', '1000', '0', 'wheel');
  await setHighest(startOfDay(day + 2) + 600_000, 10);
  await close();
  expect((await listOf('dan'))[0]).toMatchObject({ amount: '3.00' });
  await built.play('dan', '1000', '0', 'wheel');
  await setHighest(startOfDay(day + 3) + 600_000, 80);
  await close();
  // That day began with 0.20 %.
  expect((await listOf('dan'))[0]).toMatchObject({ amount: '2.00' });
});

test('a correction below nothing comes off the next days', async () => {
  const add = (valid: bigint) =>
    sql`update facts_day set valid = ${valid} where day = ${dayAt(built.clock.now()) - 1}
      and kind = 'LIVE'`.execute(database.kysely);
  const closeWith = async (valid: bigint) => {
    await built.play('dan', '1000', '0', 'wheel');
    built.clock.set(startOfDay(dayAt(built.clock.now()) + 1) + 10 * 60_000);
    await built.count();
    await add(valid);
    await built.rebates.byHand.closeDays();
  };
  await closeWith(-10_000_000n);
  expect((await listOf('dan'))[0]).toMatchObject({ amount: '0.00', carriedOut: '-3' });
  await closeWith(4_000_000n);
  expect((await listOf('dan'))[0]).toMatchObject({ carriedIn: '-3', carriedOut: '-1.8' });
  await closeWith(10_000_000n);
  expect((await listOf('dan'))[0]).toMatchObject({ carriedIn: '-1.8', amount: '1.20' });
});
