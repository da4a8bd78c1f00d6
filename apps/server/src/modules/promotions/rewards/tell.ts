// Tells a member's pages that their rewards moved.
import { topicOfPlayer } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { PromotionsPorts } from '../ports.ts';

export const tellRewards = (
  { outbox }: Pick<PromotionsPorts, 'outbox'>,
  tx: Tx,
  playerId: string,
): Promise<void> =>
  outbox.tell(tx, { event: 'rewards-moved', topic: topicOfPlayer(playerId), payload: {} });
