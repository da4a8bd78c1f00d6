// A red envelope as it is kept, and what a member sees of it at a moment.
import type { EnvelopeStage, EnvelopeState, InputOf, promotions } from '@baize/contract';
import type { EnvelopeTerms } from '@baize/engines';
import type { Units } from '@baize/money';
import type { SegmentFilter } from '../../offers/rules/segment.ts';
import { unitsOf } from '../../offers/rules/spec.ts';

export type EnvelopeWritten = InputOf<typeof promotions.createEnvelope>;

export interface Envelope {
  readonly id: string;
  readonly version: number;
  readonly stage: EnvelopeStage;
  readonly written: EnvelopeWritten;
  readonly writtenAt: number;
  readonly writtenBy: string;
  readonly proposedBy: string;
  readonly publishedBy: string;
  readonly taken: number;
  readonly takenAmount: Units;
  readonly commitment: string;
  /** '' until its end. */
  readonly seed: string;
  readonly endedAt: number | null;
  readonly returned: Units | null;
}

/** One that is published or over, as members are shown it. */
export interface ShownEnvelope extends Envelope {
  readonly segment: SegmentFilter | null;
}

export interface Packet {
  readonly place: number;
  readonly amount: Units;
}

type Timed = Pick<Envelope, 'stage'> & {
  readonly written: Pick<EnvelopeWritten, 'startsAt' | 'endsAt'>;
};

/** Whether a packet may be taken, if one is left. */
export const isOpen = ({ stage, written: { startsAt, endsAt } }: Timed, now: number): boolean =>
  stage === 'published' && startsAt <= now && now < endsAt;

/** Whether everybody may know who took what. */
export const isOver = ({ stage, taken, written }: Envelope, now: number): boolean =>
  stage === 'ended' ||
  stage === 'stopped' ||
  written.endsAt <= now ||
  (written.startsAt <= now && taken >= written.packets);

export function stateOf(envelope: Envelope, own: Packet | undefined, now: number): EnvelopeState {
  const { written, taken } = envelope;
  if (own !== undefined) return 'opened';
  if (taken >= written.packets) return 'empty';
  if (isOpen(envelope, now)) return 'open';
  return envelope.stage === 'published' && now < written.startsAt ? 'coming-soon' : 'ended';
}

export const termsOf = (envelopeId: string, written: EnvelopeWritten): EnvelopeTerms => ({
  envelopeId,
  kind: written.kind,
  total: unitsOf(written.total),
  packets: written.packets,
  parts: written.parts.map(({ amount, count }) => ({ amount: unitsOf(amount), count })),
});
