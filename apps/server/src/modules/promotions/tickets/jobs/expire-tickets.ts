// Each minute: ends tickets whose time is over, and tells their members' pages.
import { topicOfPlayer } from '@baize/contract';
import { everyMinute } from '../../../../platform/module/index.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { expireTickets } from '../store/tickets.ts';

const atOnce = 500;
const turnsMax = 200;

export const expireTicketsJob = ({ database, clock, outbox }: PromotionsPorts) => ({
  name: 'promotions-expire-tickets',
  cron: everyMinute,
  run: async () => {
    const some = () =>
      database.transaction(async (tx) => {
        const ended = await expireTickets(tx, clock.now(), atOnce);
        for (const playerId of new Set(ended))
          await outbox.tell(tx, {
            event: 'rewards-moved',
            topic: topicOfPlayer(playerId),
            payload: {},
          });
        return ended.length;
      });
    for (let turn = 0; turn < turnsMax && (await some()) === atOnce; turn += 1);
  },
});
