// Closes periods of commission and pays them, as soon as their days are closed.
import { everyMinute, type Job } from '../../../../platform/module/index.ts';

export const closePeriodsJob = (run: () => Promise<void>): Job => ({
  name: 'rebates-close-periods',
  cron: everyMinute,
  run,
});
