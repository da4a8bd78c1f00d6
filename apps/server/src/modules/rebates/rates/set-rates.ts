// Sets rates of one member, and the prize group where asked: everything is judged before anything
// is written, while no other change is under way.
import { refuse, type RebateCategory, type Refusal } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { placeOf, type CategoryPlace, type Place } from './place.ts';
import type { RatesPorts } from './ports.ts';
import { refusalOfSeat } from './rules/quotas.ts';
import { refusalOfRate, type RateRefusal } from './rules/rate-range.ts';
import { readTakenQuotas } from './store/direct-rates.ts';
import { lockRates, writeRates, type RateAuthor, type RateChange } from './store/rates.ts';

export interface AskedRate {
  readonly category: RebateCategory;
  readonly rate: number;
}

export interface SetRatesAsked {
  readonly memberId: string;
  readonly rates: readonly AskedRate[];
  readonly by: RateAuthor;
  readonly reason: string;
  readonly now: number;
  /** Only of somebody directly below; quotas of this agent bind. */
  readonly uplineId?: string;
  /** What else is written, or refused, with the change. */
  readonly beside?: (tx: Tx, changes: readonly RateChange[]) => Promise<Refusal | undefined>;
}

export type SetRatesRefusal = RateRefusal | Refusal<'member-not-found' | 'rebate-quota-full'>;

export async function setRatesIn(
  ports: RatesPorts,
  tx: Tx,
  asked: SetRatesAsked,
): Promise<SetRatesRefusal | Refusal | undefined> {
  await lockRates(tx);
  const place = await placeOf(ports, asked.memberId, tx);
  if (!place || (asked.uplineId !== undefined && place.upline?.id !== asked.uplineId))
    return refuse('member-not-found');
  const changes = changesOf(place, asked.rates);
  const refusal =
    refusalOfChanges(place, changes) ?? (await refusalOfQuotas(tx, place, changes, asked));
  if (refusal) return refusal;
  const beside = await asked.beside?.(tx, changes);
  if (beside) return beside;
  const { memberId: playerId, now: at, by, reason } = asked;
  const uplineId = place.upline?.id ?? '';
  if (changes.length > 0) await writeRates(tx, { playerId, uplineId, changes, at, by, reason });
  return undefined;
}

/** Of a category that is named twice the last rate counts. */
function changesOf(place: Place, rates: readonly AskedRate[]): readonly RateChange[] {
  return [...new Map(rates.map(({ category, rate }) => [category, rate]))]
    .map(([category, rate]) => ({ category, before: place.of[category].rate, after: rate }))
    .filter(({ before, after }) => before !== after);
}

function refusalOfChanges(place: Place, changes: readonly RateChange[]) {
  const refusals = changes.map(({ category, after }) => {
    const { bounds, ...around }: CategoryPlace = place.of[category];
    return refusalOfRate(bounds, after, around);
  });
  return refusals.find((refusal) => refusal !== undefined);
}

async function refusalOfQuotas(
  tx: Tx,
  place: Place,
  changes: readonly RateChange[],
  { uplineId }: SetRatesAsked,
) {
  const quotas = uplineId === undefined ? [] : await readTakenQuotas(tx, uplineId, place.id);
  const refusals = changes.map(({ category, before, after }) =>
    refusalOfSeat(category, after, { quotas, before }),
  );
  return refusals.find((refusal) => refusal !== undefined);
}
