// Refuses an envelope that staff wrote without sense: its sums, its dates, its reward, its title.
import { envelopeHoursMax, refuse, type Refusal } from '@baize/contract';
import { parseUnits } from '@baize/money';
import { unitsOf } from '../../offers/rules/spec.ts';
import type { EnvelopeWritten } from './envelope.ts';

export type EnvelopeRefusal = Refusal<
  | 'promotion-text-missing'
  | 'promotion-dates-wrong'
  | 'envelope-sum-wrong'
  | 'promotion-reward-wrong'
>;

const cent = 100n;
const hourMs = 3_600_000;
/** A billion: no envelope is larger, and every sum over one is exact. */
const most = 10_000_000_000_000n;

export function refusalOfEnvelope(written: EnvelopeWritten): EnvelopeRefusal | undefined {
  const { texts, reward, terms } = written;
  const isBlank = (words: Readonly<Record<string, string>>) => (words['en'] ?? '').trim() === '';
  if (isBlank(texts.titles) || isBlank(texts.terms)) return refuse('promotion-text-missing');
  if (!isTimed(written)) return refuse('promotion-dates-wrong');
  if (!addsUp(written)) return refuse('envelope-sum-wrong');
  if (reward === 'bonus' && terms.times === 0) return refuse('promotion-reward-wrong');
  const isWide = [terms.stakeMax, terms.releaseMax].some((bound) => !isReasonable(bound ?? '0'));
  return isWide ? refuse('promotion-reward-wrong') : undefined;
}

/** No units: more than any book could hold. */
const isReasonable = (amount: string): boolean =>
  (parseUnits(amount, { decimalsMax: 4 }) ?? most + 1n) <= most;

const isTimed = ({ startsAt, endsAt }: EnvelopeWritten): boolean =>
  startsAt < endsAt && endsAt - startsAt <= envelopeHoursMax * hourMs;

/** Whole cents, one for each packet at least; a rain's amounts make up its total. */
function addsUp({ kind, total, packets, parts }: EnvelopeWritten): boolean {
  const money = unitsOf(total);
  if (money > most || money % cent !== 0n || money < BigInt(packets) * cent) return false;
  if (kind === 'double-mean') return parts.length === 0;
  const amounts = parts.map(({ amount, count }) => ({ amount: unitsOf(amount), count }));
  if (amounts.some(({ amount }) => amount < cent || amount % cent !== 0n)) return false;
  const sum = amounts.reduce((all, { amount, count }) => all + amount * BigInt(count), 0n);
  return sum === money && amounts.reduce((all, { count }) => all + count, 0) === packets;
}
