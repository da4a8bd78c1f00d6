// Proves that turnover and deposits are counted once by any process, that levels rise at once and
// fall only when a month is over, and that no member on a break or excluded is enticed back.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { playerCaller, units } from '../wagering/testing.ts';
import { buildVip, saveLevels, type BuiltVip } from './testing.ts';

const ann = playerCaller('ann');
let database: Database;
let here: BuiltVip;
let there: BuiltVip;
beforeEach(async () => {
  database = await freshDatabase();
  here = buildVip(database);
  there = buildVip(database);
  await here.fund('ann', '100000');
});
afterEach(async () => {
  await here.vip.stop();
  await there.vip.stop();
  await here.close();
  await there.close();
  await database.close();
});

const patient = { timeout: 20_000 };
const progress = async (player = ann) =>
  given(await here.vip.actions.getVipProgress(here.member(player, {})));
const turnover = async (player = ann) => (await progress(player)).monthlyTurnover.actual;
const steps = async (player = ann) =>
  given(await here.vip.actions.listVipSteps(here.member(player, {}))).list.map(
    ({ cause, from, to }) => [cause, from?.name ?? null, to?.name ?? null],
  );
const label = async (playerId = 'ann') => (await here.vip.labelsOf(playerId, 'en'))[0]?.labelName;
const eventsOf = ({ told }: BuiltVip) => told.filter(({ event }) => event.startsWith('vip-'));

/** Other databases of the same server may hold a count back for a moment, never forward. */
async function counted(amount: number, by = here, player = ann): Promise<void> {
  await expect
    .poll(async () => {
      await by.vip.count();
      return turnover(player);
    }, patient)
    .toBe(amount);
}

describe('counting', () => {
  // @proves L23
  test('settled stakes count in full and once, in any process', async () => {
    for (const stake of ['3', '4.5', '20']) await here.play('ann', stake);
    await counted(27.5);
    await Promise.all([here, there, here, there].map(({ vip }) => vip.count()));
    expect(await turnover()).toBe(27.5);
    await here.play('ann', '1');
    await Promise.all([here, there].map(({ vip }) => vip.count()));
    await counted(28.5, there);
  });

  test('an open or cancelled round and play money count for nothing', async () => {
    await here.fund('ann', '1000', 'FUN');
    await here.play('ann', '500', 'FUN');
    const cancelled = await here.open('ann', '70');
    await here.wagering.voidRound(cancelled, 'torn cloth');
    await here.play('ann', '2');
    const open = await here.open('ann', '50');
    await counted(2);
    await here.wagering.settleRound({ round: open, payout: 0n, draws: [], outcome: null });
    await counted(52);
  });

  test('simultaneous play of several members is counted apart', async () => {
    await here.fund('bob', '1000');
    await Promise.all([here.play('ann', '8'), there.play('bob', '9')]);
    await counted(8);
    await counted(9, here, playerCaller('bob'));
  });

  test('a round counts in the month in which it was settled, however late', async () => {
    here.clock.set(Date.parse('2026-11-30T15:59:00Z'));
    await here.play('ann', '6');
    here.clock.set(Date.parse('2026-11-30T16:01:00Z'));
    await here.play('ann', '5');
    await counted(5);
    expect((await progress()).totalTurnover.actual).toBe(11);
  });

  test('a deposit counts once, and only when settled', async () => {
    await saveLevels(here);
    await here.deposit('ann', '40');
    await here.deposit('ann', '40');
    await here.deposit('ann', '99', 'd2', 'refused');
    expect((await progress()).progress?.deposits.actual).toBe('40.00');
    await here.deposit('ann', '10', 'd3');
    expect((await progress()).progress?.deposits.actual).toBe('50.00');
  });

  test('a closed round is counted automatically soon after', async () => {
    await here.play('ann', '7');
    here.vip.roundClosed({ currency: 'FUN' });
    here.vip.roundClosed({ currency: 'PHP' });
    await expect.poll(() => turnover(), patient).toBe(7);
  });
});

