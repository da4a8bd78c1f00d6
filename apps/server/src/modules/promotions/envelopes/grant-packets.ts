// Grants the bonus that a packet is, each in a transaction of its own under the packet's lock: the
// bonus has the packet's id, so it is granted once.
import { packetIdOf } from '@baize/ledger';
import type { PromotionsPorts } from '../ports.ts';
import { unitsOf } from '../offers/rules/spec.ts';
import type { EnvelopeWritten } from './rules/envelope.ts';
import { readEnvelope } from './store/envelopes.ts';
import { lockUnpaid, markPaid } from './store/packets.ts';

/** Until none waits. */
export async function grantPackets(ports: PromotionsPorts): Promise<void> {
  while (await grantNext(ports));
}

function grantNext(ports: PromotionsPorts): Promise<boolean> {
  const now = ports.clock.now();
  return ports.database.transaction(async (tx) => {
    const packet = await lockUnpaid(tx);
    if (packet === undefined) return false;
    const { envelopeId, playerId, place, amount } = packet;
    const envelope = await readEnvelope(tx, envelopeId);
    if (envelope === undefined) throw new Error(`The envelope ${envelopeId} is gone`);
    if (await ports.isOpen(tx, playerId))
      await ports.wallet.grantBonus(tx, {
        ...bonusOf(envelope.written),
        id: packetIdOf({ envelopeId, playerId }),
        playerId,
        currency: ports.currency,
        amount,
        base: amount,
        now,
      });
    await markPaid(tx, { envelopeId, place, now });
    return true;
  });
}

function bonusOf({ texts, terms }: EnvelopeWritten) {
  const { times, days, stakeMax, releaseMax, sticky: isSticky, funding } = terms;
  return {
    names: texts.titles,
    times,
    days,
    stakeMax: stakeMax === null ? null : unitsOf(stakeMax),
    releaseMax: releaseMax === null ? null : unitsOf(releaseMax),
    isSticky,
    funding,
    state: 'granted' as const,
    grantedBy: 'house',
    reason: 'promotion' as const,
  };
}
