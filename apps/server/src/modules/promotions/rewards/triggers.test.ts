// Triggers of the calendar and of rounds: birthdays, ranks, lucky rounds, the end of a promotion.
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import {
  atLeast,
  buildPromotions,
  cash,
  share,
  writtenWith,
  type BuiltPromotions,
} from '../testing.ts';

let built: BuiltPromotions;
let actions: BuiltPromotions['promotions']['actions'];
beforeEach(async () => {
  built = buildPromotions(await freshDatabase());
  ({ actions } = built.promotions);
});

const run = async (name: string) =>
  built.promotions.jobs.find((job) => job.name === `promotions-${name}`)?.run();
const rewardsOf = async (playerId: string) =>
  given(await actions.listRewards(built.member(playerId, {}))).list;
const amountsOf = async (playerId: string) =>
  (await rewardsOf(playerId)).map(({ rewards }) => rewards[0]?.amount);

test('a birthday is celebrated once a year, for members born on the day', async () => {
  await built.publish(writtenWith({ trigger: 'birthday', period: 'each' }));
  built.clock.set(Date.parse('2027-02-28T04:00:00Z'));
  built.birthdays.set('ana', '02-28').set('leap', '02-29').set('bob', '03-01');
  await run('call-members');
  await run('call-members');
  const counts = async () =>
    Promise.all(['ana', 'leap', 'bob'].map(async (name) => (await rewardsOf(name)).length));
  expect(await counts()).toEqual([1, 1, 0]);
  built.birthdays.set('ana', '03-01');
  built.clock.set(Date.parse('2027-03-01T04:00:00Z'));
  await run('call-members');
  expect(await counts()).toEqual([1, 1, 1]);
  built.clock.set(Date.parse('2028-03-01T04:00:00Z'));
  await run('call-members');
  expect(await counts()).toEqual([2, 1, 2]);
});

test('a rank is paid once a month by the level that was reached', async () => {
  await built.publish(
    writtenWith({
      trigger: 'rank-salary',
      period: 'month',
      tiers: ['1', '3'].map((level) => ({
        conditions: [atLeast('level', level)],
        rewards: [cash(`${level}0`)],
      })),
    }),
  );
  for (let at = 0; at < 120; at += 1) built.levels.set(`p${String(at).padStart(3, '0')}`, 1);
  built.levels.set('p119', 4);
  await run('call-members');
  await run('call-members');
  expect([await amountsOf('p000'), await amountsOf('p119')]).toEqual([['10'], ['30']]);
  built.clock.set(Date.parse('2026-12-01T00:00:00Z'));
  await run('call-members');
  expect(await amountsOf('p119')).toEqual(['30', '30']);
});

test('a lucky round is due once, of the games that count, by what it paid', async () => {
  await built.fund('ana', '1000');
  await built.fund('late', '1000');
  const games = { categories: ['LIVE' as const], vendors: [], games: [] };
  const lucky = (more: object) => ({ ...atLeast('multiple', '1000'), ...more });
  const paying = (amount: string, more: object = {}) => ({
    trigger: 'lucky-round' as const,
    period: 'each' as const,
    tiers: [{ conditions: [lucky(more)], rewards: [cash(amount)] }],
  });
  await built.publish(writtenWith(paying('10')));
  await built.publish(writtenWith(paying('99', { games })));
  await built.play('ana', '1', built.unitsOf('9.99'));
  await built.play('ana', '1', built.unitsOf('10'));
  await built.play('ana', '2', built.unitsOf('50'));
  await run('due-rewards');
  await run('due-rewards');
  expect(await amountsOf('ana')).toEqual(['10', '10']);
  const id = await built.publish(writtenWith({ ...paying('5'), joins: true }));
  await built.play('late', '1', built.unitsOf('10'));
  built.clock.advance(1000);
  given(await actions.joinPromotion(built.member('late', { id, version: 1 })));
  await run('due-rewards');
  expect(await amountsOf('late')).toEqual(['10']);
});

test('a promotion is judged at its end over all of its time', async () => {
  await built.fund('ana', '1000');
  const endsAt = built.clock.now() + 48 * 3_600_000;
  await built.publish(
    writtenWith(
      {
        atPeriodEnd: true,
        automatic: true,
        tiers: [
          {
            conditions: [atLeast('turnover', '150')],
            rewards: [cash('0', { share: share('turnover', 1000) })],
          },
        ],
      },
      { endsAt },
    ),
  );
  await built.play('ana', '100');
  built.clock.advance(24 * 3_600_000);
  await built.play('ana', '100');
  await run('close-periods');
  expect(await rewardsOf('ana')).toEqual([]);
  built.clock.advance(25 * 3_600_000);
  await run('close-periods');
  await run('close-periods');
  expect(await amountsOf('ana')).toEqual(['20.0000']);
  expect(await built.cashOf('ana')).toBe(built.unitsOf('820'));
});

test('play and sign-ins at midnight belong to the day of the house', async () => {
  await built.fund('ana', '1000');
  const daily = { period: 'day' as const };
  const tiers = [{ conditions: [atLeast('turnover', '100')], rewards: [cash('10')] }];
  await built.publish(writtenWith({ ...daily, tiers }));
  await built.publish(writtenWith({ ...daily, trigger: 'signed-in' }));
  const signIn = () => built.tell('player-signed-in', 'ana', { playerId: 'ana' });
  built.clock.set(Date.parse('2026-11-25T23:59:59.900+08:00'));
  await signIn();
  await built.play('ana', '60');
  built.clock.set(Date.parse('2026-11-26T00:00:00.000+08:00'));
  await signIn();
  await signIn();
  await built.play('ana', '60');
  await run('due-rewards');
  // Two days with a sign-in; neither day has the turnover.
  expect(await rewardsOf('ana')).toHaveLength(2);
  built.clock.set(Date.parse('2026-11-26T23:59:59.999+08:00'));
  await built.play('ana', '40');
  await run('due-rewards');
  expect(await rewardsOf('ana')).toHaveLength(3);
});

test('a row of sign-ins goes on over the days, and ends with a day without one', async () => {
  await built.publish(
    writtenWith({
      trigger: 'signed-in',
      period: 'day',
      everyTier: true,
      tiers: [
        { conditions: [atLeast('sign-in-days', '1')], rewards: [cash('1')] },
        { conditions: [atLeast('sign-in-row', '3')], rewards: [cash('25')] },
      ],
    }),
  );
  const [first, second, third, , fifth] = [0, 1, 2, 3, 4].map((day) => day * 86_400_000);
  const begin = built.clock.now();
  for (const day of [first, second, third, fifth]) {
    built.clock.set(begin + (day ?? 0));
    await built.tell('player-signed-in', 'ana', { playerId: 'ana' });
  }
  expect((await amountsOf('ana')).toSorted()).toEqual(['1', '1', '1', '1', '25']);
});
