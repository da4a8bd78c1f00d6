// Ends the envelopes that are over or empty, each in a transaction of its own.
import type { PromotionsPorts } from '../ports.ts';
import { endEnvelope } from './end.ts';
import type { EnvelopeKeeper } from './keep-envelopes.ts';
import { readOver } from './store/envelopes.ts';

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
