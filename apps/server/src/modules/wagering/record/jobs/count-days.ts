// Each minute: counts the days of rounds that are over, and those again whose rounds changed.
import { everyMinute } from '../../../../platform/module/index.ts';
import type { WageringPorts } from '../../ports.ts';
import { countNext } from '../store/count-days.ts';

/** A house that begins with years of rounds counts them over several runs. */
const daysAtOnce = 40;

export const countDays = {
  name: 'wagering-count-days',
  cron: everyMinute,
  run:
    ({ database, clock }: Pick<WageringPorts, 'database' | 'clock'>) =>
    async () => {
      for (let done = 0; done < daysAtOnce; done += 1) {
        const hasMore = await database.transaction((tx) => countNext(tx, clock.now()));
        if (!hasMore) return;
      }
    },
};
