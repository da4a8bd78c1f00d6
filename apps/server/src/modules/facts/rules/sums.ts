// Sums of play by category and of money by kind. One shape for a window of
// five minutes, an hour, days or any of them together, so that sums of parts are the whole.
import type { Units } from '@baize/money';

/** Money that facts count, by what it was for. */
export const moneyKinds = [
  'deposit',
  'withdrawal',
  'bonus',
  /** Of the member's own play. */
  'rebate',
  /** The part of it that the lotteries gave. */
  'lottery-rebate',
  /** Of a team's play, paid to the agent. */
  'team-rebate',
  'commission',
  /** The part of the wages that the house paid. */
  'house-wage',
  'wage',
  'dividend',
  /** What of these an agent paid to others: the two above are left after it. */
  'wage-paid-on',
  'dividend-paid-on',
] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/** The kinds of which an agent gets a part and pays another on. */
const paidOn: Readonly<Record<string, MoneyKind>> = {
  wage: 'wage-paid-on',
  dividend: 'dividend-paid-on',
};

/** The kind under which this movement is counted once more; undefined: nothing was paid on. */
export const paidOnKind = (kind: string, amount: Units): MoneyKind | undefined =>
  amount < 0n ? paidOn[kind] : undefined;

export interface Play {
  readonly rounds: number;
  readonly staked: Units;
  /** What of the stakes counts as turnover. */
  readonly valid: Units;
  readonly paid: Units;
}

export interface Sums {
  /** By category of game. */
  readonly play: ReadonlyMap<string, Play>;
  readonly money: Readonly<Record<MoneyKind, Units>>;
  /** Members with the first deposit of their life. */
  readonly firstDeposits: number;
}

/** The kind of rows that count members with a first deposit. */
export const firstDeposit = 'first-deposit';

/** Every kind that is no category of games. */
export const kindsBesidePlay: readonly string[] = [...moneyKinds, firstDeposit];

/** One stored row: play of a category, or money of a kind. */
export interface KindRow {
  /** A category of games or a kind of money. */
  readonly kind: string;
  /** Rounds, or movements. */
  readonly times: bigint;
  readonly staked: Units;
  readonly valid: Units;
  /** What play paid, or the money. */
  readonly amount: Units;
}

export const noPlay: Play = { rounds: 0, staked: 0n, valid: 0n, paid: 0n };

const noMoney = Object.fromEntries(moneyKinds.map((kind) => [kind, 0n])) as Record<
  MoneyKind,
  Units
>;

export const noSums: Sums = { play: new Map(), money: noMoney, firstDeposits: 0 };

const isMoney = (kind: string): kind is MoneyKind =>
  (moneyKinds as readonly string[]).includes(kind);

export function sumsOf(rows: readonly KindRow[]): Sums {
  const play = new Map<string, Play>();
  const money = { ...noMoney };
  let firstDeposits = 0;
  for (const { kind, times, staked, valid, amount } of rows) {
    if (isMoney(kind)) {
      money[kind] += amount;
      continue;
    }
    if (kind === firstDeposit) {
      firstDeposits += Number(times);
      continue;
    }
    const one = play.get(kind) ?? noPlay;
    play.set(kind, {
      rounds: one.rounds + Number(times),
      staked: one.staked + staked,
      valid: one.valid + valid,
      paid: one.paid + amount,
    });
  }
  return { play, money, firstDeposits };
}

/** All categories together. */
export function playOf({ play }: Sums): Play {
  return [...play.values()].reduce(addPlay, noPlay);
}

/** What is taken off a loss beside payouts; what is left out is taken off. */
export interface LossWithout {
  readonly rebates?: boolean;
  readonly bonuses?: boolean;
  readonly wages?: boolean;
}

/** Payouts without stakes that were given back, as by a tie: of these nobody won anything. */
export const wonOf = ({ staked, valid, paid }: Omit<Play, 'rounds'>): Units =>
  paid - (staked - valid);

/**
 * What the house won of it: valid turnover less payouts, rebates, bonuses and salaries. A stake
 * without turnover that was given back is no payout.
 */
export function netLossOf(sums: Sums, without: LossWithout = {}): Units {
  const play = playOf(sums);
  const { money } = sums;
  const rebates = money.rebate + money['team-rebate'] + money.commission;
  return (
    play.valid -
    wonOf(play) -
    (without.rebates ? 0n : rebates) -
    (without.bonuses ? 0n : money.bonus) -
    (without.wages ? 0n : money.wage)
  );
}

export function addSums(all: readonly Sums[]): Sums {
  const play = new Map<string, Play>();
  const money = { ...noMoney };
  let firstDeposits = 0;
  for (const sums of all) {
    firstDeposits += sums.firstDeposits;
    for (const kind of moneyKinds) money[kind] += sums.money[kind];
    for (const [category, one] of sums.play)
      play.set(category, addPlay(play.get(category) ?? noPlay, one));
  }
  return { play, money, firstDeposits };
}

const addPlay = (one: Play, other: Play): Play => ({
  rounds: one.rounds + other.rounds,
  staked: one.staked + other.staked,
  valid: one.valid + other.valid,
  paid: one.paid + other.paid,
});
