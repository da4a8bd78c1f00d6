// Closes days of rebates and pays them, as soon as facts are final.
import { everyMinute, type Job } from '../../../../platform/module/index.ts';

export const closeDaysJob = (closeDays: () => Promise<void>): Job => ({
  name: 'rebates-close-days',
  cron: everyMinute,
  run: closeDays,
});
