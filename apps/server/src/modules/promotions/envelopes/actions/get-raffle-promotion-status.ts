// Red envelopes for a member, as clients of the family read them.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithEnvelopes } from '../ports.ts';
import { shownTo } from '../shown-to.ts';

export const getRafflePromotionStatus =
  (ports: WithEnvelopes): Action<typeof promotions.getRafflePromotionStatus> =>
  async ({ caller, locale, now }) => {
    const shown = await shownTo(ports, caller, { locale, now });
    return shown.map(({ envelopeId, kind, title, state, startsAt, endsAt, ...rest }) => ({
      raffleId: envelopeId,
      promotionId: envelopeId,
      type: kind === 'rain' ? 'RED_ENVELOPE_RAIN' : 'RED_ENVELOPE',
      title,
      status: state,
      startTime: startsAt,
      endTime: endsAt,
      totalCount: rest.packets,
      claimedCount: rest.taken,
      amount: rest.own ? Number(rest.own.amount) : null,
    }));
  };
