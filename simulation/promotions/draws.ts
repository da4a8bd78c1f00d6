// Members of the world open prize draws: one by one, and with all their tickets at the same moment
// in two processes. What opens a draw is used once; one that could not pay each prize is closed.
import { isRefusal, type OutputOf, type promotions } from '@baize/contract';
import { dayAt } from '@baize/money';
import { callOf, type Modules } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, newIntent, refusalOf } from '../wallet/ask.ts';
import { peso } from '../wallet/known.ts';
import { idOf, notePaid, remember } from './claims.ts';
import { against, grantOf, noteReturned, returnIt } from './desk.ts';
import {
  budgetPassed,
  costOf,
  isPaused,
  rewardsOf,
  type KnownOffer,
  type KnownTicket,
  type Rewarded,
} from './known.ts';
import { changeBudget, offerOf } from './offers.ts';
import { isReturnable, ticketsLeft } from './paying.ts';
import type { PromotionsWorld } from './world.ts';

export interface KnownOpening {
  readonly id: string;
  readonly member: Rewarded;
  readonly offer: KnownOffer;
  readonly version: number;
  readonly segment: number;
  /** What opened it; undefined: one of the day's free ones. */
  readonly ticket: KnownTicket | undefined;
  readonly day: number;
}

type Opened = OutputOf<typeof promotions.openDraw>;

export const segmentsOf = ({ written }: KnownOffer) => written.spec.draw?.segments ?? [];

/** How often a segment was drawn under the version of now. */
const drawnOf = ({ openings }: PromotionsWorld, { id, version }: KnownOffer, segment: number) =>
  openings.filter(
    (one) => one.offer.id === id && one.version === version && one.segment === segment,
  ).length;

/** Why no next opening could keep the stated odds. */
function closedBy(world: PromotionsWorld, offer: KnownOffer, member: Rewarded) {
  const isOut = segmentsOf(offer).some(
    ({ stock }, segment) => stock !== null && drawnOf(world, offer, segment) >= stock,
  );
  if (isOut) return 'stock';
  const prizes = segmentsOf(offer).map((_, tier) => rewardsOf(offer, tier, 0n));
  const dearest = prizes.toSorted((one, other) =>
    costOf({ rewards: one }) > costOf({ rewards: other }) ? -1 : 1,
  );
  const claim = { offer, member, rewards: dearest[0] ?? [] };
  return budgetPassed(world.claims.values(), claim, world.clock.now()) && 'budget';
}

/** The day's free opening, else the ticket that ends first; undefined: neither. */
function openerOf(world: PromotionsWorld, offer: KnownOffer, member: Rewarded) {
  const now = world.clock.now();
  const { aDay = 0, look } = offer.written.spec.draw ?? {};
  const had = world.openings.filter(
    (one) =>
      one.offer === offer &&
      one.member === member &&
      one.ticket === undefined &&
      one.day === dayAt(now),
  );
  if (had.length < aDay) return 'free';
  const [first] = member.tickets
    .filter((ticket) => ticket.kind === look && ticketsLeft(ticket, now) > 0)
    .toSorted((one, other) => one.expiresAt - other.expiresAt || (one.id < other.id ? -1 : 1));
  return first;
}

function wordFor(world: PromotionsWorld, offer: KnownOffer, member: Rewarded): string {
  if (isPaused(member, world.clock.now())) return 'player-on-break';
  if (closedBy(world, offer, member) !== undefined) return 'draw-used-up';
  return openerOf(world, offer, member) === undefined ? 'ticket-missing' : '';
}

export async function openDraw(world: PromotionsWorld, member: Rewarded, chance: Chance) {
  const offer = offerOf(world, chance.pick(['wheel', 'egg'] as const));
  const { id, version } = offer;
  const asked = await ask(world, member.caller(), ({ promotions }, call) =>
    promotions.actions.openDraw(call({ id, version })),
  );
  const { answer } = asked;
  noteRefused(world, { offer, member, word: refusalOf(answer) });
  if (!isRefusal(answer)) await noteOpened(world, { offer, member, answer });
  if (refusalOf(answer) === 'draw-used-up') await stockAnew(world, offer);
}

/** Staff put stock and budget into a draw that is closed, by a version of its own. */
async function stockAnew(world: PromotionsWorld, offer: KnownOffer): Promise<void> {
  await changeBudget(world, offer, offer.spent + peso(60));
  world.tally.add('draw stocked anew');
}

interface Asked {
  readonly offer: KnownOffer;
  readonly member: Rewarded;
}

/** Whether it was refused for the reason that is reckoned, or given where there is none. */
function noteRefused(
  world: PromotionsWorld,
  { offer, member, word }: Asked & { readonly word: string },
): void {
  const expected = wordFor(world, offer, member);
  must(word === expected, 'a draw is opened by what opens it, while it can pay each prize', {
    word,
    expected,
    offer: offer.name,
    member: member.username,
  });
  if (word === 'ticket-missing') world.tally.add('draw without a ticket refused');
  if (word !== 'draw-used-up') return;
  const isOut = closedBy(world, offer, member) === 'stock';
  world.tally.add(isOut ? 'draw closed by its stock' : 'draw closed by its budget');
}

