// Gathers what conditions read of a member within a window of time.
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
    readSignIns(on, asked),
  ]);
  return { played, deposits, signInDays, level, registeredAt, cause, now };
}

async function readPlayed(
  { wagering, currency, categoryOf }: PromotionsPorts,
  on: Queryable | Tx,
  { playerId, from, until, now }: FactsAsked,
): Promise<readonly Played[]> {
  const window = { from: from, until: Math.min(until, now + hourMs) };
  const hours = await wagering.playedHours({ playerId, currency, ...window }, on);
  return hours.map((one) => {
    const { vendor, gameCode } = one;
    const category = categoryOf({ vendor: vendor === '' ? null : vendor, gameCode });
    return { ...one, category };
  });
}

const hourMs = 3_600_000;
