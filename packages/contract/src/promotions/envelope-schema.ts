// A red envelope as data: its money, how it is parted, where it lies, when, and under which terms.
import { Type } from 'typebox';
import { amount, moment, oneOf, text } from '../kit/schema.ts';
import { audience, rewardTerms } from './schema.ts';

/**
 * `double-mean`: each packet is drawn from a cent to twice the mean of what is left. `rain`: fixed
 * amounts in a drawn order, falling for a time.
 */
export const envelopeKinds = ['double-mean', 'rain'] as const;
export type EnvelopeKind = (typeof envelopeKinds)[number];

export const envelopeRewards = ['cash', 'bonus'] as const;

/** As staff see one. */
export const envelopeStages = ['draft', 'proposed', 'published', 'ended', 'stopped'] as const;
export type EnvelopeStage = (typeof envelopeStages)[number];

/** As a member sees one. */
export const envelopeStates = ['coming-soon', 'open', 'opened', 'empty', 'ended'] as const;
export type EnvelopeState = (typeof envelopeStates)[number];

export const envelopePacketsMax = 100_000;
const count = () => Type.Integer({ minimum: 1, maximum: envelopePacketsMax });

/** An end may be so long after the opening at most. */
export const envelopeHoursMax = 72;

export const envelopeSpec = {
  kind: oneOf(envelopeKinds),
  total: amount(),
  packets: count(),
  /** The amounts of a rain and how often each falls; they make up its total. Else none. */
  parts: Type.Array(Type.Object({ amount: amount(), count: count() }), { maxItems: 20 }),
  /** The chat room in which it lies; '': it lies on the site. */
  roomId: text(64),
  audience,
  startsAt: moment(),
  endsAt: moment(),
  reward: oneOf(envelopeRewards),
  terms: rewardTerms,
};

const words = (max: number) =>
  Type.Record(Type.String({ pattern: '^[a-zA-Z-]{2,10}$' }), text(max));

export const envelopeTexts = Type.Object({
  titles: words(120),
  /** HTML; the server keeps what is harmless of it. */
  terms: words(20_000),
});
