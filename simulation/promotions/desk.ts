// Staff of the world of promotions: they grant rewards, judge applications, take rewards back, move
// budgets and stop promotions; two of them at one record, and one of them against a claim.
import { callOf, type Modules, type StaffCaller } from '@baize/server/testing';
import { dayAt } from '@baize/money';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, duel, isDone, newIntent, refusalOf, winnerOf, type CallTo } from '../wallet/ask.ts';
import { peso } from '../wallet/known.ts';
import { claimsIn, notePaid, remember } from './claims.ts';
import {
  budgetPassed,
  expiryOf,
  isPaused,
  isRunning,
  type KnownClaim,
  type Rewarded,
} from './known.ts';
import { changeBudget, offerOf, publish } from './offers.ts';
import { isReturnable, takeBackReward } from './paying.ts';
import type { OfferName } from './specs.ts';
import type { PromotionsWorld } from './world.ts';
import { unitsOf } from './written.ts';

type StaffCall = CallTo<StaffCaller>;
const notForYou = 'promotion-not-for-you';
const manual = { gift: 42, thanks: 9, dear: 9, spins: 20, freeCash: 10, freeBonus: 10 } as const;

export const grant = (world: PromotionsWorld, chance: Chance): Promise<void> =>
  grantOf(world, chance.weighted(manual), chance.pick(world.members));

export async function grantOf(
  world: PromotionsWorld,
  name: OfferName,
  member: Rewarded,
): Promise<void> {
  const offer = offerOf(world, name);
  const now = world.clock.now();
  const input = { id: offer.id, username: member.username, reason: 'for good play' };
  const asked = await ask(
    world,
    world.staff[0],
    ({ promotions }, call) => promotions.actions.grantReward(call(input)),
    'once',
  );
  const isDaily = offer.name === 'thanks';
  const period = `d${dayAt(now)}`;
  const hasHad = [...world.claims.values()].some(
    (one) => isDaily && one.offer === offer && one.member === member && one.period === period,
  );
  const word = refusalOf(asked.answer);
  const wordOnBreak = hasHad ? 'promotion-had' : '';
  const expected = isPaused(member, now) ? notForYou : wordOnBreak;
  if (word === notForYou) world.tally.add('grant on a break refused');
  if (asked.isUnsure && word === 'promotion-had' && !hasHad)
    return findGranted(world, member, offer);
  must(word === expected, 'a reward is granted to whom it is for', [word, expected]);
  if (word !== '' || 'refused' in asked.answer) return;
  const { claimId: id } = asked.answer;
  noteGranted(world, { id, member, offer });
}

type Granted = Pick<KnownClaim, 'id' | 'member' | 'offer'>;

async function findGranted(world: PromotionsWorld, member: Rewarded, offer: Granted['offer']) {
  const { rows } = await world.house.pool.query<{ id: string }>(
    `select id from promotions_claim where promotion_id = $1 and player_id = $2 and made_at >= $3`,
    [offer.id, member.id, new Date(world.since)],
  );
  must(rows.length === 1, 'what was had before is there', rows);
  noteGranted(world, { id: rows[0]?.id ?? '', member, offer });
}

function noteGranted(world: PromotionsWorld, { id, member, offer }: Granted): void {
  const isPending = offer.name === 'dear';
  const period = offer.name === 'thanks' ? `d${dayAt(world.clock.now())}` : id;
  const claim = remember(world, { id, offer, member, period, tier: 0, isPending });
  world.tally.add('reward granted');
  const now = world.clock.now();
  if (!offer.written.spec.automatic || budgetPassed(world.claims.values(), claim, now)) return;
  notePaid(world, claim);
  world.tally.add('reward paid by itself');
}

export async function apply(world: PromotionsWorld, member: Rewarded): Promise<void> {
  const offer = offerOf(world, 'application');
  if (isPaused(member, world.clock.now())) return;
  const input = { id: offer.id, version: offer.version, remark: 'Please', pictures: [] };
  const asked = await ask(
    world,
    member.caller(),
    ({ promotions }, call) => promotions.actions.applyForPromotion(call(input)),
    'once',
  );
  const word = refusalOf(asked.answer);
  const id = 'refused' in asked.answer ? await newestOf(world, member) : asked.answer.claimId;
  // The same click again is the same application.
  must(word === '' || word === 'promotion-had', 'anybody can apply', word);
  remember(world, { id, offer, member, period: id, tier: 0, isPending: true });
  world.tally.add('application sent');
}

