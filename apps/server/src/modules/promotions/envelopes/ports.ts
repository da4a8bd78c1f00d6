// Ports of the actions that read the kept envelopes.
import type { PromotionsPorts } from '../ports.ts';
import type { EnvelopeKeeper } from './keep-envelopes.ts';
import type { OpenEnvelope } from './open.ts';

export type WithEnvelopes = PromotionsPorts & {
  readonly envelopes: EnvelopeKeeper;
  readonly open: OpenEnvelope;
};
