// Tells once of each envelope that began: in its room as a message, and every page of the site.
import type { PromotionsPorts } from '../ports.ts';
import { tellEnvelopes } from './end.ts';
import { markAnnounced, readBegun, readEnvelope } from './store/envelopes.ts';

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
