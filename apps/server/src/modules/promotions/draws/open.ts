// Opens a draw: what opens it is used, the prize is drawn from the member's own seed, and it is
// paid, in one transaction. The same id, or the same named ticket, is the same opening.
import { isRefusal, refuse, type Refusal } from '@baize/contract';
import { drawPrize } from '@baize/engines';
import type { Tx } from '../../../platform/database/index.ts';
import { lockMember } from '../offers/store/joins.ts';
import { makeClaim } from '../rewards/make-claim.ts';
import { mayJoin, type JoinAsked, type JoinRefusal } from '../rewards/may-join.ts';
import { lockCost } from '../rewards/store/costs.ts';
import { tellRewards } from '../rewards/tell.ts';
import type { WithOffers } from '../rewards/with-offers.ts';
import { takeNamedTicket, takeTicket, type NamedTicket } from '../tickets/store/tickets.ts';
import { drawOf, paysEveryPrize, type DrawOffer } from './may-open.ts';
import { prizesOf, weightsOf } from './rules/prize-draw.ts';
import {
  addOpening,
  countFree,
  readDrawn,
  readOpening,
  readOpeningByTicket,
  type Opening,
} from './store/openings.ts';

export interface OpenAsked extends JoinAsked {
  readonly openingId: string;
  /** The one ticket that opens it; undefined: a free opening, else the ticket that ends first. */
  readonly ticket?: NamedTicket;
}

type Ways = Refusal<'draw-used-up' | 'ticket-missing'>;
export type OpenRefusal =
  | Ways
  | JoinRefusal
  | Refusal<'game-unverified' | 'player-on-break' | 'self-excluded' | 'idempotency-key-reused'>;

export async function openOnce(ports: WithOffers, of: OpenAsked): Promise<Opening | OpenRefusal> {
  const { openingId, ticket, promotionId, playerId, now } = of;
  const unverified = ports.refusalOfCode();
  if (unverified) return unverified;
  const paused = await ports.wagering.refusalOfPause(playerId, now);
  if (paused) return paused;
  // A seed is made for no draw that does not exist.
  const asked = drawOf(ports.offers.find(promotionId));
  if (asked === undefined) return refuse('promotion-not-found');
  await ports.wagering.beginSeed(playerId, ports.currency);
  return ports.database.transaction(async (tx) => {
    await lockMember(tx, playerId);
    if (!(await ports.isOpen(tx, playerId))) return refuse('promotion-not-for-you');
    const used = ticket && (await readOpeningByTicket(tx, ticket));
    if (used) return used;
    const known = await readOpening(tx, openingId);
    if (known) return known.promotionId === promotionId ? known : refuse('idempotency-key-reused');
    const may = await mayJoin(ports, tx, of);
    if (isRefusal(may)) return may;
    return openIn(ports, tx, { ...asked, openingId, ticket, playerId, now });
  });
}

interface Asked extends DrawOffer {
  readonly openingId: string;
  readonly ticket: NamedTicket | undefined;
  readonly playerId: string;
  readonly now: number;
}

/** The locks stand in the order of all claims and stakes: cost, cash, seed. */
async function openIn(ports: WithOffers, tx: Tx, asked: Asked): Promise<Opening | Ways> {
  const { offer, draw, openingId, playerId, now } = asked;
  const { id: promotionId, version } = offer;
  await lockCost(tx, promotionId);
  const drawn = await readDrawn(tx, promotionId, version);
  const reaches = (points: bigint) => ports.points.reaches(tx, { points, now });
  const pays = await paysEveryPrize(tx, asked, { drawn, playerId, now, reaches });
  if (!pays) return refuse('draw-used-up');
  const by = await useOpening(tx, asked);
  if (by === undefined) return refuse('ticket-missing');
  await ports.wallet.lockCash(tx, playerId, ports.currency);
  const { draws, ...seed } = await ports.wagering.nextPrizeSeed(tx, playerId);
  const { value, segment } = drawPrize(weightsOf(draw), draws);
  const rewards = await payPrize(ports, tx, asked, segment);
  const names = { id: openingId, playerId, promotionId, version, look: draw.look };
  const opening = { ...names, ...by, ...seed, value, segment, rewards, openedAt: now };
  await addOpening(tx, opening);
  await tellRewards(ports, tx, playerId);
  return opening;
}

/** One of the day's free openings, else a ticket; undefined: the member has neither. */
async function useOpening(
  tx: Tx,
  { offer, draw, ticket, playerId, now }: Asked,
): Promise<Pick<Opening, 'ticketId' | 'ticketNumber'> | undefined> {
  const by = { playerId, kind: draw.look, now };
  if (ticket !== undefined)
    return usedTicket(draw.tickets && (await takeNamedTicket(tx, ticket, by)));
  const free = { promotionId: offer.id, playerId, now };
  if (draw.aDay > 0 && (await countFree(tx, free)) < draw.aDay)
    return { ticketId: null, ticketNumber: null };
  if (!draw.tickets) return undefined;
  return usedTicket(await takeTicket(tx, by));
}

const usedTicket = (used: NamedTicket | false | undefined) =>
  used ? { ticketId: used.ticketId, ticketNumber: used.number } : undefined;

async function payPrize(ports: WithOffers, tx: Tx, asked: Asked, tier: number) {
  const { offer, draw, openingId: period, playerId, now } = asked;
  const { rewards = [], cost = 0n } = prizesOf(draw)[tier] ?? {};
  if (rewards.length === 0) return [];
  const due = { offer, playerId, period, tier: { tier, rewards, cost }, deposit: 0n, now };
  const claim = await makeClaim(ports, tx, due);
  // The budgets were looked at under their locks, before the ticket was used.
  if (claim?.state !== 'claimed') throw new Error(`The prize of ${period} was not paid`);
  return rewards;
}