async function noteOpened(
  world: PromotionsWorld,
  { offer, member, answer }: Asked & { readonly answer: Opened },
): Promise<void> {
  const { openingId: id, segment, byTicket, rewards } = answer;
  const opener = openerOf(world, offer, member);
  must(opener !== undefined, 'nothing is opened by nothing', id);
  const ticket = opener === 'free' ? undefined : opener;
  must(byTicket === (ticket !== undefined), 'a free opening is used before a ticket', id);
  const isAlike = rewards.length === segmentsOf(offer)[segment]?.rewards.length;
  must(isAlike, 'what was drawn is won', { segment, rewards });
  if (ticket !== undefined) ticket.opened += 1;
  const { version } = offer;
  const day = dayAt(world.clock.now());
  world.openings.push({ id, member, offer, version, segment, ticket, day });
  world.tally.add(ticket === undefined ? 'draw opened for nothing' : 'draw opened by a ticket');
  if (rewards.length === 0) return;
  const due = { offer, member, period: id, tier: segment };
  notePaid(world, remember(world, { ...due, id: await idOf(world, due) }));
  world.tally.add('prize of a draw paid');
}

const beside = 2;

/** All tickets of a member and some more tries at the same moment, in two processes. */
export async function openAtOnce(world: PromotionsWorld, member: Rewarded) {
  const offer = offerOf(world, 'wheel');
  const now = world.clock.now();
  const left = member.tickets
    .filter(({ kind }) => kind === 'wheel')
    .reduce((all, ticket) => all + ticketsLeft(ticket, now), 0);
  if (left === 0 && !isPaused(member, now)) return grantOf(world, 'spins', member);
  const both = await Promise.all([world.house.modules('first'), world.house.modules('second')]);
  const { id, version } = offer;
  const answers = await Promise.all(
    Array.from({ length: left + beside }, (_, at) => {
      const call = callOf(member.caller(), { id, version }, now, { intent: newIntent(world) });
      return (both[at % 2] ?? both[0]).modules.promotions.actions.openDraw(call);
    }),
  );
  const given = answers.flatMap((answer) => (isRefusal(answer) ? [] : [answer]));
  for (const answer of await inOrder(world, given)) {
    noteRefused(world, { offer, member, word: '' });
    await noteOpened(world, { offer, member, answer });
  }
  for (const answer of answers)
    if (isRefusal(answer)) noteRefused(world, { offer, member, word: refusalOf(answer) });
  if (given.length > 1) world.tally.add('tickets used all at once');
}

/** In the order in which they were drawn from the member's seed. */
async function inOrder({ house }: PromotionsWorld, opened: readonly Opened[]) {
  const { rows } = await house.pool.query<{ id: string; nonce: string }>(
    'select id, nonce::text from promotions_opening where id = any($1)',
    [opened.map(({ openingId }) => openingId)],
  );
  const nonces = new Map(rows.map(({ id, nonce }) => [id, Number(nonce)]));
  const nonceOf = ({ openingId }: Opened) => nonces.get(openingId) ?? 0;
  return opened.toSorted((one, other) => nonceOf(one) - nonceOf(other));
}

/** Staff take the only tickets of a member back while the member opens with them. */
export async function takeTicketsDuringOpening(world: PromotionsWorld, chance: Chance) {
  const now = world.clock.now();
  const isLeft = (ticket: KnownTicket) => ticket.kind === 'wheel' && ticketsLeft(ticket, now) > 0;
  const one = [...world.claims.values()].find(({ id, state, member }) => {
    const [only, ...others] = member.tickets.filter(isLeft);
    const isOnly = only?.id === `${id}-0` && others.length === 0;
    return state === 'claimed' && isOnly && !isPaused(member, now);
  });
  if (one === undefined) return grantOf(world, 'spins', chance.pick(world.members));
  const { id: claimId, member } = one;
  const offer = offerOf(world, 'wheel');
  const { id, version } = offer;
  const open = ({ promotions }: Modules) =>
    Promise.all(
      Array.from({ length: beside + 1 }, () => {
        const call = callOf(member.caller(), { id, version }, now, { intent: newIntent(world) });
        return promotions.actions.openDraw(call);
      }),
    );
  const [answers, returned] = await against(world, open, returnIt(claimId));
  const given = answers.flatMap((answer) => (isRefusal(answer) ? [] : [answer]));
  for (const answer of await inOrder(world, given)) {
    noteRefused(world, { offer, member, word: '' });
    await noteOpened(world, { offer, member, answer });
  }
  const expected = isReturnable(one, now) ? '' : 'reward-not-returnable';
  must(refusalOf(returned) === expected, 'tickets that are left go back', [returned, expected]);
  if (expected === '') noteReturned(world, one);
  for (const answer of answers)
    if (isRefusal(answer)) noteRefused(world, { offer, member, word: refusalOf(answer) });
  world.tally.add('tickets taken back during an opening');
}
