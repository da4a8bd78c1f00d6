// The rates of the agent, or of a direct member, for clients of the family.
import { rebateCategories, refuse, type rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { placeOf } from '../place.ts';
import type { RatesPorts } from '../ports.ts';

export const getDownlineRebates =
  (ports: RatesPorts): Action<typeof rebates.getDownlineRebates> =>
  async ({ caller: { playerId }, input: { customerId = playerId } }) => {
    const place = await placeOf(ports, customerId, ports.database.kysely);
    const isOwn = customerId === playerId || place?.upline?.id === playerId;
    if (!place || !isOwn) return refuse('member-not-found');
    const group = await ports.lottery.groupOf(place.id);
    const configs = rebateCategories.map((category) => ({
      type: category,
      rebateValue: place.of[category].effective / 100,
      prizeModeId: '',
    }));
    const lottery = { type: 'LOTT' as const, rebateValue: 0, prizeModeId: String(group) };
    return {
      customerId: place.id,
      customerName: place.username,
      configs: [...configs, lottery],
    };
  };
