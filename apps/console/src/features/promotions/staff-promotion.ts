// Promotions and rewards as the console reads and writes them, and the name under which they are
// kept.
import type { InputOf, OutputOf, promotions } from '@baize/contract';

export type Promotion = OutputOf<typeof promotions.openPromotion>;
export type Written = InputOf<typeof promotions.createPromotion>;
export type Spec = Written['spec'];
export type Tier = Spec['tiers'][number];
export type Condition = Tier['conditions'][number];
export type Reward = Tier['rewards'][number];
export type PrizeDraw = NonNullable<Spec['draw']>;
export type Games = Condition['games'];
export type Board = NonNullable<Spec['board']>;
export type StaffClaim = OutputOf<typeof promotions.findClaims>['list'][number];

export type Segment = OutputOf<typeof promotions.findSegments>['list'][number];
export type SegmentFilter = InputOf<typeof promotions.countSegment>;
export type Signal = OutputOf<typeof promotions.getRewardSignals>['signals'][number];

export const promotionsKey = ['promotions'] as const;
export const segmentsKey = [...promotionsKey, 'segments'] as const;

/** A promotion's title in the reader's language, else in English, which each one has. */
export const titleOf = ({ texts }: Pick<Written, 'texts'>, tag: string): string =>
  texts.titles[tag] || (texts.titles['en'] ?? '');