describe('rising', () => {
  // @proves L23
  test('a level is reached at once, over any number of levels, and notified', async () => {
    await saveLevels(here);
    expect(await label()).toBeUndefined();
    await here.play('ann', '9.99');
    await counted(9.99);
    expect(await label()).toBeUndefined();
    await here.play('ann', '0.01');
    await counted(10);
    expect(await label()).toBe('Bronze');
    await here.play('ann', '90');
    await counted(100);
    expect(await label()).toBe('Sterling');
    expect(await steps()).toEqual([
      ['reached', 'Bronze', 'Sterling'],
      ['reached', null, 'Bronze'],
    ]);
    const topic = 'player:ann';
    expect(eventsOf(here).slice(0, 2)).toMatchObject([
      { event: 'vip-moved', topic, payload: { rises: true, quiet: false } },
      { event: 'vip-level-changed', topic, payload: { rises: true, to: { emblem: 'bronze' } } },
    ]);
  });

  test('gold needs a deposit, and the deposit reaches it', async () => {
    const [, , gold] = await saveLevels(here);
    await here.play('ann', '600');
    await counted(600);
    expect(await progress()).toMatchObject({
      playerRankName: 'Sterling',
      nextRankName: 'Gold',
      monthlyTurnover: { actual: 600, expected: 500 },
      progress: { deposits: { actual: '0.00', expected: '50.00' } },
      contact: '',
    });
    await here.deposit('ann', '50');
    expect(await progress()).toMatchObject({
      levelId: gold,
      nextLevelId: null,
      contact: 'mailto:gold@house.example',
      progress: { keep: { actual: '600.00', expected: '200.00' } },
    });
    expect(await here.vip.favourOf('ann')).toEqual({
      maximum: units('600000'),
      first: true,
      daily: 30,
      dailySum: units('700000'),
      free: 2,
    });
  });

  test('a level has no benefit and is not shown while the switch is off', async () => {
    await saveLevels(here);
    await here.deposit('ann', '50');
    here.state.isOn = false;
    await here.play('ann', '500');
    await counted(500);
    expect(await here.vip.favourOf('ann')).toMatchObject({
      maximum: null,
      first: false,
      daily: null,
      free: null,
    });
    expect(await here.vip.labelsOf('ann', 'en')).toEqual([]);
    expect(eventsOf(here)).toEqual([]);
  });

  test('easier levels raise members who meet them; a change lowers no member', async () => {
    await saveLevels(here);
    await here.play('ann', '60');
    await counted(60);
    const scheme = given(await here.vip.actions.getVipScheme(here.staff({})));
    expect(scheme.levels.map(({ members }) => members)).toEqual([1, 0, 0]);
    const levels = scheme.levels.map(({ members: _members, ...level }) => level);
    const cheaper = levels.map((level) =>
      level.emblem === 'silver' ? { ...level, turnover: '50' } : level,
    );
    await here.vip.actions.saveVipScheme(here.staff({ version: scheme.version, levels: cheaper }));
    await here.vip.keepLevels();
    expect(await label()).toBe('Sterling');
    const { version } = given(await here.vip.actions.getVipScheme(here.staff({})));
    await here.vip.actions.saveVipScheme(here.staff({ version, levels }));
    await there.vip.keepLevels();
    expect(await label()).toBe('Sterling');
  });

  test('two processes raise a member once', async () => {
    await saveLevels(here);
    await here.play('ann', '100');
    await expect
      .poll(async () => {
        await Promise.all([
          here.vip.keepLevels(),
          there.vip.keepLevels(),
          here.deposit('ann', '1'),
        ]);
        return label();
      }, patient)
      .toBe('Sterling');
    expect(await steps()).toEqual([['reached', null, 'Sterling']]);
  });
});

