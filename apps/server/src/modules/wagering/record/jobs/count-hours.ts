// Each minute: counts the rounds that nothing else had counted.
import { everyMinute } from '../../../../platform/module/index.ts';

export const countHoursJob = {
  name: 'wagering-count-hours',
  cron: everyMinute,
  run: (count: () => Promise<boolean>) => async () => {
    await count();
  },
};
