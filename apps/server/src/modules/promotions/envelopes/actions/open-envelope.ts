// Opens a red envelope for a member; asked again it gives the same packet.
import { isRefusal, type promotions } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithEnvelopes } from '../ports.ts';

export const openEnvelope =
  (ports: WithEnvelopes): Action<typeof promotions.openEnvelope> =>
  async ({ caller: player, input: { id: envelopeId }, now }) => {
    const opened = await ports.open({ envelopeId, player, now });
    if (isRefusal(opened)) return opened;
    const { amount, place, taken } = opened;
    return { amount: printUnits(amount), place, taken };
  };
