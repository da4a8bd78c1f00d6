// Points as the console reads them, and the name under which they are kept.
import type { OutputOf, points } from '@baize/contract';

export type Scheme = OutputOf<typeof points.getPointScheme>;
export type Good = OutputOf<typeof points.findPointGoods>['list'][number];
export type Exchange = OutputOf<typeof points.findRedemptions>['list'][number];

export const pointsKey = ['points'] as const;

export const nameOfGood = ({ names }: Pick<Good, 'names'>, tag: string): string =>
  names[tag] || (names['en'] ?? '');
