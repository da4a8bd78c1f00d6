// Ends an envelope in the caller's transaction: what nobody took returns to the house with its
// entry, and the seed is shown.
import { offerTopic } from '@baize/contract';
import { envelopeReturned } from '@baize/ledger';
import type { Tx } from '../../../platform/database/index.ts';
import type { PromotionsPorts } from '../ports.ts';
import type { Envelope } from './rules/envelope.ts';
import { lockEnvelope, readSealedSeed, writeEnd } from './store/envelopes.ts';
import { sumLeft } from './store/packets.ts';

export interface EndAsked {
  readonly id: string;
  readonly stage: 'ended' | 'stopped';
  readonly reason: string;
  readonly now: number;
}

/** Undefined: it is not published, or over already. */
export async function endEnvelope(
  ports: PromotionsPorts,
  tx: Tx,
  { id, stage, reason, now }: EndAsked,
): Promise<Envelope | undefined> {
  const envelope = await lockEnvelope(tx, id);
  if (envelope?.stage !== 'published') return undefined;
  const returned = await sumLeft(tx, id);
  const seed = ports.envelopeSeeds.open(await readSealedSeed(tx, id), id);
  await writeEnd(tx, { id, stage, seed, returned, reason, now });
  await tellEnvelopes(ports, tx);
  if (returned > 0n) {
    const facts = { envelopeId: id, currency: ports.currency, amount: returned };
    const posted = await ports.ledger.postIn(tx, envelopeReturned(facts));
    if ('refused' in posted) throw new Error(`The rest of ${id} was refused by the books`);
  }
  return envelope;
}

/** Every page of the site reads its envelopes again. */
export const tellEnvelopes = ({ outbox }: Pick<PromotionsPorts, 'outbox'>, tx: Tx): Promise<void> =>
  outbox.tell(tx, { event: 'envelopes-changed', topic: offerTopic, payload: {} });
