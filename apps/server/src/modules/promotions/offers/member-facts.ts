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

export type GatherFacts = (asked: FactsAsked) => Promise<MemberFacts>;

/** Reads each window once: many promotions ask for the same days. */
export function rememberFacts(ports: PromotionsPorts, on: Queryable | Tx): GatherFacts {
  const windows = new Map<string, ReturnType<typeof readWindow>>();
  return async (asked) => {
    const { playerId, from, until, countsFrom, isPlayRead } = asked;
    const key = [playerId, from, until, countsFrom, isPlayRead].join(' ');
    const read = windows.get(key) ?? readWindow(ports, on, asked);
    windows.set(key, read);
    const { level, registeredAt, cause, now } = asked;
    return { ...(await read), firstDay: dayAt(from), level, registeredAt, cause, now };
  };
}

async function readWindow(ports: PromotionsPorts, on: Queryable | Tx, asked: FactsAsked) {
  const [played, deposits, signInDays] = await Promise.all([
    asked.isPlayRead ? readPlayed(ports, on, asked) : [],
    readDeposits(on, asked),
    readSignIns(on, { ...asked, from: Math.max(asked.countsFrom, asked.now - rowMs) }),
  ]);
  return { played, deposits, signInDays };
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
