// Each minute: counts what happened, and closes windows whose time is over.
import { everyMinute } from '../../../platform/module/index.ts';

export const countFactsJob = {
  name: 'facts-count',
  cron: everyMinute,
  run: (count: () => Promise<boolean>) => async () => {
    await count();
  },
};
