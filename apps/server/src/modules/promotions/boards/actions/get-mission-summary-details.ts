// Missions in the family's form.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { missionsOf } from '../missions.ts';

export const getMissionSummaryDetails =
  (ports: WithOffers): Action<typeof promotions.getMissionSummaryDetails> =>
  async ({ caller, input: { page = 1, size = 20 }, locale, now }) => {
    const missions = await missionsOf(ports, { caller, locale, now });
    const list = missions.slice((page - 1) * size, page * size).map((mission) => ({
      missionId: mission.promotionId,
      title: mission.title,
      content: mission.summary,
      startTime: mission.startsAt,
      endTime: mission.endsAt,
      milestones: mission.steps.length,
      completed: mission.steps.filter(({ holds }) => holds).length,
      claimable: mission.claims.length,
    }));
    return { list, total: missions.length };
  };
