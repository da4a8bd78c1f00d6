// Takes an order, gives the order that its intent laid before, or refuses it.
import { refuse, type Refusal } from '@baize/contract';
import { bonusStaked, fundStake, partsOf, stakeOpened } from '@baize/ledger';
import type { Book, StakeBonus } from '@baize/ledger';
import { isPlayMoney, spansAt } from '@baize/money';
import {
  bonusTooHigh,
  refusalOfCheck,
  refusalOfLimits,
  refusalOfPause,
} from '../../rounds/rules/may-stake.ts';
import { paysFor } from '../../rounds/rules/free-round.ts';
import { countUse, type PlayerPlay } from '../../rounds/rules/round.ts';
import type { FreeRounds } from '../../rounds/store/free-rounds.ts';
import { playIn } from '../../rounds/store/play-batch.ts';
import { slipIdOf } from '../../rounds/store/round-id.ts';
import { refusalOfEvent, type SharedEvent } from '../rules/event.ts';
import { exceedsExposure, leastOf } from '../rules/exposure-limit.ts';
import type { Slip } from '../rules/slip.ts';
import { addExposure, exposureName, takenOf } from './exposure-batch.ts';
import { ownName } from './slip-batch.ts';
import {
  orderOf,
  type OrderState,
  type PlaceFewOutcome,
  type PlaceItem,
  type SlipReady,
  type SlipRefusalName,
} from './order-state.ts';

export function decidePlace(item: PlaceItem, state: OrderState, book: Book): PlaceFewOutcome {
  const known = state.orders.get(item.orderId);
  if (known) {
    return known.fingerprint === item.fingerprint && known.currency === item.currency
      ? { order: orderOf(known), replayed: true }
      : refuse('idempotency-key-reused');
  }
  const play = playIn(state.plays, item.playerId);
  const free = freeOf(item, state);
  const bonus = item.freeId === undefined ? fundStake(book, item) : undefined;
  const refusal =
    refusalOfPlayer(item, play) ??
    (item.freeId !== undefined && free === undefined ? refuse('free-rounds-unknown') : undefined) ??
    (bonus && 'refused' in bonus ? bonusTooHigh(bonus) : refusalOf(item, state));
  if (refusal) return refusal;
  const funded = bonus && 'id' in bonus ? bonus : undefined;
  const isFree = free !== undefined;
  const posted = book.post(stakeOpened({ ...item, roundId: item.orderId, bonus: funded, isFree }));
  if ('refused' in posted) {
    if (posted.refused === 'key-reused') throw new Error(`${item.orderId} was posted before`);
    return refuse('balance-too-low');
  }
  bonusStaked(book, item, funded);
  if (free) state.free.set(free.id, { ...free, unused: free.unused - 1 });
  return { order: orderOf(place(item, state, { play, funded, free })), replayed: false };
}

// A free bet takes no money: limits that are passed already and the session's length hold.
const refusalOfPlayer = (item: PlaceItem, play: PlayerPlay) =>
  refusalOfPause(play, item.now) ??
  refusalOfCheck(play, item) ??
  refusalOfLimits(play, item.freeId === undefined ? item : { ...item, stake: 0n });

/** The free bet that pays for it; undefined: it is gone, or another one. */
function freeOf(item: PlaceItem, { free }: OrderState): FreeRounds | undefined {
  const found = item.freeId === undefined ? undefined : free.get(item.freeId);
  const isOfIt = item.slips.every(({ gameCode }) => found && paysFor(found, { ...item, gameCode }));
  return found?.kind === 'bet' && isOfIt ? found : undefined;
}

function refusalOf(
  item: PlaceItem,
  state: OrderState,
): Refusal<SlipRefusalName | 'round-slips-reached'> | undefined {
  for (const { eventId } of item.slips) {
    const closed = refusalOfEvent(state.events.get(eventId), item);
    if (closed) return refuse(closed);
  }
  if (hasTooMany(item, state)) return refuse('round-slips-reached');
  const judged = state.judge?.refusalOf(item);
  if (judged) return judged;
  return isOverExposed(item, state) ? refuse('exposure-limit-reached') : undefined;
}

