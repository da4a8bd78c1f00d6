// Reads the limits of a player's deposits and how much room they leave, as the policy counts spans.
import type { Units } from '@baize/money';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { policyUnits } from '../books/actions/policy-units.ts';
import type { WalletPorts } from '../ports.ts';
import { limitAt, type DepositLimit, type Raises } from './rules/deposit-limit.ts';
import { boundsOf, earliestStart, noLimits, roomOf } from './rules/room.ts';
import type { CountedDeposit, OperatorLimits, Room, SpanLimits } from './rules/room.ts';
import { readCountedDeposits, readDepositLimits, readOperatorLimits } from './store/reader.ts';
import { spanLimitsOf, type LimitSubject } from './store/reader.ts';

export type LimitPorts = Pick<WalletPorts, 'policy' | 'levelOf'>;

export const raisesOf = ({ policy }: Pick<LimitPorts, 'policy'>): Raises =>
  policy().limitRaiseConfirmed ? 'confirmed' : 'timed';

/** What the brand limits everybody to; '0' in the policy is no limit. */
export function brandLimits({ policy }: Pick<LimitPorts, 'policy'>): SpanLimits {
  const { depositLimitDay, depositLimitWeek, depositLimitMonth } = policy();
  const most = (text: string): Units | null => policyUnits(text) || null;
  return {
    day: most(depositLimitDay),
    week: most(depositLimitWeek),
    month: most(depositLimitMonth),
  };
}

/** The operator's limits for one member: their own, those of their level, and the brand's. */
export async function operatorLimitsFor(
  ports: LimitPorts,
  on: Queryable | Tx,
  playerId: string,
): Promise<OperatorLimits> {
  const levelId = await ports.levelOf(playerId, on);
  const subjects: LimitSubject[] = [{ scope: 'member', subject: playerId }];
  if (levelId !== undefined) subjects.push({ scope: 'level', subject: levelId });
  const limits = await readOperatorLimits(on, subjects);
  return {
    member: spanLimitsOf(limits, 'member'),
    level: spanLimitsOf(limits, 'level'),
    brand: brandLimits(ports),
  };
}

export interface Bounding {
  readonly own: readonly DepositLimit[];
  readonly operator: OperatorLimits;
  readonly deposits: readonly CountedDeposit[];
  readonly room: Room | undefined;
}

export async function readBounding(
  ports: LimitPorts,
  on: Queryable | Tx,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<Bounding> {
  const manner = ports.policy().depositLimitSpans;
  const counted = { playerId, since: earliestStart(now, manner), now };
  const raises = raisesOf(ports);
  const limits = await readDepositLimits(on, playerId);
  const own = limits.map((limit) => limitAt(limit, now, raises));
  const operator = await operatorLimitsFor(ports, on, playerId);
  const bounds = boundsOf(ownSpans(own), operator);
  const deposits = await readCountedDeposits(on, counted);
  return { own, operator, deposits, room: roomOf(bounds, { deposits, now, manner }) };
}

const ownSpans = (own: readonly DepositLimit[]): SpanLimits => ({
  ...noLimits,
  ...Object.fromEntries(own.map(({ span, value }) => [span, value])),
});
