// Decisions on slips after their stake, e.g. to take them out of a flight: many in one durable
// transaction, each once, and none once its event has a result. The event's row is shared, so a
// draw waits for decisions that saw it undrawn.
import type { Struck } from '@baize/engines';
import { playerAccount } from '@baize/ledger';
import { sql } from 'kysely';
import {
  columnsText,
  prepared,
  textsText,
  type Saving,
  type Tx,
} from '../../../../platform/database/index.ts';
import type { Work } from '../../../wallet/index.ts';
import { roundColumns, roundOf, type RoundRow } from '../../rounds/store/rows.ts';
import type { DecideAsked, DecideOutcome } from '../outcomes.ts';
import type { SharedEvent } from '../rules/event.ts';
import type { Slip } from '../rules/slip.ts';
import { lockEvent } from './events.ts';
import { isSlip, loadEvents } from './slip-batch.ts';

interface DecideState {
  readonly events: ReadonlyMap<string, SharedEvent>;
  readonly slips: Map<string, Slip>;
  readonly decided: Slip[];
}

export const decideWork: Work<DecideAsked, DecideState, DecideOutcome> = {
  name: 'wagering-decide',
  // Whatever changes a player's slips locks this purse.
  accounts: ({ playerId, currency }) => [playerAccount('player-in-play', playerId, currency)],
  keys: () => [],
  load: async (tx, items) => {
    const events = await loadEvents(
      tx,
      items.map(({ eventId }) => eventId),
    );
    const rows = await prepared<RoundRow>(tx, loadSlips, [
      textsText(items.map(({ playerId }) => playerId)),
      textsText(items.map(({ roundId }) => roundId)),
    ]);
    const slips = rows.map(roundOf).filter(isSlip);
    return { events, decided: [], slips: new Map(slips.map((slip) => [slip.roundId, slip])) };
  },
  decide(item, state) {
    const known = state.slips.get(item.roundId);
    if (!known || !isOf(known, item)) return { refused: 'slip-unknown' };
    if (known.slip.decision !== null) return { slip: known, replayed: true };
    const isOpen = state.events.get(item.eventId)?.state === 'planned' && known.state === 'open';
    if (!isOpen) return { refused: 'event-decided' };
    const slip = { ...known, slip: { ...known.slip, decision: item.decision } };
    state.slips.set(item.roundId, slip);
    state.decided.push(slip);
    return { slip, replayed: false };
  },
  save: ({ decided }) => saveDecisions(decided),
};

/** The purse of the money named is locked: a slip in other money is another's. */
const isOf = (slip: Slip, { playerId, currency, eventId }: DecideAsked): boolean =>
  slip.playerId === playerId && slip.currency === currency && slip.slip.eventId === eventId;

const loadSlips = {
  name: 'wagering-load-deciding',
  text: `select ${columnsText(roundColumns, 'r')} from wagering_round as r
    join (select distinct * from unnest($1::text[], $2::text[]) as n(player_id, round_id)) as k
      using (player_id, round_id)`,
};

const saveText = `update wagering_round as r set decision = n.decision
  from unnest($1::text[], $2::text[], $3::jsonb[]) as n(player_id, round_id, decision)
  where r.player_id = n.player_id and r.round_id = n.round_id
    and r.state = 'open' and r.decision is null`;

function saveDecisions(slips: readonly Slip[]): readonly Saving[] {
  if (slips.length === 0) return [];
  const values = [
    textsText(slips.map(({ playerId }) => playerId)),
    textsText(slips.map(({ roundId }) => roundId)),
    textsText(slips.map(({ slip }) => JSON.stringify(slip.decision))),
  ];
  return [{ name: 'wagering-save-decisions', text: saveText, values }];
}

/** For every open slip of an event without one; none once the event has a result. */
export async function decideAll(tx: Tx, eventId: string, decision: Struck): Promise<number> {
  const event = await lockEvent(tx, eventId);
  if (event?.state !== 'planned') return 0;
  const { numAffectedRows } = await sql`update wagering_round
    set decision = ${JSON.stringify(decision)}::jsonb
    where event_id = ${eventId} and state = 'open' and decision is null`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
