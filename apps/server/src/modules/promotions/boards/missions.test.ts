// Missions as their member sees them: progress by milestone, claims, the leaderboard, and the forms
// of the family.
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import { atLeast, buildPromotions, cash, writtenWith, type BuiltPromotions } from '../testing.ts';

let built: BuiltPromotions;
let actions: BuiltPromotions['promotions']['actions'];
let missionId: string;
const everyGame = { categories: [], vendors: [], games: [] };

beforeEach(async () => {
  built = buildPromotions(await freshDatabase());
  ({ actions } = built.promotions);
  missionId = await built.publish(
    writtenWith({
      everyTier: true,
      board: { score: 'turnover', games: everyGame, multipleMin: 100 },
      tiers: [
        { conditions: [atLeast('turnover', '50')], rewards: [cash('5')] },
        { conditions: [atLeast('turnover', '200')], rewards: [cash('25')] },
      ],
    }),
  );
  await built.publish(writtenWith({ trigger: 'signed-in' }));
  await built.fund('ana', '1000');
});

const missionsOf = async (playerId = 'ana') =>
  given(await actions.listMissions(built.member(playerId, {})));

test('a milestone that was reached can be claimed, and is had once', async () => {
  await built.play('ana', '60');
  const { list, available } = await missionsOf();
  expect(list).toHaveLength(1);
  expect(available).toBe(1);
  const [mission] = list;
  expect(mission).toMatchObject({ promotionId: missionId, hasBoard: true, state: 'claim' });
  expect(mission?.claims).toMatchObject([{ step: 0 }]);
  expect(mission?.steps.map(({ holds, had }) => [holds, had])).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(mission?.steps[1]?.conditions[0]).toMatchObject({ reached: '60.0000', value: '200' });
  const id = mission?.claims[0]?.claimId ?? '';
  given(await actions.claimReward(built.member('ana', { id })));
  const after = await missionsOf();
  expect(after.available).toBe(0);
  expect(after.list[0]?.steps[0]).toMatchObject({ had: true });
});

test('the menu counts what can be claimed, and nothing during a break', async () => {
  await built.play('ana', '60');
  await missionsOf();
  expect(await built.promotions.claimableOf('ana')).toBe(1);
  given(await built.wagering.actions.takeBreak(built.member('ana', { hours: 24 })));
  expect(await built.promotions.claimableOf('ana')).toBe(0);
  expect((await missionsOf()).list).toEqual([]);
});

test('clients of the family read missions, milestones and leaders by their calls', async () => {
  await built.play('ana', '60');
  await missionsOf();
  await built.promotions.jobs.find(({ name }) => name === 'promotions-keep-boards')?.run();
  const member = <I>(input: I) => built.member('ana', input);
  const summary = given(await actions.getMissionSummaryDetails(member({ status: 'O' })));
  expect(summary).toMatchObject({
    total: 1,
    list: [{ missionId, title: 'Lucky', milestones: 2, completed: 1, claimable: 1 }],
  });
  expect(given(await actions.getMissionMilestones(member({ missionId })))).toMatchObject([
    { milestone: 1, targetValue: 50, reachedValue: 60, rewardAmount: 5, status: 'C' },
    { milestone: 2, targetValue: 200, reachedValue: 60, rewardAmount: 25, status: 'O' },
  ]);
  expect(given(await actions.getMissionLeaderboard(member({ missionId })))).toEqual({
    list: [{ rank: 1, playerName: 'a***', reachedValue: 60 }],
    footer: { rank: 1, reachedValue: 60 },
  });
  expect(await actions.getMissionMilestones(member({ missionId: '7' }))).toEqual({
    refused: 'promotion-not-found',
  });
  expect(await actions.getMissionLeaderboard(member({ missionId: 'none' }))).toEqual({
    refused: 'promotion-not-found',
  });
});
