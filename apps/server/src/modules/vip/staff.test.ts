// Proves what staff may do with levels: write them all at once or not at all, and set a member's
// level until a day, each written down; and what others are shown of it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { playerCaller } from '../wagering/testing.ts';
import { buildVip, saveLevels, threeLevels, type BuiltVip, type WrittenLevel } from './testing.ts';

const dayMs = 24 * 3_600_000;
let database: Database;
let built: BuiltVip;
beforeEach(async () => {
  database = await freshDatabase();
  built = buildVip(database);
});
afterEach(async () => {
  await built.vip.stop();
  await built.close();
  await database.close();
});

const scheme = async () => given(await built.vip.actions.getVipScheme(built.staff({})));
const save = (levels: readonly WrittenLevel[], version = 0) =>
  built.vip.actions.saveVipScheme(built.staff({ version, levels: [...levels] }));
const fileOf = async (id: string) =>
  given(await built.vip.actions.getMemberVip(built.staff({ id })));
const set = (levelId: string | null, until = built.clock.now() + dayMs, id = 'ann') =>
  built.vip.actions.setMemberVip(
    built.staff({ id, reason: 'a friend of the house', set: { levelId, until } }),
  );
const free = (id = 'ann') =>
  built.vip.actions.setMemberVip(built.staff({ id, reason: 'it was a mistake', set: null }));
const label = async () => (await built.vip.labelsOf('ann', 'en'))[0]?.labelName;
const changed = (at: number, more: Partial<WrittenLevel>) =>
  threeLevels.map((level, place) => (place === at ? { ...level, ...more } : level));

describe('writing the levels', () => {
  test('a saved scheme is public, without the contact', async () => {
    expect(await scheme()).toMatchObject({ version: 0, levels: [] });
    const ids = await saveLevels(built);
    expect(new Set(ids).size).toBe(3);
    const shown = given(await built.vip.actions.getVipLevels(built.staff({})));
    expect(shown).toMatchObject({
      currency: 'PHP',
      withdrawalMaximum: '500000',
      levels: [
        { number: 1, name: 'Bronze', turnover: '10.00', keep: '0.00', hasContact: false },
        { number: 2, name: 'Sterling' },
        { number: 3, name: 'Gold', withdrawalMaximum: '600000.00', hasContact: true },
      ],
    });
    expect(JSON.stringify(shown)).not.toContain('gold@house.example');
    const indonesian = await built.vip.actions.getVipLevels({ ...built.staff({}), locale: 'id' });
    // Sterling has no Indonesian name: its badge's stands.
    expect(given(indonesian).levels.map(({ name }) => name)).toEqual(['Perunggu', 'Perak', 'Emas']);
    expect(built.told.map(({ event }) => event)).toEqual(['offer-changed']);
    expect(built.audited).toMatchObject([{ action: 'save-vip-levels', before: [] }]);
  });

  test('of two changes of one version one is refused', async () => {
    await saveLevels(built);
    const answers = await Promise.all([save(threeLevels.slice(0, 1), 1), save(threeLevels, 1)]);
    const refused = answers.filter((answer) => 'refused' in answer);
    expect(refused).toEqual([{ refused: 'vip-levels-changed' }]);
    expect((await scheme()).version).toBe(2);
  });

  test.each([
    ['vip-level-unknown', changed(0, { levelId: 'made-up' })],
    ['vip-emblem-twice', changed(1, { emblem: 'bronze' })],
    ['vip-levels-not-ascending', changed(2, { turnover: '100' })],
    ['vip-keep-too-high', changed(1, { keep: '100.01' })],
    ['vip-benefit-falling', changed(0, { withdrawalMaximum: '1' })],
    ['vip-contact-invalid', changed(2, { contact: 'javascript:alert(1)' })],
  ] as const)('%s leaves everything as it was', async (refusal, levels) => {
    expect(await save(levels)).toMatchObject({ refused: refusal });
    expect(await scheme()).toMatchObject({ version: 0, levels: [] });
    expect([built.audited, built.told]).toEqual([[], []]);
  });

  test('one level named twice is unknown the second time', async () => {
    const [bronze] = await saveLevels(built);
    const twice = threeLevels.map((level) => ({ ...level, levelId: bronze ?? '' }));
    expect(await save(twice, 1)).toEqual({ refused: 'vip-level-unknown' });
  });

  test('a level in use, by play or by hand, cannot be removed', async () => {
    const ids = await saveLevels(built);
    given(await set(ids[1] ?? ''));
    const rest = threeLevels.map((level, place) => ({ ...level, levelId: ids[place] ?? '' }));
    const without = (place: number) => rest.filter((_, at) => at !== place);
    expect(await save(without(1), 1)).toEqual({ refused: 'vip-level-held', facts: { level: 2 } });
    given(await save(without(0), 1));
    expect((await scheme()).levels.map(({ emblem }) => emblem)).toEqual(['silver', 'gold']);
  });
});

