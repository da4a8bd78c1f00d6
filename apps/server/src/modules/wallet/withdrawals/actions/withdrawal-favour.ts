// The bounds of a player's withdrawals: those of everybody, or wider ones where their level says
// so. A level never makes them narrower.
import type { Units } from '@baize/money';
import type { WalletPorts } from '../../ports.ts';
import { policyUnits } from '../../books/actions/policy-units.ts';

export interface WithdrawalFavour {
  /** The most one withdrawal may be. */
  readonly maximum: Units;
  /** Looked at before others. */
  readonly first: boolean;
  /** As many and as much a day; null: no bound. */
  readonly daily: number | null;
  readonly dailySum: Units | null;
  /** Without a fee in the policy's span. */
  readonly free: number;
}

const larger = (one: Units, other: Units): Units => (one > other ? one : other);

export async function withdrawalFavour(
  { policy, favourOf }: Pick<WalletPorts, 'policy' | 'favourOf'>,
  playerId: string,
): Promise<WithdrawalFavour> {
  const { withdrawalMaximum, withdrawalsDaily, withdrawalDailySum, withdrawalsFree } = policy();
  const common = policyUnits(withdrawalMaximum);
  const { maximum, first, daily = null, dailySum = null, free = null } = await favourOf(playerId);
  const sum = policyUnits(withdrawalDailySum);
  return {
    maximum: maximum !== null && maximum > common ? maximum : common,
    first,
    daily: withdrawalsDaily === 0 ? null : Math.max(withdrawalsDaily, daily ?? 0),
    dailySum: sum === 0n ? null : larger(sum, dailySum ?? 0n),
    free: Math.max(withdrawalsFree, free ?? 0),
  };
}
