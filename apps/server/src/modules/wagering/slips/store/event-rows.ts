// Maps rows of events to the module's own values.
import type { DrawnResult } from '@baize/engines';
import { columnsOf } from '../../../../platform/database/index.ts';
import type { SharedEvent } from '../rules/event.ts';

export interface EventRow {
  event_id: string;
  family: string;
  game_code: string;
  name: string;
  day: string;
  seq: number;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  drawn_by: 'us' | 'outside';
  seed_id: string | null;
  commitment: string | null;
  beacon: string | null;
  beacon_round: bigint | null;
  randomness: string | null;
  beacon_signature: string | null;
  state: SharedEvent['state'];
  result: DrawnResult | null;
  result_version: number;
  settled_version: number;
  result_at: Date | null;
  settled_at: Date | null;
}

export const eventColumns = columnsOf<EventRow>({
  event_id: true,
  family: true,
  game_code: true,
  name: true,
  day: true,
  seq: true,
  opens_at: true,
  closes_at: true,
  draws_at: true,
  drawn_by: true,
  seed_id: true,
  commitment: true,
  beacon: true,
  beacon_round: true,
  randomness: true,
  beacon_signature: true,
  state: true,
  result: true,
  result_version: true,
  settled_version: true,
  result_at: true,
  settled_at: true,
});

export function eventOf(row: EventRow): SharedEvent {
  return {
    eventId: row.event_id,
    family: row.family,
    gameCode: row.game_code,
    name: row.name,
    day: row.day,
    seq: row.seq,
    opensAt: row.opens_at.getTime(),
    closesAt: row.closes_at.getTime(),
    drawsAt: row.draws_at.getTime(),
    drawnBy: row.drawn_by,
    seedId: row.seed_id,
    commitment: row.commitment,
    beacon: row.beacon,
    beaconRound: row.beacon_round === null ? null : Number(row.beacon_round),
    randomness: row.randomness,
    beaconSignature: row.beacon_signature,
    state: row.state,
    result: row.result,
    resultVersion: row.result_version,
    settledVersion: row.settled_version,
    resultAt: row.result_at?.getTime() ?? null,
    settledAt: row.settled_at?.getTime() ?? null,
  };
}