describe('setting a level by hand', () => {
  test('a level set by hand holds until its day, then play decides', async () => {
    const [bronze, silver, gold] = await saveLevels(built);
    await built.fund('ann', '1000');
    const until = built.clock.now() + dayMs;
    expect(given(await set(gold ?? '', until))).toEqual({ levelId: gold });
    await built.play('ann', '100');
    await expect
      .poll(() => built.vip.count().then(async () => (await fileOf('ann')).earned?.levelId))
      .toBe(silver);
    expect(await fileOf('ann')).toMatchObject({
      level: { levelId: gold },
      set: { until, by: 'owner', reason: 'a friend of the house' },
      turnover: { actual: '100.00' },
    });
    expect((await scheme()).levels.map(({ members }) => members)).toEqual([0, 0, 1]);
    built.clock.set(until);
    expect(await label()).toBe('Sterling');
    await built.vip.keepLevels();
    const { set: gone, steps } = await fileOf('ann');
    expect(gone).toBeNull();
    expect(steps.map(({ cause, from, to, by }) => [cause, from?.name, to?.name, by])).toEqual([
      ['setting-ended', 'Gold', 'Sterling', ''],
      ['set-by-staff', undefined, 'Gold', 'owner'],
    ]);
    expect(bronze).toBeDefined();
    expect(built.audited.at(-1)).toMatchObject({
      action: 'set-vip-level',
      subject: 'member:ann',
      before: { levelId: null },
      after: { levelId: gold, until, reason: 'a friend of the house' },
    });
  });

  test('a level set by hand may be lower, and can be removed', async () => {
    const [, silver] = await saveLevels(built);
    given(await set(silver ?? ''));
    given(await set(null));
    expect(await label()).toBeUndefined();
    expect(given(await free())).toEqual({ levelId: null });
    expect(await free()).toEqual({ refused: 'vip-not-set' });
    const { steps } = await fileOf('ann');
    expect(steps.map(({ to, by }) => [to?.name ?? null, by])).toEqual([
      [null, 'owner'],
      ['Sterling', 'owner'],
    ]);
  });

  test('refusals come in order and change nothing', async () => {
    const [bronze = ''] = await saveLevels(built);
    const now = built.clock.now();
    expect(await set(bronze, now - 1, 'nobody')).toEqual({ refused: 'member-not-found' });
    expect(await set('made-up', now - 1)).toEqual({ refused: 'vip-level-unknown' });
    expect(await set(bronze, now)).toEqual({ refused: 'vip-until-invalid' });
    expect(await set(bronze, now + 367 * dayMs)).toEqual({ refused: 'vip-until-invalid' });
    const unknown = await built.vip.actions.getMemberVip(built.staff({ id: 'nobody' }));
    expect(unknown).toEqual({ refused: 'member-not-found' });
    expect((await fileOf('ann')).steps).toEqual([]);
    expect(built.audited.map(({ action }) => action)).toEqual(['save-vip-levels']);
  });

  test('members see that staff set the level, not who or why', async () => {
    const [bronze = ''] = await saveLevels(built);
    const until = built.clock.now() + dayMs;
    given(await set(bronze, until));
    const ann = playerCaller('ann');
    const progress = given(await built.vip.actions.getVipProgress(built.member(ann, {})));
    expect(progress).toMatchObject({ playerRankName: 'Bronze', setUntil: until });
    const steps = given(await built.vip.actions.listVipSteps(built.member(ann, {})));
    expect(JSON.stringify(steps)).not.toMatch(/owner|friend/u);
    const bob = given(await built.vip.actions.listVipSteps(built.member(playerCaller('bob'), {})));
    expect(bob).toEqual({ list: [], total: 0 });
  });
});

test('members with a level are told in the order of their ids, some at a time', async () => {
  const [first = ''] = await saveLevels(built);
  for (const id of ['ann', 'cid', 'bea', 'dan'])
    given(await set(first, built.clock.now() + dayMs, id));
  given(await free('cid'));
  const { levelNumbersOf, membersWithLevel } = built.vip;
  const levels = await levelNumbersOf(['ann', 'bea', 'cid', 'eve']);
  expect([...levels].toSorted()).toEqual([
    ['ann', 1],
    ['bea', 1],
  ]);
  expect(await membersWithLevel({ after: '', count: 2 })).toEqual(['ann', 'bea']);
  expect(await membersWithLevel({ after: 'bea', count: 2 })).toEqual(['dan']);
});
