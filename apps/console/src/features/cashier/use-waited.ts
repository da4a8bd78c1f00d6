// How long something has waited, in the largest unit that is whole.
import { useText } from '../../app/texts.ts';

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

export function useWaited() {
  const t = useText();
  return (since: number, now = Date.now()): string => {
    const waited = Math.max(0, now - since);
    if (waited < hourMs) return t('cashier.minutes', { count: Math.floor(waited / minuteMs) });
    if (waited < 2 * dayMs) return t('cashier.hours', { count: Math.floor(waited / hourMs) });
    return t('cashier.days', { count: Math.floor(waited / dayMs) });
  };
}
