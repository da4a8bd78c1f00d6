// A posting: one business event as legs that sum to zero in every currency, under a key that is
// used once. Its home is its first account: a key is unique there, and a repeated key is told from
// a reused one by the fingerprint.
import type { Units } from '@baize/money';
import { accountKinds, accountName, type AccountRef } from './accounts.ts';

export const ledgerEvents = [
  'deposit-settled',
  'deposit-reversed',
  'stake-opened',
  'round-settled',
  'stake-voided',
  'jackpot-won',
  'jackpot-seeded',
  'withdrawal-requested',
  'withdrawal-refused',
  'withdrawal-paid',
  'withdrawal-received',
  'withdrawal-returned',
  'withdrawal-fee-taken',
  'c2c-settled',
  'demo-funded',
  'transfer-asked',
  'transfer-done',
  'transfer-failed',
  'transfer-returned',
  'return-released',
  'return-rejected',
  'lottery-rebate',
  'team-rebate',
  'dividend-paid',
  'salary-paid',
  'team-transferred',
  'team-transfer-reversed',
  'payout-reversed',
  'debt-settled',
  'bonus-granted',
  'bonus-released',
  'bonus-expired',
  'bonus-cancelled',
  'bonus-forfeited',
  'adjustment-credited',
  'adjustment-debited',
  'reward-paid',
  'reward-taken',
  'goods-paid',
  'goods-returned',
  'envelope-filled',
  'envelope-returned',
  'packet-paid',
  'packet-freed',
  'category-rebate',
  'category-team-rebate',
  'commission-paid',
] as const;
export type LedgerEvent = (typeof ledgerEvents)[number];

export interface Leg {
  readonly account: AccountRef;
  /** Signed: what the account gains. */
  readonly amount: Units;
}

export interface Posting {
  readonly key: string;
  readonly event: LedgerEvent;
  /** The subject: a deposit, a round, a withdrawal. */
  readonly reference: string;
  readonly legs: readonly Leg[];
}

/** The account under which the posting's key is kept. */
export function homeOf(posting: Posting): AccountRef {
  const first = posting.legs[0];
  if (first === undefined) throw new Error(`The posting ${posting.key} has no legs`);
  return first.account;
}

/** Refuses what no caller may ever build; such a posting is a fault of ours, not of a player. */
export function assertPosting(posting: Posting): void {
  const { legs, key } = posting;
  if (legs.length < 2) throw new Error(`The posting ${key} needs two legs`);
  if (accountKinds[homeOf(posting).kind].sharded) {
    throw new Error(`The posting ${key} must not begin with a sharded account`);
  }
  for (const [index, { account }] of legs.entries()) {
    if (legs.findIndex((leg) => isSame(leg.account, account)) !== index) {
      throw new Error(`The posting ${key} names ${accountName(account)} twice`);
    }
    if (sumIn(account.currency, legs) !== 0n) {
      throw new Error(`The posting ${key} does not sum to zero in ${account.currency}`);
    }
  }
}

function isSame(a: AccountRef, b: AccountRef): boolean {
  return a.kind === b.kind && a.owner === b.owner && a.currency === b.currency;
}

function sumIn(currency: string, legs: readonly Leg[]): Units {
  let sum = 0n;
  for (const leg of legs) if (leg.account.currency === currency) sum += leg.amount;
  return sum;
}

/** Legs that move nothing are left out, but the first stays: the key lives in its account. */
export function moving(home: Leg, counter: Leg, ...others: readonly Leg[]): Leg[] {
  const moved = [counter, ...others].filter(({ amount }) => amount !== 0n);
  return moved.length === 0 ? [home, counter] : [home, ...moved];
}

/**
 * A digest of the content that fits a database integer: equal for a repeat, different for a reuse.
 * How an amount was split over cash and bonus is no content: a repeat may find other purses.
 */
export function fingerprintOf({ event, reference, legs }: Posting): number {
  let text = `${event} ${reference}`;
  for (const { account, amount } of unsplit(legs)) text += ` ${accountName(account)} ${amount}`;
  return digest53(text);
}

function unsplit(legs: readonly Leg[]): readonly Leg[] {
  const bonus = legs.find(({ account }) => account.kind === 'player-bonus');
  if (bonus === undefined) return legs;
  const cash = legs.find(({ account }) => account.kind === 'player-cash');
  const account = { ...bonus.account, kind: 'player-cash' as const };
  if (cash === undefined) return legs.map((leg) => (leg === bonus ? { ...leg, account } : leg));
  return legs
    .filter((leg) => leg !== bonus)
    .map((leg) => (leg === cash ? { account, amount: leg.amount + bonus.amount } : leg));
}

/** Two mixed 32-bit lanes, 53 bits of which a number holds exactly. */
function digest53(text: string): number {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 2_654_435_761);
    high = Math.imul(high ^ code, 1_597_334_677);
  }
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & high) + (low >>> 0);
}
