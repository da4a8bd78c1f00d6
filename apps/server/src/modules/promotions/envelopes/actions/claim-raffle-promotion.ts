// Opens a red envelope for a client of the family: the one that it names, else the first that is
// open to the member.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithEnvelopes } from '../ports.ts';
import { shownTo } from '../shown-to.ts';

export const claimRafflePromotion =
  (ports: WithEnvelopes): Action<typeof promotions.claimRafflePromotion> =>
  async ({ caller: player, input: { raffleId, promotionId }, locale, now }) => {
    const named = raffleId ?? promotionId;
    const envelopeId = named ?? (await firstOpen());
    if (envelopeId === undefined) return refuse('envelope-not-found');
    const opened = await ports.open({ envelopeId, player, now });
    if (isRefusal(opened)) return opened;
    return { raffleId: envelopeId, amount: Number(printUnits(opened.amount)) };

    async function firstOpen() {
      const shown = await shownTo(ports, player, { locale, now });
      return shown.find(({ state }) => state === 'open')?.envelopeId;
    }
  };
