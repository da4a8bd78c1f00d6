// The names of weekdays, by their number: 0 is Sunday.
import { useText } from '../../app/texts.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export function useWeekday(): (day: number) => string {
  const t = useText();
  return (day) => t(`console.lottery.day-${weekdays[day] ?? 'sun'}`);
}
