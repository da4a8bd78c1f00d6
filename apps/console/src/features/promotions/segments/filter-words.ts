// A segment's filter in words, each part by itself.
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import type { SegmentFilter } from '../staff-promotion.ts';

export function useFilterWords() {
  const t = useText();
  const { moment } = useShow();
  const range = (name: string, least: number | null, most: number | null): string[] => {
    if (least === null && most === null) return [];
    if (most === null) return [t('console.promotions.range-from', { name, least: least ?? 0 })];
    if (least === null) return [t('console.promotions.range-until', { name, most })];
    return [t('console.promotions.range', { name, least, most })];
  };
  return (filter: SegmentFilter): readonly string[] => {
    const { countries, registeredFrom: from, registeredUntil: until } = filter;
    const { seenWithin, unseenFor } = filter;
    return [
      ...range(t('console.promotions.fact-level'), filter.levelMin, filter.levelMax),
      ...(countries.length === 0 ? [] : [countries.join(', ')]),
      ...(from === null ? [] : [`${t('console.promotions.registered-from')} ${moment(from)}`]),
      ...(until === null ? [] : [`${t('console.promotions.registered-until')} ${moment(until)}`]),
      ...(seenWithin === null ? [] : [t('console.promotions.seen-words', { days: seenWithin })]),
      ...(unseenFor === null ? [] : [t('console.promotions.unseen-words', { days: unseenFor })]),
      ...range(t('console.promotions.fact-deposit-count'), filter.depositsMin, filter.depositsMax),
    ];
  };
}
