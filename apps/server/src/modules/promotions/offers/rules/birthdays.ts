// Days of the year whose birthdays fall on a day: who was born on 29 February has theirs on the
// 28th where the year has no 29th.
import { dayText } from '@baize/money';

const dayMs = 86_400_000;

/** As `02-28`, in the house's zone. */
export function birthdaysOn(at: number): readonly string[] {
  const today = dayText(at).slice(5);
  const isLast = today === '02-28' && dayText(at + dayMs).slice(5) !== '02-29';
  return isLast ? [today, '02-29'] : [today];
}
