// Packets of a red envelope that were taken, the newest first.
import { refuse, type promotions } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithEnvelopes } from '../ports.ts';
import { readEnvelope } from '../store/envelopes.ts';
import { readNewestTakers } from '../store/packets.ts';

const atOnce = 50;

export const findPackets =
  (ports: WithEnvelopes): Action<typeof promotions.findPackets> =>
  async ({ input: { id, before = 100_001 } }) => {
    const on = ports.database.kysely;
    if ((await readEnvelope(on, id)) === undefined) return refuse('envelope-not-found');
    const found = await readNewestTakers(on, id, { before, count: atOnce + 1 });
    const list = found.slice(0, atOnce);
    const names = await ports.usernames(list.map(({ playerId }) => playerId));
    return {
      list: list.map(({ place, playerId, amount, at }) => ({
        place,
        playerId,
        username: names.get(playerId) ?? '',
        amount: printUnits(amount),
        at,
      })),
      hasMore: found.length > atOnce,
    };
  };
