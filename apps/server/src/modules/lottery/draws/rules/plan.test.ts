// Issues are planned once, without gaps, over midnights and holidays; each of our own names the
// first round of the beacon after it closes, and none opens before it was planned.
import fc from 'fast-check';
import { lotteryGames, type Schedule } from '@baize/engines';
import { expect, test } from 'vitest';
import { aheadMs, planIssues, type PlanAsked } from './plan.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const game = (code: string) => lotteryGames.find((one) => one.code === code)!;
const beacon = {
  kind: 'house',
  roundAfter: (moment: number) => Math.floor(moment / 3000) + 1,
  chainOf: () => 'c0'.repeat(32),
};

const asked = (code: string, more: Partial<PlanAsked> = {}): PlanAsked => {
  const now = at('2026-11-21T23:58:30');
  return {
    game: game(code),
    schedule: game(code).schedule,
    now,
    after: 0,
    until: now + aheadMs(game(code)),
    fromDay: '2026-01-01',
    beacon,
    ...more,
  };
};

test('a fast game is planned two days ahead, over midnight, each with its round', () => {
  const planned = planIssues(asked('SSC_1M'));
  expect(planned).toHaveLength(2 * 1440);
  expect(planned.slice(0, 3).map(({ name }) => name)).toEqual([
    '20261121-1439',
    '20261121-1440',
    '20261122-0001',
  ]);
  const [first, second] = planned;
  // The one that should be open opens as it is planned.
  expect(first).toMatchObject({ opensAt: at('2026-11-21T23:58:30'), seq: 1439 });
  expect(second).toMatchObject({
    opensAt: at('2026-11-21T23:58:55'),
    closesAt: at('2026-11-21T23:59:55'),
    drawsAt: at('2026-11-22T00:00:00'),
    dayEndsAt: at('2026-11-22T00:00:00'),
    beacon: `house ${'c0'.repeat(32)}`,
  });
  for (const { closesAt, drawsAt, beaconRound } of planned) {
    expect((beaconRound ?? 0) * 3000).toBeGreaterThan(closesAt);
    expect((beaconRound ?? 0) * 3000).toBeLessThanOrEqual(drawsAt);
  }
});

test('an official game is planned thirty days ahead and waits for no beacon', () => {
  const planned = planIssues(asked('LHC_WEEK'));
  expect(planned).toHaveLength(12);
  expect(planned[0]).toMatchObject({ drawnBy: 'outside', beacon: null, beaconRound: null });
});

test('holidays have no issues, and the one before stays open over them', () => {
  const { schedule } = game('LF_3D');
  const holidays: Schedule['holidays'] = [['2026-11-22', '2026-11-24']];
  const planned = planIssues(asked('LF_3D', { schedule: { ...schedule, holidays } }));
  expect(planned[0]).toMatchObject({ day: '2026-11-25', opensAt: at('2026-11-21T23:58:30') });
  expect(planned.slice(0, 3).map(({ day }) => day)).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ]);
});

test('a new schedule begins with its day, where the last issue of the old one closed', () => {
  const after = at('2026-11-22T23:59:55');
  const schedule = game('SSC_3M').schedule;
  const [first] = planIssues(asked('SSC_1M', { schedule, after, fromDay: '2026-11-23' }));
  expect(first).toMatchObject({ name: '20261123-0001', opensAt: after });
  expect(first?.drawsAt).toBe(at('2026-11-23T00:03:00'));
});

test('planned in any steps, the issues are the same, one after the other', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 12 * 3600 }), { minLength: 1, maxLength: 6 });
  const code = fc.constantFrom('SSC_5M', '11X5_DAY', 'SSC_NIGHT');
  fc.assert(
    fc.property(code, steps, (name, seconds) => {
      let until = asked(name).now;
      let after = 0;
      const inSteps = seconds.flatMap((step) => {
        until += step * 1000;
        const planned = planIssues(asked(name, { after, until }));
        after = planned.at(-1)?.closesAt ?? after;
        return planned;
      });
      expect(inSteps).toEqual(planIssues(asked(name, { until })));
      for (const [place, issue] of inSteps.entries())
        if (place > 0) expect(issue.opensAt).toBe(inSteps[place - 1]?.closesAt);
    }),
    { numRuns: 40 },
  );
});
