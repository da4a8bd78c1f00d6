// Ends by time alone: offers that nobody answered expire, agreements past their end are over,
// and bills past their day are overdue.
import { topicOfPlayer } from '@baize/contract';
import type { AgreementsPorts } from '../ports.ts';
import { markOverdue } from '../store/arrears.ts';
import { cancelEnded, expireOffers } from '../store/expiry.ts';
import { lockLife } from '../store/lock-life.ts';

export const endTerms = (ports: AgreementsPorts) => async (): Promise<void> => {
  const now = ports.clock.now();
  const { database, outbox, tellLive } = ports;
  await database.transaction(async (tx) => {
    await lockLife(tx);
    const moved = [...(await expireOffers(tx, now)), ...(await cancelEnded(tx, now))];
    for (const { id, payerId, payeeId } of moved) {
      for (const agentId of payerId === null ? [payeeId] : [payerId, payeeId]) {
        const topic = topicOfPlayer(agentId);
        await outbox.tell(tx, { event: 'agreements-changed', topic, payload: { agreementId: id } });
      }
    }
  });
  for (const { payerId, payeeId } of await markOverdue(database.kysely, now)) {
    for (const agentId of payerId === null ? [payeeId] : [payerId, payeeId]) {
      tellLive({ topic: topicOfPlayer(agentId), event: 'bills-changed', payload: {} });
    }
  }
};
