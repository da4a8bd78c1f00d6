// Trials of terms on past periods: each is counted as the closing counts it, one after
// the other, because a period carries on to the next.
import type { AgreementKind, AgreementPeriod } from '@baize/contract';
import { countPeriod, type CountedPeriod } from './count-period.ts';
import type { AgreementsPorts } from './ports.ts';
import { keptMs } from '../facts/index.ts';
import { periodAt, type Span } from './rules/period.ts';
import type { Terms } from './rules/terms.ts';

export interface Trial {
  readonly kind: AgreementKind;
  readonly terms: Terms;
  readonly currency: string;
  readonly agentIds: readonly string[];
  readonly spans: readonly Span[];
}

export interface TriedPeriod {
  readonly span: Span;
  /** In the order of the agents. */
  readonly counted: readonly (CountedPeriod & { readonly carryBefore: bigint })[];
}

export async function tryPeriods(
  ports: Pick<AgreementsPorts, 'database' | 'facts'>,
  { kind, terms, currency, agentIds, spans }: Trial,
): Promise<readonly TriedPeriod[]> {
  let carries = agentIds.map(() => 0n);
  const tried: TriedPeriod[] = [];
  for (const span of spans) {
    const asked = agentIds.map((payeeId, at) => ({
      kind,
      payeeId,
      currency,
      terms,
      span,
      carryBefore: carries[at] ?? 0n,
    }));
    const counted = await countPeriod(ports, ports.database.kysely, asked);
    tried.push({
      span,
      counted: counted.map((one, at) => ({ ...one, carryBefore: carries[at] ?? 0n })),
    });
    carries = counted.map(({ result }) => result.carryAfter);
  }
  return tried;
}

/** So many periods of the short kinds are tried at most: the last ones. */
const mostOf: Partial<Readonly<Record<AgreementPeriod, number>>> = {
  'five-minutes': 288,
  hourly: 168,
};

/** Whether all of these days can be tried: figures of hours and windows are kept for a time. */
export function canTry(period: AgreementPeriod, { from, until }: Span, now: number): boolean {
  const most = mostOf[period];
  const [first] = spansWithin(period, { from, until });
  return most === undefined || (first?.from === from && from >= now - keptMs);
}

/** Whole periods within two moments, in order. */
export function spansWithin(period: AgreementPeriod, { from, until }: Span): readonly Span[] {
  const spans: Span[] = [];
  let span = periodAt(period, until);
  if (span.until > until) span = periodAt(period, span.from - 1);
  while (span.from >= from && spans.length < (mostOf[period] ?? Infinity)) {
    spans.push(span);
    span = periodAt(period, span.from - 1);
  }
  return spans.toReversed();
}
