// Red envelopes as the module offers them: their calls, what is done soon after a packet was taken,
// and each minute.
import { offerTopic, topicOfRoom, type promotions } from '@baize/contract';
import type { Actions } from '../../../platform/call/index.ts';
import { debounce } from '../../../platform/counting/index.ts';
import { sealedColumn } from '../../../platform/secrets/index.ts';
import type { PromotionsPorts } from '../ports.ts';
import { claimRafflePromotion } from './actions/claim-raffle-promotion.ts';
import { createEnvelope } from './actions/create-envelope.ts';
import { editEnvelope } from './actions/edit-envelope.ts';
import { findEnvelopes } from './actions/find-envelopes.ts';
import { findPackets } from './actions/find-packets.ts';
import { getEnvelope } from './actions/get-envelope.ts';
import { getRafflePromotionStatus } from './actions/get-raffle-promotion-status.ts';
import { listEnvelopes } from './actions/list-envelopes.ts';
import { openEnvelope } from './actions/open-envelope.ts';
import { publishEnvelope } from './actions/publish-envelope.ts';
import { stopEnvelope } from './actions/stop-envelope.ts';
import { endOver } from './end-over.ts';
import { grantPackets } from './grant-packets.ts';
import { moveEnvelopes } from './jobs/move-envelopes.ts';
import { keepEnvelopes } from './keep-envelopes.ts';
import { createOpener } from './open.ts';
import type { WithEnvelopes } from './ports.ts';
import { readTaken } from './store/packets.ts';

export function createEnvelopes(ports: PromotionsPorts) {
  const envelopes = keepEnvelopes(ports);
  const moved = new Set<string>();
  const soon = debounce(async () => {
    await tellTaken({ ...ports, envelopes, moved });
    await grantPackets(ports);
    await endOver(ports, envelopes);
    return true;
  }, ports.log);
  const open = createOpener(ports, envelopes, (envelopeId) => {
    moved.add(envelopeId);
    soon.call();
  });
  return {
    actions: envelopeActions({ ...ports, envelopes, open }),
    start: envelopes.start,
    stop: async () => {
      await soon.stop();
      await envelopes.stop();
    },
    job: moveEnvelopes(ports, envelopes),
    sealed: sealedColumn(ports.database, ports.envelopeSeeds, {
      table: 'promotions_envelope',
      column: 'seed_sealed',
      by: ['id'],
      nameOf: ({ id = '' }) => id,
    }),
  };
}

export type Envelopes = ReturnType<typeof createEnvelopes>;

const envelopeActions = (ports: WithEnvelopes) =>
  ({
    listEnvelopes: listEnvelopes(ports),
    getEnvelope: getEnvelope(ports),
    openEnvelope: openEnvelope(ports),
    getRafflePromotionStatus: getRafflePromotionStatus(ports),
    claimRafflePromotion: claimRafflePromotion(ports),
    findEnvelopes: findEnvelopes(ports),
    createEnvelope: createEnvelope(ports),
    editEnvelope: editEnvelope(ports),
    publishEnvelope: publishEnvelope(ports),
    stopEnvelope: stopEnvelope(ports),
    findPackets: findPackets(ports),
  }) satisfies Partial<Actions<typeof promotions>>;

type Telling = Pick<WithEnvelopes, 'database' | 'outbox' | 'envelopes'> & {
  readonly moved: Set<string>;
};

/** Tells pages how many are taken, once for all that were taken in a moment. */
async function tellTaken({ database, outbox, envelopes, moved }: Telling): Promise<void> {
  const ids = [...moved];
  moved.clear();
  if (ids.length === 0) return;
  const taken = await readTaken(database.kysely, ids);
  await database.transaction(async (tx) => {
    for (const [envelopeId, count] of taken) {
      const roomId = envelopes.find(envelopeId)?.written.roomId ?? '';
      const topic = roomId === '' ? offerTopic : topicOfRoom(roomId);
      const payload = { envelopeId, taken: count };
      await outbox.tell(tx, { event: 'envelope-taken', topic, payload });
    }
  });
}
