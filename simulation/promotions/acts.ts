// Lists who does what next in the world of promotions, and how often, weighed so that some hundred
// steps see everything.
import type { Chance } from '../chance.ts';
import { claim, claimAll, claimByHundred, claimsIn, joinRace, leaveRace, rush } from './claims.ts';
import { makeVouchers, raceForVoucher, useCode, useVoucher } from './codes.ts';
import { crowd } from './crowd.ts';
import { apply, grant, judge, moveBudget, stop, takeBack, takeBackDuringClaim } from './desk.ts';
import { openAtOnce, openDraw, takeTicketsDuringOpening } from './draws.ts';
import { layEnvelope, openByAll, openEnvelope } from './envelopes.ts';
import { playFree, playFreeAtOnce, takeFreeDuringPlay } from './free-rounds.ts';
import { invite } from './friends.ts';
import type { Rewarded } from './known.ts';
import { ticketsLeft } from './paying.ts';
import { cancelDuringSettlement, leaveOpen, payIn, playRounds, settleOpen } from './play.ts';
import { adjust, convert, decide, redeem, redeemAtOnce } from './points.ts';
import { leap, takeBreak } from './time.ts';
import type { PromotionsWorld } from './world.ts';

type OfMember = (world: PromotionsWorld, member: Rewarded, chance: Chance) => Promise<void>;
type OfHouse = (world: PromotionsWorld, chance: Chance) => Promise<void>;

const habits = {
  payIn: 10,
  rounds: 26,
  leaveOpen: 8,
  settleOpen: 10,
  cancelDuring: 9,
  claim: 16,
  claimAll: 5,
  hundred: 4,
  join: 6,
  leave: 3,
  code: 5,
  apply: 8,
  redeem: 8,
  convert: 4,
  rest: 3,
  openDraw: 9,
  openAtOnce: 9,
  openEnvelope: 7,
  playFree: 12,
  playFreeAtOnce: 3,
  voucher: 6,
  invite: 4,
} as const;

const members: Readonly<Record<keyof typeof habits, OfMember>> = {
  payIn,
  rounds: playRounds,
  leaveOpen,
  settleOpen,
  cancelDuring: cancelDuringSettlement,
  claim,
  claimAll,
  hundred: claimByHundred,
  join: joinRace,
  leave: leaveRace,
  code: useCode,
  apply,
  redeem,
  convert,
  rest: takeBreak,
  openDraw,
  openAtOnce,
  openEnvelope,
  playFree,
  playFreeAtOnce,
  voucher: useVoucher,
  invite,
};

const works = {
  grant: 34,
  judge: 16,
  takeBack: 12,
  takeBackDuring: 8,
  stop: 3,
  budget: 7,
  rush: 9,
  decide: 10,
  redeemAtOnce: 6,
  adjust: 5,
  time: 17,
  crowd: 1,
  envelope: 4,
  openByAll: 9,
  vouchers: 2,
  raceForVoucher: 6,
  takeTickets: 6,
  takeFree: 5,
} as const;

const houses: Readonly<Record<keyof typeof works, OfHouse>> = {
  grant,
  judge,
  takeBack,
  takeBackDuring: takeBackDuringClaim,
  stop,
  budget: moveBudget,
  rush,
  decide,
  redeemAtOnce,
  adjust,
  time: leap,
  crowd,
  envelope: layEnvelope,
  openByAll,
  vouchers: makeVouchers,
  raceForVoucher,
  takeTickets: takeTicketsDuringOpening,
  takeFree: takeFreeDuringPlay,
};

export function chooseAct(world: PromotionsWorld, chance: Chance): () => Promise<void> {
  if (chance.percent(45)) {
    const work = chance.weighted(works);
    return () => houses[work](world, chance);
  }
  const member = chance.pick(world.members);
  const habit = habitOf(world, member, chance);
  return () => members[habit](world, member, chance);
}

const onBreak = [
  'claim',
  'redeem',
  'settleOpen',
  'openDraw',
  'openEnvelope',
  'playFree',
  'voucher',
] as const;

/** Who has nothing pays in; who is on a break looks after rewards, and is refused. */
function habitOf(world: PromotionsWorld, member: Rewarded, chance: Chance): keyof typeof habits {
  const isPaused = member.breakUntil > world.clock.now();
  const isDue = claimsIn(world, 'available', member).length > 0;
  if (isPaused) return isDue ? chance.pick(onBreak) : 'settleOpen';
  if (member.cash + member.bonusMoney < 200_000n && chance.percent(50)) return 'payIn';
  const now = world.clock.now();
  const hasTickets = member.tickets.some((ticket) => ticketsLeft(ticket, now) > 0);
  if (hasTickets && chance.percent(25)) return chance.pick(['openDraw', 'openAtOnce']);
  const hasFree = member.freeRounds.some(({ unused, isEnded }) => unused > 0 && !isEnded);
  if (hasFree && chance.percent(30)) return 'playFree';
  return chance.weighted(habits);
}
