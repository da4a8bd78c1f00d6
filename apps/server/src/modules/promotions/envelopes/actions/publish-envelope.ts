// Publishes a red envelope: its money is set aside, its seed committed to, and its packets are laid
// out. Above the policy's budget one person proposes and another publishes.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import { commitment, envelopePackets } from '@baize/engines';
import { envelopeFilled } from '@baize/ledger';
import type { Action } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { aloneMost, isOneOf } from '../../offers/second-person.ts';
import { unitsOf } from '../../offers/rules/spec.ts';
import { announceBegun } from '../announce.ts';
import type { WithEnvelopes } from '../ports.ts';
import { staffEnvelope } from '../print.ts';
import { termsOf, type Envelope } from '../rules/envelope.ts';
import { layEnvelope, lockEnvelope, proposeEnvelope, readEnvelope } from '../store/envelopes.ts';
import { refusalOfRoom } from '../write.ts';

export const publishEnvelope =
  (ports: WithEnvelopes): Action<typeof promotions.publishEnvelope> =>
  async ({ caller: staff, input: { id, version }, now }) => {
    const by = staff.username;
    const done = await ports.database.transaction(async (tx) => {
      const found = await lockEnvelope(tx, id);
      if (found === undefined) return refuse('envelope-not-found');
      if (found.version !== version) return refuse('promotion-changed');
      const { stage, written, writtenBy, proposedBy } = found;
      if (stage !== 'draft' && stage !== 'proposed') return refuse('envelope-published');
      if (written.endsAt <= now) return refuse('promotion-dates-wrong');
      const refused = await refusalOfRoom(ports, written);
      if (refused) return refused;
      const note = { staff, subject: id, before: null, after: { version } };
      const needsSecond = unitsOf(written.total) > aloneMost(ports);
      if (needsSecond && proposedBy === '') {
        await proposeEnvelope(tx, id, by);
        await ports.audit(tx, { ...note, action: 'propose-envelope' });
        return undefined;
      }
      const others = needsSecond ? [proposedBy, writtenBy] : [];
      if (await isOneOf(ports, tx, { staff, others, now }))
        return refuse('promotion-second-person');
      await ports.audit(tx, { ...note, action: 'publish-envelope' });
      await lay(ports, tx, found, by);
      return undefined;
    });
    if (isRefusal(done)) return done;
    await ports.envelopes.changed();
    await announceBegun(ports);
    const published = await readEnvelope(ports.database.kysely, id);
    return published ? staffEnvelope(published, ports.currency) : refuse('envelope-not-found');
  };

const seedBytes = 32;

async function lay(
  ports: WithEnvelopes,
  tx: Tx,
  { id, written }: Envelope,
  by: string,
): Promise<void> {
  const seed = Buffer.from(ports.randomness.bytes(seedBytes)).toString('hex');
  const terms = termsOf(id, written);
  const sealed = ports.envelopeSeeds.seal(seed, id);
  const amounts = envelopePackets(seed, terms);
  await layEnvelope(tx, { id, written, by, commitment: commitment(seed), sealed, amounts });
  const filled = { envelopeId: id, currency: ports.currency, amount: terms.total };
  const posted = await ports.ledger.postIn(tx, envelopeFilled(filled));
  if ('refused' in posted) throw new Error(`The envelope ${id} was refused by the books`);
}