describe('when a month is over', () => {
  const nextMonth = () => here.clock.set(Date.parse('2026-12-01T00:00:00Z'));
  const monthAfter = () => here.clock.set(Date.parse('2027-01-01T00:00:00Z'));

  async function silver(): Promise<void> {
    await saveLevels(here);
    await here.play('ann', '100');
    await counted(100);
  }

  test('the month that reached a level keeps it; the next one must', async () => {
    await silver();
    nextMonth();
    await here.vip.keepLevels();
    expect(await label()).toBe('Sterling');
    await here.play('ann', '29.99');
    await counted(29.99);
    monthAfter();
    await Promise.all([here.vip.keepLevels(), here.vip.keepLevels()]);
    expect(await label()).toBe('Bronze');
    expect((await steps())[0]).toEqual(['month-ended', 'Sterling', 'Bronze']);
    expect(eventsOf(here).at(-2)?.payload).toMatchObject({ rises: false });
    // Bronze asks nothing more: it stays, and nothing is judged twice.
    here.clock.set(Date.parse('2027-06-01T00:00:00Z'));
    await here.vip.keepLevels();
    expect(await steps()).toHaveLength(2);
  });

  test('a level is kept by its turnover, and missed months are judged one by one', async () => {
    await silver();
    nextMonth();
    await here.play('ann', '30');
    await counted(30);
    monthAfter();
    await here.vip.keepLevels();
    expect(await label()).toBe('Sterling');
    here.clock.set(Date.parse('2027-04-01T00:00:00Z'));
    await here.vip.keepLevels();
    expect(await label()).toBe('Bronze');
  });

  test('just after midnight no month is judged: rounds may still be uncounted', async () => {
    await silver();
    nextMonth();
    await here.vip.keepLevels();
    here.clock.set(Date.parse('2026-12-31T16:05:00Z'));
    await here.vip.keepLevels();
    expect(await label()).toBe('Sterling');
    here.clock.set(Date.parse('2026-12-31T16:10:00Z'));
    await here.vip.keepLevels();
    expect(await label()).toBe('Bronze');
  });

  test('a member on a break when the month ends keeps the level', async () => {
    await silver();
    nextMonth();
    const call = here.member(ann, { hours: 24 * 42 });
    given(await here.wagering.actions.takeBreak(call));
    monthAfter();
    await here.vip.keepLevels();
    expect(await label()).toBe('Sterling');
  });
});

describe('keeping away from play', () => {
  test('a break hides progress and changes of level', async () => {
    await saveLevels(here);
    await here.play('ann', '50');
    given(await here.wagering.actions.takeBreak(here.member(ann, { hours: 24 })));
    await expect.poll(() => here.vip.count().then(() => label()), patient).toBe('Bronze');
    expect(await progress()).toMatchObject({
      playerRankName: 'Bronze',
      nextRankName: '',
      monthlyTurnover: { actual: 0, expected: 0 },
      totalTurnover: { actual: 0, expected: 0 },
      nextLevelId: null,
      progress: null,
    });
    expect(eventsOf(here)).toMatchObject([
      { event: 'vip-moved', payload: { rises: true, quiet: true } },
    ]);
  });

  test('a member with a limit sees the level without a celebration', async () => {
    await saveLevels(here);
    await here.play('ann', '5');
    const limit = { kind: 'loss', span: 'month', value: '1000' } as const;
    given(await here.wagering.actions.setLimit(here.member(ann, limit)));
    await here.play('ann', '5');
    await counted(10);
    expect(eventsOf(here)).toMatchObject([
      { event: 'vip-moved', payload: { rises: true, quiet: true } },
      { event: 'vip-level-changed', payload: { rises: true } },
    ]);
    expect((await progress()).nextRankName).toBe('Sterling');
  });
});

test('with play money alone rounds are not read again and again', async () => {
  await here.fund('ann', '1000', 'FUN');
  await here.play('ann', '500', 'FUN');
  const markOf = async () => {
    const { rows } = await sql<{ mark: string }>`select closed_in::text as mark
      from vip_mark`.execute(database.kysely);
    return BigInt(rows[0]?.mark ?? 0);
  };
  const before = await markOf();
  const countOnce = async () => {
    await here.vip.count();
    return (await markOf()) > before;
  };
  await expect.poll(countOnce, patient).toBe(true);
  const after = await markOf();
  await here.vip.count();
  expect(await markOf()).toBe(after);
  await here.play('ann', '2');
  await counted(2);
});

test('a member’s data copy has the level and every step', async () => {
  await saveLevels(here);
  await here.play('ann', '10');
  await counted(10);
  expect(await here.vip.copyOf({ playerId: 'ann', currency: 'PHP' })).toMatchObject({
    level: { name: 'Bronze' },
    thisMonth: { turnover: '10.00', deposits: '0.00' },
    turnoverCounted: '10.00',
    steps: [{ cause: 'reached', from: null, to: { name: 'Bronze' } }],
  });
});
