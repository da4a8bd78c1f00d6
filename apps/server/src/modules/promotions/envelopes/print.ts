// Red envelopes as members and staff read them.
import type { OutputOf, promotions } from '@baize/contract';
import { printUnits } from '@baize/money';
import { wordsIn } from '../offers/rules/offer.ts';
import type { Envelope, Packet } from './rules/envelope.ts';
import { stateOf } from './rules/envelope.ts';

export type MemberEnvelope = OutputOf<typeof promotions.listEnvelopes>['list'][number];
export type StaffEnvelope = OutputOf<typeof promotions.createEnvelope>;

interface Shown {
  readonly own: Packet | undefined;
  readonly currency: string;
  readonly locale: string;
  readonly now: number;
}

export function memberEnvelope(
  envelope: Envelope,
  { own, currency, locale, now }: Shown,
): MemberEnvelope {
  const { kind, total, packets, parts, roomId, startsAt, endsAt, reward, terms, texts } =
    envelope.written;
  return {
    envelopeId: envelope.id,
    title: wordsIn(texts.titles, locale),
    rules: wordsIn(texts.terms, locale),
    kind,
    total,
    packets,
    parts,
    roomId,
    startsAt,
    endsAt,
    reward,
    terms,
    currency,
    state: stateOf(envelope, own, now),
    taken: envelope.taken,
    own: own ? { place: own.place, amount: printUnits(own.amount) } : null,
    commitment: envelope.commitment,
    seed: envelope.seed === '' ? null : envelope.seed,
  };
}

export const staffEnvelope = (envelope: Envelope, currency: string): StaffEnvelope => ({
  envelopeId: envelope.id,
  version: envelope.version,
  stage: envelope.stage,
  ...envelope.written,
  currency,
  taken: envelope.taken,
  takenAmount: printUnits(envelope.takenAmount),
  returned: envelope.returned === null ? null : printUnits(envelope.returned),
  endedAt: envelope.endedAt,
  commitment: envelope.commitment,
  seed: envelope.seed === '' ? null : envelope.seed,
  changedBy: envelope.writtenBy,
  changedAt: envelope.writtenAt,
  proposedBy: envelope.proposedBy,
  publishedBy: envelope.publishedBy,
});
