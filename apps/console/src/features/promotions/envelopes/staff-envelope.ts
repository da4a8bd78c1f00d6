// Red envelopes as the console reads and writes them.
import { timesUnits, unitsOf } from '@baize/client';
import type { InputOf, OutputOf, promotions } from '@baize/contract';
import { printUnits } from '@baize/money';
import { newTerms } from '../maker/draft.ts';
import { promotionsKey } from '../staff-promotion.ts';

type Found = OutputOf<typeof promotions.findEnvelopes>;
export type StaffEnvelope = Found['list'][number];
export type Room = Found['rooms'][number];
export type EnvelopeWritten = InputOf<typeof promotions.createEnvelope>;

export interface FieldsProps {
  draft: EnvelopeWritten;
  set: (change: Partial<EnvelopeWritten>) => void;
}

/** Its title in the reader's language, else in English, which each one has. */
export const titleOfEnvelope = ({ texts }: Pick<EnvelopeWritten, 'texts'>, tag: string): string =>
  texts.titles[tag] || (texts.titles['en'] ?? '');

export const envelopesKey = [...promotionsKey, 'envelopes'] as const;

const hourMs = 3_600_000;

/** One that opens with the next hour, for everybody on the site. */
export const newEnvelope = (now: number): EnvelopeWritten => {
  const startsAt = Math.ceil(now / hourMs) * hourMs;
  return {
    texts: { titles: {}, terms: {} },
    kind: 'double-mean',
    total: '100',
    packets: 20,
    parts: [],
    roomId: '',
    audience: {
      levelMin: null,
      levelMax: null,
      countries: [],
      registeredFrom: null,
      registeredUntil: null,
      segment: '',
      withMobile: false,
    },
    startsAt,
    endsAt: startsAt + hourMs,
    reward: 'cash',
    terms: newTerms(),
  };
};

export function writtenOf(envelope: StaffEnvelope): EnvelopeWritten {
  const { texts, kind, total, packets, parts, roomId, audience, startsAt, endsAt } = envelope;
  const { reward, terms } = envelope;
  const money = { kind, total, packets, parts, reward, terms };
  return { texts, ...money, roomId, audience, startsAt, endsAt };
}

/** A rain's total and count follow from its amounts. */
export function withParts(parts: EnvelopeWritten['parts']) {
  const sum = parts.reduce(
    (all, { amount, count }) => all + timesUnits(unitsOf(amount), count),
    0n,
  );
  const packets = Math.max(
    1,
    parts.reduce((sum, { count }) => sum + count, 0),
  );
  return { parts, packets, total: printUnits(sum, 2) };
}
