// How rows of wagering read as the module's own values, in one place for single reads and for whole
// batches.
import type { Limit, LimitKind, LimitSpan } from '../rules/limit.ts';
import type { DrawList, PlayerPlay, Round } from '../rules/round.ts';

export interface RoundRow {
  player_id: string;
  round_id: string;
  vendor: string | null;
  game_code: string;
  game_version: string;
  currency: string;
  state: 'open' | 'settled' | 'void';
  stake: bigint;
  payout: bigint;
  jackpot_fed: bigint;
  jackpot_won: bigint;
  commitment: string;
  seed_id: string;
  client_seed: string;
  nonce: bigint;
  draws: DrawList;
  outcome: unknown;
  balance_after: bigint | null;
  opened_at: Date;
  settled_at: Date | null;
}

export function roundOf(row: RoundRow): Round {
  return {
    playerId: row.player_id,
    roundId: row.round_id,
    vendor: row.vendor,
    gameCode: row.game_code,
    gameVersion: row.game_version,
    currency: row.currency,
    state: row.state,
    stake: row.stake,
    payout: row.payout,
    jackpotFed: row.jackpot_fed,
    jackpotWon: row.jackpot_won,
    commitment: row.commitment,
    seedId: row.seed_id,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    draws: row.draws,
    outcome: row.outcome,
    balanceAfter: row.balance_after,
    openedAt: row.opened_at.getTime(),
    settledAt: row.settled_at?.getTime() ?? null,
  };
}

export interface PlayerRow {
  player_id: string;
  currency: string;
  seed_id: string;
  server_seed: string;
  commitment: string;
  client_seed: string;
  next_server_seed: string | null;
  nonce: bigint;
  day_start: number;
  day_staked: bigint;
  day_paid: bigint;
  week_start: number;
  week_staked: bigint;
  week_paid: bigint;
  month_start: number;
  month_staked: bigint;
  month_paid: bigint;
  break_until: Date | null;
  is_excluded: boolean;
  check_minutes: number | null;
  checked_at: Date | null;
  last_opened_at: Date | null;
  limits: readonly StoredLimit[];
}

export function playOf(row: PlayerRow): PlayerPlay {
  return {
    playerId: row.player_id,
    currency: row.currency,
    seedId: row.seed_id,
    serverSeed: row.server_seed,
    nextServerSeed: row.next_server_seed,
    commitment: row.commitment,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    uses: {
      day: { start: row.day_start, staked: row.day_staked, paid: row.day_paid },
      week: { start: row.week_start, staked: row.week_staked, paid: row.week_paid },
      month: { start: row.month_start, staked: row.month_staked, paid: row.month_paid },
    },
    breakUntil: row.break_until?.getTime() ?? null,
    isExcluded: row.is_excluded,
    checkMinutes: row.check_minutes,
    checkedAt: row.checked_at?.getTime() ?? 0,
    limits: row.limits.map(limitOf),
    lastOpenedAt: row.last_opened_at?.getTime() ?? 0,
  };
}

/** A limit as JSON keeps it: amounts as text. */
interface StoredLimit {
  kind: LimitKind;
  span: LimitSpan;
  value: string | null;
  pendingValue?: string | null;
  pendingFrom?: number;
}

function limitOf(stored: StoredLimit): Limit {
  return {
    kind: stored.kind,
    span: stored.span,
    value: stored.value === null ? null : BigInt(stored.value),
    ...(stored.pendingValue === undefined
      ? {}
      : { pendingValue: stored.pendingValue === null ? null : BigInt(stored.pendingValue) }),
    ...(stored.pendingFrom === undefined ? {} : { pendingFrom: stored.pendingFrom }),
  };
}

/** The JSON text of a list of limits. */
export function printLimits(limits: readonly Limit[]): string {
  return JSON.stringify(limits, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}