async function newestOf(world: PromotionsWorld, { id }: Rewarded): Promise<string> {
  const { rows } = await world.house.pool.query<{ id: string }>(
    'select id from promotions_claim where player_id = $1 and made_at >= $2',
    [id, new Date(world.since)],
  );
  must(rows.length === 1, 'one application is sent by one click', rows);
  return rows[0]?.id ?? '';
}

const decideIt =
  (id: string, approve: boolean, amount: string | null = null) =>
  (modules: Modules, call: StaffCall) =>
    modules.promotions.actions.decideClaim(call({ id, approve, amount, answer: 'seen' }));

export async function judge(world: PromotionsWorld, chance: Chance): Promise<void> {
  const waiting = claimsIn(world, 'pending');
  if (waiting.length === 0) return grant(world, chance);
  const one = chance.pick(waiting);
  const ways = { approve: 40, amount: 15, reject: 15, duel: 30 } as const;
  // What a friend gives is approved as it is.
  const way = chance.weighted(one.offer.name === 'friends' ? { ...ways, amount: 0 } : ways);
  if (way === 'duel') {
    const both = await duel(world, [decideIt(one.id, true), decideIt(one.id, false)]);
    // The one who granted it does not approve it too.
    const winner = winnerOf(both, ['reward-decided', 'second-person-needed']);
    world.tally.add('application judged by two at once');
    return noteJudged(world, one, { isApproved: winner === 0 });
  }
  const isApproved = way !== 'reject';
  const amount = way === 'amount' ? `${chance.between(1, 40)}.50` : null;
  const asked = await ask(world, world.staff[1], decideIt(one.id, isApproved, amount), 'once');
  isDone(asked, 'reward-decided', 'a decision about a reward');
  noteJudged(world, one, { isApproved, amount });
}

function noteJudged(
  world: PromotionsWorld,
  one: KnownClaim,
  { isApproved, amount = null }: { readonly isApproved: boolean; readonly amount?: string | null },
): void {
  if (!isApproved) {
    one.state = 'rejected';
    return world.tally.add('application rejected');
  }
  one.state = 'available';
  one.expiresAt = expiryOf(one.offer, world.clock.now());
  if (amount !== null) {
    one.rewards = one.rewards.map((reward) => ({ ...reward, amount: unitsOf(amount) }));
    world.tally.add('application approved with another amount');
  }
  world.tally.add('application approved');
}

export const returnIt = (id: string) => (modules: Modules, call: StaffCall) =>
  modules.promotions.actions.returnReward(call({ id, reason: 'one person twice' }));

export async function takeBack(world: PromotionsWorld, chance: Chance): Promise<void> {
  const had = chance.percent(70) ? claimsIn(world, 'claimed') : claimsIn(world, 'available');
  if (had.length === 0) return grant(world, chance);
  const one = chance.pick(had.slice(-20));
  const isOpen = one.state === 'available';
  const canBe = isOpen || isReturnable(one, world.clock.now());
  if (canBe && chance.percent(35)) {
    const both = await duel(world, [returnIt(one.id), returnIt(one.id)]);
    winnerOf(both, ['reward-not-returnable']);
    world.tally.add('reward taken back by two at once');
  } else {
    const asked = await ask(world, world.staff[0], returnIt(one.id), 'once');
    const word = refusalOf(asked.answer);
    if (!canBe) {
      must(word === 'reward-not-returnable', 'a reward goes back while it is there', word);
      return world.tally.add('reward that was spent not taken back');
    }
    isDone(asked, 'reward-not-returnable', 'a reward taken back');
  }
  noteReturned(world, one);
}

export function noteReturned(world: PromotionsWorld, one: KnownClaim): void {
  if (one.state === 'claimed') {
    const has = (asked: string) => one.rewards.some(({ kind }) => kind === asked);
    if (has('cash')) world.tally.add('reward in cash taken back');
    if (has('ticket')) world.tally.add('tickets taken back');
    if (has('free-rounds')) world.tally.add('free rounds taken back');
    takeBackReward(one, world.sums, world.clock.now());
    return world.tally.add('reward taken back');
  }
  one.state = 'cancelled';
  world.tally.add('unclaimed reward cancelled');
}

