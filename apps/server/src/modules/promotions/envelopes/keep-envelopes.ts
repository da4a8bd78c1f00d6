// Published envelopes in memory: thousands who open one in the same second cost no look for it.
import { keep } from '../../../platform/kept/index.ts';
import type { PromotionsPorts } from '../ports.ts';
import type { ShownEnvelope } from './rules/envelope.ts';
import { readShown } from './store/envelopes.ts';

export type EnvelopeKeeper = ReturnType<typeof keepEnvelopes>;

/** One that is over is listed for a day. */
const shownAfterMs = 24 * 3_600_000;

export function keepEnvelopes(ports: PromotionsPorts) {
  const fresh: readonly ShownEnvelope[] = [];
  const read = () => readShown(ports.database.kysely, ports.clock.now() - shownAfterMs);
  const { current: all, ...kept } = keep({ ...ports, name: 'promotions-envelopes', fresh, read });
  return { all, find: (id: string) => all().find((one) => one.id === id), ...kept };
}
