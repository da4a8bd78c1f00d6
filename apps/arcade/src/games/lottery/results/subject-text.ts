// The names of trends and roads.
import type { Translator } from '@baize/i18n';
import { placeText } from '../plays/play-text.ts';

/** A subject of a road, or a trend. */
export function subjectText(t: Translator, kind: string, id: string): string {
  if (id === 'all') return t('lottery-play.all-places');
  if (id === 'marks') return t('lottery-play.trend-marks');
  if (id === 'sum') return t('lottery-play.subject-sum');
  if (id === 'top-two') return t('lottery-play.play-sum-of-first', { count: 2 });
  if (id === 'special') return t('lottery-play.place-special');
  const [, one = '', other] = id.split('-');
  return other === undefined
    ? placeText(t, kind, Number(one))
    : t('lottery-play.play-against', { one, other });
}