/** A member claims in one process what staff take back in the other. */
export async function takeBackDuringClaim(world: PromotionsWorld, chance: Chance): Promise<void> {
  const now = world.clock.now();
  const due = claimsIn(world, 'available').filter(
    ({ offer, member, expiresAt }) =>
      offer.name === 'application' && !isPaused(member, now) && (expiresAt ?? 0) > now,
  );
  if (due.length === 0) return judge(world, chance);
  const one = chance.pick(due);
  const [claimed, returned] = await againstClaim(world, one, returnIt(one.id));
  must(refusalOf(returned) === '', 'what is due or was just had goes back', returned);
  const word = refusalOf(claimed);
  must(word === '' || word === 'reward-not-available', 'a claim is told why', word);
  if (word === '') notePaid(world, one);
  noteReturned(world, one);
  world.tally.add('reward taken back during its claim');
}

const againstClaim = <A>(
  world: PromotionsWorld,
  { id, member }: KnownClaim,
  act: (modules: Modules, call: StaffCall) => Promise<A>,
) =>
  against(
    world,
    ({ promotions }) => {
      const intent = newIntent(world);
      const call = callOf(member.caller(), { id }, world.clock.now(), { intent });
      return promotions.actions.claimReward(call);
    },
    act,
  );

/** A member acts in the second process, and staff in the first at the same moment. */
export async function against<A, B>(
  world: PromotionsWorld,
  own: (modules: Modules) => Promise<B>,
  act: (modules: Modules, call: StaffCall) => Promise<A>,
) {
  const [first, second] = await Promise.all([
    world.house.modules('first'),
    world.house.modules('second'),
  ]);
  const now = world.clock.now();
  const staff: StaffCall = (input) =>
    callOf(world.staff[2], input, now, { intent: newIntent(world) });
  return Promise.all([own(second.modules), act(first.modules, staff)] as const);
}

/** The gift is stopped, and published anew; what is due of it is kept or goes. */
export async function stop(world: PromotionsWorld, chance: Chance): Promise<void> {
  const offer = offerOf(world, 'gift');
  const keepDue = chance.percent(40);
  const stopIt = (modules: Modules, call: StaffCall) =>
    modules.promotions.actions.stopPromotion(
      call({ id: offer.id, reason: 'too much abuse', keepDue }),
    );
  const now = world.clock.now();
  const due = claimsIn(world, 'available').filter(
    (one) => one.offer === offer && !isPaused(one.member, now) && (one.expiresAt ?? 0) > now,
  );
  const one = due.length > 0 && !keepDue ? chance.pick(due) : undefined;
  if (one === undefined) {
    const asked = await ask(world, world.staff[0], stopIt, 'once');
    isDone(asked, 'promotion-stopped', 'a stop');
  } else {
    const [claimed, stopped] = await againstClaim(world, one, stopIt);
    must(refusalOf(stopped) === '', 'a running promotion can be stopped', stopped);
    const word = refusalOf(claimed);
    const may = ['', 'reward-not-available', 'promotion-closed', 'promotion-budget-spent'];
    must(may.includes(word), 'a claim during a stop is told why', word);
    if (word === '') notePaid(world, one);
    world.tally.add('promotion stopped during a claim');
  }
  offer.stage = 'stopped';
  offer.keepsDue = keepDue;
  for (const open of world.claims.values())
    if (open.offer === offer && !keepDue && open.state === 'available') open.state = 'cancelled';
  world.tally.add('promotion stopped');
  await grantStopped(world, offer.id, chance.pick(world.members));
  await publish(world, 'gift');
}

/** Stopped at once: in every process, whatever it has in memory, nothing more is granted. */
async function grantStopped(world: PromotionsWorld, id: string, member: Rewarded) {
  const { modules } = await world.house.modules('second');
  const now = world.clock.now();
  const input = { id, username: member.username, reason: 'for good play' };
  const call = callOf(world.staff[1], input, now, { intent: newIntent(world) });
  const word = refusalOf(await modules.promotions.actions.grantReward(call));
  // A process that has not heard of the stop looks at the member's break first.
  const isKept = word === 'promotion-closed' || (isPaused(member, now) && word === notForYou);
  must(isKept, 'nothing is granted once a promotion is stopped', word);
  world.tally.add('grant after a stop refused');
}

/** The budget of what is nearly spent is raised, or set below what was spent. */
export async function moveBudget(world: PromotionsWorld, chance: Chance): Promise<void> {
  const offer = offerOf(world, chance.pick(['gift', 'reload', 'wheel'] as const));
  if (!isRunning(offer, world.clock.now())) return;
  const isLower = chance.percent(25) && offer.spent >= peso(30);
  const total = isLower
    ? offer.spent - peso(10)
    : offer.spent + peso(offer.name === 'reload' ? 300 : 100);
  await changeBudget(world, offer, total);
}
