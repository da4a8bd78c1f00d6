// Deposits of the wallet's world as their people know them, and what bounds them: limits, and means
// that are blocked after failures.
import { dayAt, type Units } from '@baize/money';
import type { Block, Failure, Member } from '../known.ts';
import type { WalletWorld } from '../world.ts';

export interface KnownDeposit {
  readonly id: string;
  readonly member: Member;
  /** A channel, or `c2c`. */
  readonly means: string;
  readonly requested: Units;
  readonly requestedAt: number;
  readonly payUntil: number;
  state: 'open' | 'success' | 'refused';
  /** The house had no clear answer when it asked for it. */
  readonly isLost: boolean;
  arrived: Units;
  fee: Units;
  settledAt: number;
  isReversed: boolean;
  /** Its member has shown a proof of it. */
  isProved: boolean;
  reportId: string | undefined;
}

const hourMs = 3_600_000;
const dayMs = 86_400_000;
const underWayMs = hourMs / 2;

export const dayOf = dayAt;

/**
 * What counts of today for a limit: what came in, and what may still come: asked for a moment ago,
 * or paid as its member says.
 */
function usedToday(world: WalletWorld, member: Member): Units {
  const now = world.clock.now();
  const isToday = (moment: number) => dayOf(moment) === dayOf(now);
  let used = 0n;
  for (const deposit of world.deposits.values()) {
    if (deposit.member !== member) continue;
    const { state, arrived, requested, requestedAt, settledAt, isLost } = deposit;
    if (state === 'success' && isToday(settledAt)) used += arrived;
    const mayCome = requestedAt > now - underWayMs || isSaidPaid(world, deposit);
    const isUnderWay = state === 'open' && !isLost && mayCome;
    if (isUnderWay && isToday(requestedAt)) used += requested;
  }
  for (const { receiver, amount, at, isReversed } of world.transfers)
    if (receiver === member && !isReversed && isToday(at)) used += amount;
  return used;
}

const isSaidPaid = ({ parts }: WalletWorld, { id, isProved }: KnownDeposit): boolean =>
  isProved ||
  [...parts.values()].some(({ match, state }) => match?.id === id && saidPaid.includes(state));

const saidPaid: readonly string[] = ['proof', 'disputed'];

export function isAboveLimit(world: WalletWorld, member: Member, amount: Units): boolean {
  const { ownLimit, operatorLimit } = member;
  const limits = [ownLimit, operatorLimit].filter((limit) => limit !== null);
  return limits.some((limit) => usedToday(world, member) + amount > limit);
}

/** Why this means is stopped now; empty: it is not. */
export function blockOn({ blocks }: Member, means: string, now: number): string {
  const on = blocks.filter(({ until }) => until === null || until > now);
  if (on.some((block) => block.means === '')) return 'deposits-suspended';
  return on.some((block) => block.means === means) ? 'deposit-means-blocked' : '';
}

const failuresMax = 5;
const withinMs = 10 * 60_000;
const lookBackMs = 2 * dayMs;

/** Notes a failed deposit; true: its means is blocked from now on, or all of them are. */
export function noteFailure(member: Member, failure: Failure): boolean {
  const { means, at } = failure;
  member.failures.push(failure);
  const on = member.blocks.filter(({ until }) => until === null || until > at);
  if (on.some((block) => block.means === '')) return false;
  const since = Math.min(...on.map((block) => block.at));
  const lately = member.failures.filter((one) => one.at > at - lookBackMs);
  const block = blockAfter({ on, since, lately }, failure);
  if (block === undefined) return false;
  member.blocks = [...member.blocks.filter((one) => one.means !== means), block];
  return true;
}

interface Standing {
  readonly on: readonly Block[];
  readonly since: number;
  readonly lately: readonly Failure[];
}

function blockAfter({ on, since, lately }: Standing, { means, at }: Failure): Block | undefined {
  if (lately.filter((one) => one.at > since).length >= failuresMax)
    return { means: '', at, until: null };
  if (on.some((block) => block.means === means)) return undefined;
  const alike = lately.filter((one) => one.means === means && one.at > at - withinMs);
  return alike.length < failuresMax ? undefined : { means, at, until: at + dayMs };
}
