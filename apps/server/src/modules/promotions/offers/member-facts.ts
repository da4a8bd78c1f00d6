// Gathers what conditions read of a member within a window of time.
import { dayAt } from '@baize/money';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { PromotionsPorts } from '../ports.ts';
import type { Cause, MemberFacts, Played } from './rules/facts.ts';
import { readDeposits, readSignIns, type Window } from './store/facts.ts';

export interface FactsAsked extends Window {
  readonly level: number;
  readonly registeredAt: number;
  readonly cause: Cause;
  /** Nobody reads hours of play for a promotion that asks for none. */
  readonly isPlayRead: boolean;
  /** From when on sign-ins count: a row may begin before the period. */
  readonly countsFrom: number;
  readonly now: number;
}

export async function gatherFacts(
  ports: PromotionsPorts,
  on: Queryable | Tx,
  asked: FactsAsked,
): Promise<MemberFacts> {
  const { level, registeredAt, cause, now } = asked;
  const [played, deposits, signInDays] = await Promise.all([
    asked.isPlayRead ? readPlayed(ports, on, asked) : [],
    readDeposits(on, asked),
    readSignIns(on, { ...asked, from: Math.max(asked.countsFrom, now - rowMs) }),
  ]);
  const firstDay = dayAt(asked.from);
  return { played, deposits, signInDays, firstDay, level, registeredAt, cause, now };
}

async function readPlayed(
  { wagering, currency, categoryOf }: PromotionsPorts,
  on: Queryable | Tx,
  { playerId, from, until, now }: FactsAsked,
): Promise<readonly Played[]> {
  const window = { from, until: Math.min(until, now + hourMs) };
  const hours = await wagering.playedHours({ playerId, currency, ...window }, on);
  return hours.map((one) => {
    const { vendor, gameCode } = one;
    const category = categoryOf({ vendor: vendor === '' ? null : vendor, gameCode });
    return { ...one, category };
  });
}

const hourMs = 3_600_000;
/** No row of sign-ins is looked at longer. */
const rowMs = 400 * 24 * hourMs;
