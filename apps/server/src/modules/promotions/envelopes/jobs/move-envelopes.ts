// Each minute, and soon after a packet was taken: tells of envelopes that began, in their room or
// on the site, ends those that are over or empty, and grants the bonuses that packets are.
import { everyMinute } from '../../../../platform/module/index.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { endEnvelope, tellEnvelopes } from '../end.ts';
import type { EnvelopeKeeper } from '../keep-envelopes.ts';
import { grantPackets } from '../grant-packets.ts';
import { markAnnounced, readBegun, readEnvelope, readOver } from '../store/envelopes.ts';

export async function announceBegun(ports: PromotionsPorts): Promise<void> {
  const now = ports.clock.now();
  for (const id of await readBegun(ports.database.kysely, now)) {
    await ports.database.transaction(async (tx) => {
      if (!(await markAnnounced(tx, id, now))) return;
      const envelope = await readEnvelope(tx, id);
      const { roomId = '', texts } = envelope?.written ?? {};
      await tellEnvelopes(ports, tx);
      if (roomId === '' || texts === undefined) return;
      const announced = { roomId, envelopeId: id, titles: texts.titles, now };
      await ports.rooms.announceEnvelope(tx, announced);
    });
  }
}

export async function endOver(ports: PromotionsPorts, envelopes: EnvelopeKeeper): Promise<void> {
  const now = ports.clock.now();
  const over = await readOver(ports.database.kysely, now);
  for (const id of over) {
    await ports.database.transaction((tx) =>
      endEnvelope(ports, tx, { id, stage: 'ended', reason: '', now }),
    );
  }
  if (over.length > 0) await envelopes.changed();
}

export const moveEnvelopes = (ports: PromotionsPorts, envelopes: EnvelopeKeeper) => ({
  name: 'promotions-move-envelopes',
  cron: everyMinute,
  run: async () => {
    await announceBegun(ports);
    await endOver(ports, envelopes);
    await grantPackets(ports);
  },
});
