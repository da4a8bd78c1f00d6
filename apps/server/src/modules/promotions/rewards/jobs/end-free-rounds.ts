// Each minute: ends free rounds that are over. The same is done soon after one was played.
import { everyMinute } from '../../../../platform/module/index.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { endFreeRounds } from '../end-free-rounds.ts';

const turnsMax = 100;

export const endFreeRoundsJob = (ports: PromotionsPorts) => ({
  name: 'promotions-end-free-rounds',
  cron: everyMinute,
  run: async () => {
    for (let turn = 0; turn < turnsMax && (await endFreeRounds(ports)); turn += 1);
  },
});
