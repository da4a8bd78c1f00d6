// Milestones of a mission in the family's form: of each its first condition and first reward.
import { refuse, type promotions } from '@baize/contract';
import { unitsToNumber } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { unitsOf } from '../../offers/rules/spec.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { missionsOf } from '../missions.ts';

const numberOf = (amount: string | undefined): number => unitsToNumber(unitsOf(amount ?? '0'));

export const getMissionMilestones =
  (ports: WithOffers): Action<typeof promotions.getMissionMilestones> =>
  async ({ caller, input: { missionId }, locale, now }) => {
    const missions = await missionsOf(ports, { caller, locale, now });
    const mission = missions.find(({ promotionId }) => promotionId === missionId);
    if (mission === undefined) return refuse('promotion-not-found');
    return mission.steps.map(({ conditions, rewards, had }, step) => {
      const claim = mission.claims.find((one) => one.step === step);
      return {
        missionId,
        title: mission.title,
        milestone: step + 1,
        targetValue: numberOf(conditions[0]?.value),
        reachedValue: numberOf(conditions[0]?.reached),
        rewardType: rewards[0]?.kind ?? '',
        rewardAmount: numberOf(rewards[0]?.amount),
        status: statusOf(had, claim !== undefined),
        promotionClaimId: claim?.claimId ?? '',
      };
    });
  };

function statusOf(had: boolean, isDue: boolean): 'O' | 'C' | 'D' {
  if (isDue) return 'C';
  return had ? 'D' : 'O';
}
