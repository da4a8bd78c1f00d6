// The messages of vendors as they are kept.
import { columnsOf } from '../../../../platform/database/index.ts';
import type { VendorEntry } from '../rules/vendor-round.ts';

export interface EntryRow {
  vendor: string;
  request_id: string;
  kind: VendorEntry['kind'];
  player_id: string;
  round_id: string;
  round: string;
  game_code: string;
  currency: string;
  amount: bigint;
  bet_ref: string;
  moved: bigint;
  error: VendorEntry['error'];
  balance: bigint;
  late: boolean;
  at: Date;
  bonus_id: string | null;
  bonus_moved: bigint | null;
}

export const entryColumns = columnsOf<EntryRow>({
  vendor: true,
  request_id: true,
  kind: true,
  player_id: true,
  round_id: true,
  round: true,
  game_code: true,
  currency: true,
  amount: true,
  bet_ref: true,
  moved: true,
  error: true,
  balance: true,
  late: true,
  at: true,
  bonus_id: true,
  bonus_moved: true,
});

export function entryOf(row: EntryRow): VendorEntry {
  return {
    vendor: row.vendor,
    requestId: row.request_id,
    kind: row.kind,
    playerId: row.player_id,
    roundId: row.round_id,
    round: row.round,
    gameCode: row.game_code,
    currency: row.currency,
    amount: row.amount,
    betRef: row.bet_ref,
    moved: row.moved,
    error: row.error,
    balance: row.balance,
    late: row.late,
    at: row.at.getTime(),
    ...(row.bonus_id === null ? {} : { bonus: { id: row.bonus_id, stake: row.bonus_moved ?? 0n } }),
  };
}
