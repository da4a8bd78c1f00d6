// A bonus as it is kept: its terms, which never change, and what became of it.
import type { BonusReason, BonusState } from '@baize/contract';
import type { FundingOrder } from '@baize/ledger';
import type { Units } from '@baize/money';
import { columnsOf, columnsText } from '../../../../platform/database/index.ts';

/** What a bonus is granted under. */
export interface BonusTerms {
  /** By language; `en` or the first stands in for a missing one. */
  readonly names: Readonly<Record<string, string>>;
  readonly amount: Units;
  /** What the requirement is reckoned from: the bonus, or the bonus and a deposit. */
  readonly base: Units;
  readonly times: number;
  readonly days: number;
  readonly stakeMax: Units | null;
  readonly releaseMax: Units | null;
  readonly isSticky: boolean;
  readonly funding: FundingOrder;
}

export interface Bonus extends BonusTerms {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  readonly weightsId: bigint;
  readonly state: BonusState;
  readonly inPlay: Units;
  readonly released: Units;
  readonly lost: Units;
  readonly version: number;
  readonly grantedAt: number;
  readonly grantedBy: string;
  readonly confirmedBy: string;
  readonly reason: BonusReason | '';
  readonly activeAt: number | null;
  readonly expiresAt: number | null;
  readonly endedAt: number | null;
  readonly endedBy: string;
  readonly endReason: BonusReason | '';
}

export interface BonusRow {
  id: string;
  player_id: string;
  currency: string;
  names: Readonly<Record<string, string>>;
  amount: bigint;
  base: bigint;
  times: number;
  weights_id: bigint;
  stake_max: bigint | null;
  days: number;
  funding: FundingOrder;
  release_max: bigint | null;
  is_sticky: boolean;
  state: BonusState;
  in_play: bigint;
  released: bigint;
  lost: bigint;
  version: number;
  granted_at: Date;
  granted_by: string;
  confirmed_by: string;
  reason: BonusReason | '';
  active_at: Date | null;
  expires_at: Date | null;
  ended_at: Date | null;
  ended_by: string;
  end_reason: BonusReason | '';
}

const columns = columnsOf<BonusRow>({
  id: true,
  player_id: true,
  currency: true,
  names: true,
  amount: true,
  base: true,
  times: true,
  weights_id: true,
  stake_max: true,
  days: true,
  funding: true,
  release_max: true,
  is_sticky: true,
  state: true,
  in_play: true,
  released: true,
  lost: true,
  version: true,
  granted_at: true,
  granted_by: true,
  confirmed_by: true,
  reason: true,
  active_at: true,
  expires_at: true,
  ended_at: true,
  ended_by: true,
  end_reason: true,
});

export const bonusColumns: string = columnsText(columns, 'b');

export function bonusOf(row: BonusRow): Bonus {
  return {
    id: row.id,
    playerId: row.player_id,
    currency: row.currency,
    names: row.names,
    amount: row.amount,
    base: row.base,
    times: row.times,
    weightsId: row.weights_id,
    stakeMax: row.stake_max,
    days: row.days,
    funding: row.funding,
    releaseMax: row.release_max,
    isSticky: row.is_sticky,
    state: row.state,
    inPlay: row.in_play,
    released: row.released,
    lost: row.lost,
    version: row.version,
    grantedAt: row.granted_at.getTime(),
    grantedBy: row.granted_by,
    confirmedBy: row.confirmed_by,
    reason: row.reason,
    activeAt: row.active_at?.getTime() ?? null,
    expiresAt: row.expires_at?.getTime() ?? null,
    endedAt: row.ended_at?.getTime() ?? null,
    endedBy: row.ended_by,
    endReason: row.end_reason,
  };
}
