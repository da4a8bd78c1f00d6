// Maps rows of wagering to the module's own values, in one place for single reads and for whole
// batches.
import type { Json, Struck } from '@baize/engines';
import { columnsOf } from '../../../../platform/database/index.ts';
import type { Limit, LimitKind, LimitSpan } from '../rules/limit.ts';
import type { DrawList, FreeRound, PlayerPlay, Round, SlipPart } from '../rules/round.ts';

export interface RoundRow {
  player_id: string;
  round_id: string;
  vendor: string | null;
  family: string;
  game_code: string;
  game_version: string;
  bet: string;
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
  event_id: string | null;
  order_id: string | null;
  /** Of a slip all that decides its payout; of another round the choice. */
  struck: Json;
  decision: Struck | null;
  expected: bigint | null;
  valid_stake: bigint | null;
  settled_version: number;
  bonus_id: string | null;
  bonus_stake: bigint | null;
  free_id: string | null;
  free_kind: FreeRound['kind'] | null;
  free_pays: FreeRound['pays'] | null;
}

export const roundColumns = columnsOf<RoundRow>({
  player_id: true,
  round_id: true,
  vendor: true,
  family: true,
  game_code: true,
  game_version: true,
  bet: true,
  currency: true,
  state: true,
  stake: true,
  payout: true,
  jackpot_fed: true,
  jackpot_won: true,
  commitment: true,
  seed_id: true,
  client_seed: true,
  nonce: true,
  draws: true,
  outcome: true,
  balance_after: true,
  opened_at: true,
  settled_at: true,
  event_id: true,
  order_id: true,
  struck: true,
  decision: true,
  expected: true,
  valid_stake: true,
  settled_version: true,
  bonus_id: true,
  bonus_stake: true,
  free_id: true,
  free_kind: true,
  free_pays: true,
});

export function roundOf(row: RoundRow): Round {
  return {
    playerId: row.player_id,
    roundId: row.round_id,
    vendor: row.vendor,
    family: row.vendor === null ? row.family : null,
    gameCode: row.game_code,
    gameVersion: row.game_version,
    bet: row.bet,
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
    ...(row.bonus_id === null ? {} : { bonus: { id: row.bonus_id, stake: row.bonus_stake ?? 0n } }),
    ...(row.free_id === null ? {} : { free: freeOf(row, row.free_id) }),
    ...(row.event_id === null ? choiceOf(row) : { slip: slipPartOf(row, row.event_id) }),
  };
}

const freeOf = ({ free_kind: kind, free_pays: pays }: RoundRow, id: string): FreeRound => ({
  id,
  kind: kind ?? 'rounds',
  pays: pays ?? 'cash',
});

const choiceOf = ({ struck }: RoundRow) => (struck === null ? {} : { choice: struck });

function slipPartOf(row: RoundRow, eventId: string): SlipPart {
  return {
    eventId,
    orderId: row.order_id ?? '',
    struck: (row.struck ?? {}) as Struck,
    decision: row.decision,
    expected: row.expected ?? 0n,
    validStake: row.valid_stake,
    settledVersion: row.settled_version,
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
  session_start: bigint;
  session_staked: bigint;
  session_paid: bigint;
  break_until: Date | null;
  is_excluded: boolean;
  check_minutes: number | null;
  checked_at: Date | null;
  budget_at: Date | null;
  last_opened_at: Date | null;
  limits: readonly StoredLimit[];
}

export const playerColumns = columnsOf<PlayerRow>({
  player_id: true,
  currency: true,
  seed_id: true,
  server_seed: true,
  commitment: true,
  client_seed: true,
  next_server_seed: true,
  nonce: true,
  day_start: true,
  day_staked: true,
  day_paid: true,
  week_start: true,
  week_staked: true,
  week_paid: true,
  month_start: true,
  month_staked: true,
  month_paid: true,
  session_start: true,
  session_staked: true,
  session_paid: true,
  break_until: true,
  is_excluded: true,
  check_minutes: true,
  checked_at: true,
  budget_at: true,
  last_opened_at: true,
  limits: true,
});

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
      session: {
        start: Number(row.session_start),
        staked: row.session_staked,
        paid: row.session_paid,
      },
    },
    breakUntil: row.break_until?.getTime() ?? null,
    isExcluded: row.is_excluded,
    checkMinutes: row.check_minutes,
    checkedAt: row.checked_at?.getTime() ?? 0,
    budgetAt: row.budget_at?.getTime() ?? 0,
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
