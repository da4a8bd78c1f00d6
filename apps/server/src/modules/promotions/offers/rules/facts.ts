// Facts that conditions read of a member: play by game, deposits, sign-ins, the trigger's cause.
import { dayAt, type Units } from '@baize/money';
import type { Condition, GameFilter, Spec } from './spec.ts';
import { unitsOf } from './spec.ts';

export interface PlayedGame {
  /** Empty: ours. */
  readonly vendor: string;
  readonly gameCode: string;
  readonly category: string;
}

export interface Played extends PlayedGame {
  readonly rounds: number;
  readonly valid: Units;
  readonly staked: Units;
  readonly paid: Units;
}

/** What set a promotion off; empty for a period's play. */
export interface Cause {
  readonly depositAmount?: Units;
  readonly depositNumber?: number;
  /** Payout of a round in hundredths of its stake. */
  readonly multiple?: number;
  /** Six digits that follow from the round's number and the moment of its settling. */
  readonly roundNumber?: string;
  /** The game of the round. */
  readonly round?: PlayedGame;
  /** On the board of a race that ended. */
  readonly place?: number;
}

export interface MemberFacts {
  readonly played: readonly Played[];
  readonly deposits: readonly { readonly amount: Units }[];
  /** Days since 1970 in the house's zone with a sign-in: a row may begin before the period. */
  readonly signInDays: readonly number[];
  /** The period's first day; none: all of them are of the period. */
  readonly firstDay?: number;
  readonly level: number;
  readonly registeredAt: number;
  readonly cause: Cause;
  readonly now: number;
}

/** Of somebody who did nothing: rules are shown by it. */
export const noFacts: MemberFacts = {
  played: [],
  deposits: [],
  signInDays: [],
  level: 0,
  registeredAt: 0,
  cause: {},
  now: 0,
};

const ours = 'BAIZE';

/** Whether a game is among those that count; empty lists mean every game. */
export function isAmong({ categories, vendors, games }: GameFilter, played: PlayedGame): boolean {
  const vendor = played.vendor === '' ? ours : played.vendor;
  const isOpen = categories.length + vendors.length + games.length === 0;
  return (
    isOpen ||
    (categories as readonly string[]).includes(played.category) ||
    vendors.includes(vendor) ||
    games.includes(`${vendor}/${played.gameCode}`)
  );
}

const whole = 10_000n;
const days = (count: number): Units => BigInt(count) * whole;

/**
 * A fact in units of 1/10,000; a number of things is `count × 10,000`, as an amount of the same
 * text is. Undefined: the trigger has no such fact.
 */
export function factOf(
  fact: Condition['fact'],
  games: GameFilter,
  facts: MemberFacts,
): Units | undefined {
  const played = facts.played.filter((one) => isAmong(games, one));
  const sum = (of: (one: Played) => Units) => played.reduce((all, one) => all + of(one), 0n);
  const { cause } = facts;
  const counted = (count: number | undefined) => (count === undefined ? undefined : days(count));
  const values: Readonly<Record<Condition['fact'], () => Units | undefined>> = {
    turnover: () => sum(({ valid }) => valid),
    'net-loss': () => atLeastNone(sum(({ staked, paid }) => staked - paid)),
    rounds: () => days(played.reduce((all, { rounds }) => all + rounds, 0)),
    deposits: () => facts.deposits.reduce((all, { amount }) => all + amount, 0n),
    'deposit-count': () => days(facts.deposits.length),
    'sign-in-days': () => days(daysFrom(facts).size),
    'sign-in-row': () => days(rowOf(facts.signInDays, dayAt(facts.now))),
    'deposit-amount': () => cause.depositAmount,
    'deposit-number': () => counted(cause.depositNumber),
    multiple: () => counted(cause.multiple),
    'round-ending': () => undefined,
    place: () => counted(cause.place),
    level: () => days(facts.level),
    'account-days': () => days(Math.floor((facts.now - facts.registeredAt) / 86_400_000)),
  };
  return values[fact]();
}

const daysFrom = ({ signInDays, firstDay = -Infinity }: MemberFacts) =>
  new Set(signInDays.filter((day) => day >= firstDay));

const atLeastNone = (units: Units): Units => (units > 0n ? units : 0n);

/** How many days in a row up to today, or to yesterday while today has none yet. */
function rowOf(signIns: readonly number[], today: number): number {
  const there = new Set(signIns);
  let day = there.has(today) ? today : today - 1;
  let row = 0;
  while (there.has(day)) {
    row += 1;
    day -= 1;
  }
  return row;
}

/** Whether a condition holds, and what was reached. */
export function judge(condition: Condition, facts: MemberFacts) {
  const { fact, test, value, games } = condition;
  const { round } = facts.cause;
  if (round !== undefined && roundFacts.has(fact) && !isAmong(games, round))
    return { reached: 0n, holds: false };
  if (fact === 'round-ending') {
    const number = facts.cause.roundNumber ?? '';
    return { reached: 0n, holds: number !== '' && number.endsWith(value) };
  }
  const reached = factOf(fact, games, facts);
  const asked = unitsOf(value);
  if (reached === undefined) return { reached: 0n, holds: false };
  if (test === 'at-least') return { reached, holds: reached >= asked };
  return { reached, holds: test === 'at-most' ? reached <= asked : reached === asked };
}

/** Whether any condition or share of a spec reads what is played. */
export const readsPlay = ({ tiers }: Spec): boolean =>
  tiers.some(
    ({ conditions, rewards }) =>
      conditions.some(({ fact }) => playFacts.has(fact)) ||
      rewards.some(({ share }) => share !== null && playFacts.has(share.of)),
  );

const roundFacts: ReadonlySet<string> = new Set(['multiple', 'round-ending']);
const playFacts: ReadonlySet<string> = new Set(['turnover', 'net-loss', 'rounds']);
