// One red envelope for a member. Who took its packets is told once it is empty or over.
import { refuse, type promotions } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { maskName } from '../../../catalogue/index.ts';
import type { WithEnvelopes } from '../ports.ts';
import { isOver } from '../rules/envelope.ts';
import { shownTo } from '../shown-to.ts';
import { readEnvelope } from '../store/envelopes.ts';
import { readTakers } from '../store/packets.ts';

const atOnce = 50;

export const getEnvelope =
  (ports: WithEnvelopes): Action<typeof promotions.getEnvelope> =>
  async ({ caller, input: { id, after = 0 }, locale, now }) => {
    const shown = await shownTo(ports, caller, { locale, now });
    const envelope = shown.find(({ envelopeId }) => envelopeId === id);
    const on = ports.database.kysely;
    const kept = envelope && (await readEnvelope(on, id));
    if (envelope === undefined || kept === undefined) return refuse('envelope-not-found');
    if (!isOver(kept, now)) return { ...envelope, takers: [], hasMore: false };
    const found = await readTakers(on, id, { after, count: atOnce + 1 });
    const takers = found.slice(0, atOnce);
    const names = await ports.usernames(takers.map(({ playerId }) => playerId));
    return {
      ...envelope,
      takers: takers.map(({ place, amount, playerId, at }) => ({
        place,
        name: maskName(names.get(playerId) ?? ''),
        amount: printUnits(amount),
        at,
        isOwn: playerId === caller.playerId,
      })),
      hasMore: found.length > atOnce,
    };
  };