/** Counted while the player's purses are locked, so that orders at once never pass the limit. */
function hasTooMany(item: PlaceItem, { own }: OrderState): boolean {
  const { slips, slipsMost } = item;
  if (slipsMost === null) return false;
  const events = Map.groupBy(slips, ({ eventId }) => eventId);
  return [...events].some(
    ([eventId, of]) => (own.get(ownName({ ...item, eventId })) ?? 0) + of.length > slipsMost,
  );
}

/** Play money costs nobody anything: it meets no limit and uses none up. */
function isOverExposed(
  { exposureMax, slips, currency }: PlaceItem,
  { exposures, judge }: OrderState,
) {
  if (isPlayMoney(currency)) return false;
  return [...Map.groupBy(slips, exposureName).values()].some((of) => {
    const [first] = of;
    if (first === undefined) return false;
    const { eventId, bet } = first;
    const most = leastOf(exposureMax?.(bet) ?? null, judge?.exposureMostOf(eventId) ?? null);
    if (most === null) return false;
    const taken = takenOf(exposures, first);
    return exceedsExposure({ taken, added: of.map(({ told }) => told), most });
  });
}

interface Laying {
  readonly play: PlayerPlay;
  readonly funded: StakeBonus | undefined;
  readonly free: FreeRounds | undefined;
}

function place(item: PlaceItem, state: OrderState, { play, funded, free }: Laying) {
  const { orderId, playerId, currency, stake, fingerprint, now, detail } = item;
  const parts = partsOf(
    item.slips.map((ready) => ready.stake),
    funded?.stake ?? 0n,
  );
  const slips = item.slips.map((ready, at) => ({
    ...openedSlip(item, ready, { at, event: state.events.get(ready.eventId) as SharedEvent }),
    ...(funded === undefined ? {} : { bonus: { id: funded.id, stake: parts[at] ?? 0n } }),
    ...(free === undefined ? {} : { free: { id: free.id, kind: free.kind, pays: free.pays } }),
  }));
  const order = { orderId, playerId, currency, stake, fingerprint, openedAt: now, slips };
  for (const { eventId } of item.slips) {
    const name = ownName({ playerId, currency, eventId });
    state.own.set(name, (state.own.get(name) ?? 0) + 1);
  }
  state.orders.set(orderId, order);
  state.placed.push(order);
  state.judge?.laid(item);
  state.changes.push({ orderId, playerId, currency, change: 'placed', slips, detail, at: now });
  if (!isPlayMoney(currency)) {
    for (const ready of item.slips) addExposure(state.exposures, ready, 1n);
  }
  // The stake of a free bet counts for no limit.
  if (!isPlayMoney(currency) && free === undefined) {
    const { sessionSince } = item;
    const uses = countUse(play.uses, spansAt(now), { staked: stake, sessionSince });
    state.plays.set(playerId, { ...play, uses });
    state.changedPlays.add(playerId);
  }
  return order;
}

interface Placing {
  readonly at: number;
  readonly event: SharedEvent;
}

function openedSlip(item: PlaceItem, ready: SlipReady, { at, event }: Placing): Slip {
  const { playerId, orderId, currency, now } = item;
  const { gameCode, gameVersion, family, bet, stake, eventId, struck, expected } = ready;
  return {
    playerId,
    currency,
    family,
    gameCode,
    gameVersion,
    bet,
    stake,
    roundId: slipIdOf(orderId, at),
    vendor: null,
    state: 'open',
    payout: 0n,
    jackpotFed: 0n,
    jackpotWon: 0n,
    commitment: event.commitment ?? '',
    seedId: event.seedId ?? '',
    clientSeed: event.name,
    nonce: 0n,
    draws: [],
    outcome: null,
    balanceAfter: null,
    openedAt: now,
    settledAt: null,
    slip: {
      eventId,
      orderId,
      struck,
      decision: null,
      expected,
      validStake: null,
      settledVersion: 0,
    },
  };
}
