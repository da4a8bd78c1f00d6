// A published promotion, and whether it runs.
import type { SegmentFilter } from './segment.ts';
import type { Written } from './spec.ts';

export interface Offer {
  readonly id: string;
  readonly version: number;
  readonly written: Written;
  /** Stopped, or not: what was due before can still be claimed. */
  readonly stage: 'published' | 'stopped';
  readonly keepsDue: boolean;
  /** The filter of the segment that it is for; null: it names none that there is. */
  readonly segment: SegmentFilter | null;
}

export const startsAt = ({ written }: Offer): number => written.startsAt;
export const endsAt = ({ written }: Offer): number => written.endsAt ?? Infinity;

export const isRunning = (offer: Offer, now: number): boolean =>
  offer.stage === 'published' && now >= startsAt(offer) && now < endsAt(offer);

export const isStarted = (offer: Offer, now: number): boolean =>
  offer.stage === 'published' && now >= startsAt(offer);

/** Shown as coming or running. */
export const isShown = (offer: Offer, now: number): boolean =>
  offer.stage === 'published' && now < endsAt(offer);

const dayMs = 86_400_000;

/** Whether what was due can be claimed: after its end too, while claims last. */
export const paysDue = (offer: Offer, now: number): boolean =>
  offer.stage === 'published'
    ? now < endsAt(offer) + offer.written.spec.claimDays * dayMs
    : offer.keepsDue;

type Words = Readonly<Record<string, string>>;

/** In the reader's language, else in English, else in the first there is. */
export const wordsIn = (words: Words, locale: string): string =>
  words[locale] ?? words['en'] ?? Object.values(words)[0] ?? '';

const longest = 120;

export const titleOf = ({ written }: Offer, locale: string): string =>
  wordsIn(written.texts.titles, locale).slice(0, longest);
