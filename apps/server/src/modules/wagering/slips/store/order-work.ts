// Orders of slips, laid and taken back, many in one durable transaction. An order is checked whole:
// breaks, limits, every event and the exposure; then one stake moves and all of its slips lie open,
// or nothing does. Events are shared with other orders and locked against their draw.
import type { Saving, Tx } from '../../../../platform/database/index.ts';
import { houseAccount, playerAccount, type Book } from '@baize/ledger';
import type { Work } from '../../../wallet/index.ts';
import { loadPlays, savePlays } from '../../rounds/store/play-batch.ts';
import { loadFates } from '../../rounds/store/funding.ts';
import { loadFreeRounds, returnFreeBets, useFreeRounds } from '../../rounds/store/free-rounds.ts';
import type { OrdersTogether } from '../../ports.ts';
import { decideCancel } from './decide-cancel.ts';
import { decidePlace } from './decide-place.ts';
import {
  exposureOfSlips,
  loadExposures,
  saveExposures,
  type ExposureAdded,
} from './exposure-batch.ts';
import type {
  CancelOutcome,
  OrderItem,
  OrderState,
  PlaceFewOutcome,
  PlaceItem,
} from './order-state.ts';
import {
  countSlips,
  decideSlips,
  insertOrders,
  insertSlips,
  loadEvents,
  loadOrders,
} from './slip-batch.ts';

export function createOrderWork(
  together: OrdersTogether,
): Work<OrderItem, OrderState, PlaceFewOutcome | CancelOutcome> {
  return {
    name: 'wagering-orders',
    accounts: ({ playerId, currency }: OrderItem) => [
      playerAccount('player-cash', playerId, currency),
      playerAccount('player-in-play', playerId, currency),
      houseAccount('bonus-funding', currency),
    ],
    // An order is found by its own row, so no posting key needs to be looked up.
    keys: () => [],
    load: (tx: Tx, items: readonly OrderItem[]) => loadState(tx, items, together),
    decide: (item: OrderItem, state: OrderState, book: Book) =>
      item.kind === 'place' ? decidePlace(item, state, book) : decideCancel(item, state, book),
    save(state: OrderState): readonly Saving[] {
      const plays = [...state.changedPlays].flatMap((playerId) => state.plays.get(playerId) ?? []);
      return [
        ...savePlays(plays),
        ...insertOrders(state.placed),
        ...insertSlips(state.placed.flatMap(({ slips }) => slips)),
        ...useFreeRounds(state.placed.flatMap(({ slips }) => slips[0]?.free?.id ?? [])),
        ...decideSlips(state.cancelled),
        ...returnFreeBets(state.cancelled),
        ...saveExposures(state.exposures),
        ...(state.changes.length === 0 ? [] : together.save(state.changes)),
      ];
    },
  };
}

async function loadState(
  tx: Tx,
  items: readonly OrderItem[],
  together: OrdersTogether,
): Promise<OrderState> {
  const [plays, orders] = await Promise.all([
    loadPlays(
      tx,
      items.map(({ playerId }) => playerId),
    ),
    loadOrders(
      tx,
      items.map(({ orderId }) => orderId),
    ),
  ]);
  const added = items.flatMap((item) => addedBy(item, orders));
  const events = await loadEvents(
    tx,
    added.map(({ eventId }) => eventId),
  );
  const exposures = await loadExposures(
    tx,
    added.filter(({ eventId }) => events.get(eventId)?.state === 'planned'),
  );
  const placed = items.filter((item) => item.kind === 'place' && !orders.has(item.orderId));
  const judged = placed as readonly PlaceItem[];
  const own = await countSlips(tx, judged.flatMap(limitedOn));
  const free = await loadFreeRounds(tx, judged.flatMap(freeIdOf));
  const judge =
    judged.length > 0 ? await together.judge?.(tx, judged, [...events.keys()]) : undefined;
  const fates = await loadFates(
    tx,
    [...orders.values()].flatMap(({ slips }) => slips),
  );
  return {
    plays,
    fates,
    orders,
    events,
    free,
    exposures,
    own,
    judge,
    changedPlays: new Set(),
    placed: [],
    cancelled: [],
    changes: [],
  };
}

const freeIdOf = ({ freeId }: PlaceItem) => freeId ?? [];

/** Where an order meets a limit of slips. */
const limitedOn = ({ playerId, currency, slips, slipsMost }: PlaceItem) =>
  slipsMost === null ? [] : slips.map(({ eventId }) => ({ playerId, currency, eventId }));

/** The rows of exposure that an item may change. */
function addedBy(item: OrderItem, orders: OrderState['orders']): readonly ExposureAdded[] {
  const known = orders.get(item.orderId);
  if (item.kind === 'place') return known === undefined ? item.slips : [];
  return exposureOfSlips(known?.slips.filter(({ state }) => state === 'open') ?? []);
}
