// The accounts of the books. A purse or a pool of held money may never fall below zero; a contra
// account is where money enters or leaves the house's own view, so its balance may have either
// sign. What a player owes after a correction is an account of their own, below zero by the debt.
import type { Units } from '@baize/money';

interface KindFact {
  /** Whether the balance must stay at zero or above. */
  readonly floor: boolean;
  /** Whether the house keeps several rows of it, so that all players do not queue for one. */
  readonly sharded: boolean;
  /** Locked with the purses, because its balance decides something, though it has no floor. */
  readonly known?: true;
}

export const accountKinds = {
  'player-cash': { floor: true, sharded: false },
  'player-held': { floor: true, sharded: false },
  'player-in-play': { floor: true, sharded: false },
  'payout-in-transit': { floor: true, sharded: false },
  'return-held': { floor: true, sharded: false },
  // Money of the house that a player plays with under terms; never withdrawn as it is.
  'player-bonus': { floor: true, sharded: false },
  'player-debt': { floor: false, sharded: false, known: true },
  'house-gaming': { floor: false, sharded: true },
  'payment-clearing': { floor: false, sharded: false },
  'house-fees': { floor: false, sharded: false },
  'vendor-clearing': { floor: false, sharded: false },
  // A pool's rows are one account: a single row may be below zero, their sum never is.
  'jackpot-pool': { floor: false, sharded: true },
  'jackpot-reserve': { floor: false, sharded: true },
  'jackpot-funding': { floor: false, sharded: false },
  // What the house gave as bonuses, less what it took back.
  'bonus-funding': { floor: false, sharded: false },
  'play-mint': { floor: false, sharded: false },
} as const satisfies Readonly<Record<string, KindFact>>;

export type AccountKind = keyof typeof accountKinds;

/** The owner of every account that belongs to no player. */
export const house = 'house';

export interface AccountRef {
  /** A player id, `house`, or a tier of the jackpot. */
  readonly owner: string;
  readonly kind: AccountKind;
  readonly currency: string;
}

/** Whether the account's balance must stay at zero or above. */
export function hasFloor({ kind }: AccountRef): boolean {
  return accountKinds[kind].floor;
}

/** Whether its row is locked before anything is decided, so that its balance is known. */
export function isLockedFirst({ kind }: AccountRef): boolean {
  const fact: KindFact = accountKinds[kind];
  return fact.floor || fact.known === true;
}

/** Whether a posting may take `balance` to `after`. Money may always flow into an account. */
export function mayBecome(account: AccountRef, balance: Units, after: Units): boolean {
  return after >= 0n || after >= balance || !hasFloor(account);
}

/** One text an account: the same for equal references, different for different ones. */
export function accountName({ owner, kind, currency }: AccountRef): string {
  return `${owner}/${kind}/${currency}`;
}

export function playerAccount(
  kind:
    | 'player-cash'
    | 'player-bonus'
    | 'player-held'
    | 'player-in-play'
    | 'payout-in-transit'
    | 'return-held'
    | 'player-debt',
  playerId: string,
  currency: string,
): AccountRef {
  return { owner: playerId, kind, currency };
}

export function houseAccount(
  kind:
    | 'house-gaming'
    | 'payment-clearing'
    | 'house-fees'
    | 'vendor-clearing'
    | 'play-mint'
    | 'jackpot-reserve'
    | 'jackpot-funding'
    | 'bonus-funding',
  currency: string,
): AccountRef {
  return { owner: house, kind, currency };
}

/** The pool of one tier of the jackpot. */
export function poolAccount(tier: string, currency: string): AccountRef {
  return { owner: `jackpot:${tier}`, kind: 'jackpot-pool', currency };
}
