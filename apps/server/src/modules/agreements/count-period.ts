// Counts what agreements came to in a span, from the facts of their payees' teams: for the closing
// of a period, and for terms that are only tried.
import type { AgreementKind } from '@baize/contract';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { noSums, playOf, wonOf, type Sums } from '../facts/index.ts';
import type { AgreementsPorts } from './ports.ts';
import { resultOf, type PeriodResult, type TeamFigures } from './rules/bill.ts';
import type { Span } from './rules/period.ts';
import type { Terms } from './rules/terms.ts';

export interface ToCount {
  readonly kind: AgreementKind;
  readonly payeeId: string;
  readonly currency: string;
  readonly terms: Terms;
  /** The part of the period in which it was in force. */
  readonly span: Span;
  readonly carryBefore: bigint;
}

export interface CountedPeriod {
  readonly figures: TeamFigures;
  readonly result: PeriodResult;
}

/** In the order of what was asked. */
export async function countPeriod(
  ports: Pick<AgreementsPorts, 'facts'>,
  on: Queryable | Tx,
  asked: readonly ToCount[],
): Promise<readonly CountedPeriod[]> {
  const figures = await readFigures(ports, on, asked);
  return asked.map(({ kind, terms, carryBefore }, at) => {
    const found = figures[at] ?? emptyFigures;
    return { figures: found, result: resultOf({ kind, terms, figures: found, carryBefore }) };
  });
}

/** A statement for each span, currency and kind of team; a run has one or two. */
async function readFigures(
  { facts }: Pick<AgreementsPorts, 'facts'>,
  on: Queryable | Tx,
  asked: readonly ToCount[],
): Promise<readonly TeamFigures[]> {
  const figures: TeamFigures[] = [];
  const places = asked.map((one, at) => ({ ...one, at }));
  const groups = Map.groupBy(
    places,
    ({ span, currency, terms }) =>
      `${span.from} ${span.until} ${currency} ${String(terms.includeSelf)}`,
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const { span, currency, terms } = first;
    const window = { ...span, currency, includeSelf: terms.includeSelf };
    const ids = [...new Set(group.map(({ payeeId }) => payeeId))];
    const sums = await facts.teamFactsOf(ids, window, on);
    const played = group.filter(({ payeeId }) => (sums.get(payeeId) ?? noSums).play.size > 0);
    const active = await facts.activeMembersOf(
      played.map((one) => ({
        agentId: one.payeeId,
        // Nobody is active without play.
        validMin: one.terms.activeTurnover > 0n ? one.terms.activeTurnover : 1n,
        depositMin: one.terms.activeDeposit,
        includeSelf: one.terms.includeSelf,
      })),
      { ...span, currency },
      on,
    );
    // Without play too: bonuses and salaries alone are a result.
    for (const { at, payeeId } of group) figures[at] = figuresOf(sums.get(payeeId) ?? noSums, 0);
    for (const [place, { at, payeeId }] of played.entries()) {
      figures[at] = figuresOf(sums.get(payeeId) ?? noSums, active[place] ?? 0);
    }
  }
  return figures;
}

export function figuresOf(sums: Sums, active: number): TeamFigures {
  const play = playOf(sums);
  const payout = wonOf(play);
  const { money } = sums;
  return {
    turnover: play.valid,
    won: play.valid - payout,
    payout,
    rebate: money.rebate + money['team-rebate'] + money.commission,
    bonus: money.bonus,
    // What agents pay below is no cost of the house.
    wage: money['house-wage'],
    active,
  };
}

const emptyFigures: TeamFigures = figuresOf(noSums, 0);
