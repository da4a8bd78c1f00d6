// What a withdrawal of this player is bound to: what holds for everybody, or more where their level
// says so. A level never makes it less.
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
    dailySum: sum === 0n ? null : dailySum !== null && dailySum > sum ? dailySum : sum,
    free: Math.max(withdrawalsFree, free ?? 0),
  };
}
