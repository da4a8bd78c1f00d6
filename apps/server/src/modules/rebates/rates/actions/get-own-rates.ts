// The caller's own rates; of an agent also what a new member may get, and the quotas.
import { isAgentType, rebateCategories, type rebates } from '@baize/contract';
import { groupStep } from '@baize/engines';
import type { Action } from '../../../../platform/call/index.ts';
import { offeredRates, placeOf } from '../place.ts';
import type { RatesPorts } from '../ports.ts';
import { readTakenQuotas } from '../store/direct-rates.ts';

export const getOwnRates =
  (ports: RatesPorts): Action<typeof rebates.getOwnRates> =>
  async ({ caller: { playerId, type } }) => {
    const on = ports.database.kysely;
    const place = await placeOf(ports, playerId, on);
    if (!place) return { rates: [], offered: [], offeredGroup: null, quotas: [] };
    const rates = rebateCategories.map((category) => ({
      category,
      rate: place.of[category].effective,
    }));
    if (!isAgentType(type)) return { rates, offered: [], offeredGroup: null, quotas: [] };
    return {
      rates,
      offered: offeredRates(place),
      offeredGroup: await offeredGroup(ports, playerId),
      quotas: [...(await readTakenQuotas(on, playerId))],
    };
  };

/** Values outside the bounds are lowered or raised to them. */
async function offeredGroup({ lottery }: RatesPorts, agentId: string) {
  const own = await lottery.groupOf(agentId);
  const least = await lottery.loweredGroup({ agentId, group: 0 });
  const most = await lottery.loweredGroup({ agentId, group: own });
  if (least === undefined || most === undefined) return null;
  return { own, least, most, step: groupStep };
}
