// Every ten minutes: closes the days that are over and publishes their roots, oldest first. A day
// is closed a while after midnight, when nothing that belongs to it is under way any more.
import { dayText } from '@baize/money';
import { dayAfter, dayBefore, endOf, startOf } from '../rules/house-days.ts';
import { readFirstMoment } from '../store/days.ts';
import { readLastRoot } from '../store/roots.ts';
import { closeDay, type SealPorts } from '../store/seal-day.ts';

const waitMs = 15 * 60_000;
/** A house that begins with years of entries closes them over several runs. */
const daysAtOnce = 40;

export const closeDays = {
  name: 'wallet-close-days',
  cron: '*/10 * * * *',
  run: (ports: SealPorts) => async (): Promise<void> => {
    const last = dayBefore(dayText(ports.clock.now() - waitMs));
    for (let done = 0; done < daysAtOnce; done += 1) {
      const before = await readLastRoot(ports.database.kysely);
      const day = before ? dayAfter(before.day) : await firstDay(ports);
      if (day === undefined || day > last) return;
      await closeDay(ports, { day, from: startOf(day), to: endOf(day), before });
    }
  },
};

async function firstDay({ database }: SealPorts): Promise<string | undefined> {
  const first = await readFirstMoment(database.kysely);
  return first === undefined ? undefined : dayText(first);
}
