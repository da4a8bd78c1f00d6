// Points of the world: redeemed for goods with and without money, for the last one by many at once,
// decided by two of staff, turned into money, and given and taken by staff.
import { printUnits, type Units } from '@baize/money';
import { callOf, type Modules, type StaffCaller } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import {
  ask,
  calmly,
  duel,
  isDone,
  newIntent,
  refusalOf,
  winnerOf,
  type CallTo,
} from '../wallet/ask.ts';
import {
  isPaused,
  pointsOf,
  rates,
  type KnownExchange,
  type KnownGood,
  type Rewarded,
} from './known.ts';
import { paymentPassword } from './joining.ts';
import { goodWritten } from './prepare.ts';
import type { PromotionsWorld } from './world.ts';

const sent = { recipient: '', mobile: '', address: '', paymentPassword };

async function wordFor(world: PromotionsWorld, member: Rewarded, good: KnownGood) {
  if (isPaused(member, world.clock.now())) return 'player-on-break';
  if (good.stock === 0) return 'point-stock-empty';
  if (pointsOf(member) < BigInt(good.points)) return 'points-too-few';
  if (good.amount > 0n && (await isOwing(world, member))) return 'turnover-not-met';
  return member.cash < good.amount ? 'balance-too-low' : '';
}

/** Requirements have laws of their own in the world of the wallet. */
export async function isOwing(world: PromotionsWorld, { id }: Rewarded): Promise<boolean> {
  const { modules } = await world.house.modules('first');
  return (await modules.wallet.turnoverRequired(id, 'PHP')) > 0n;
}

const wordTallies = {
  'player-on-break': 'points on a break refused',
  'point-stock-empty': 'good without stock refused',
  'points-too-few': 'points too few refused',
  'turnover-not-met': 'money to be staked first refused',
  'balance-too-low': 'money beside points missing',
} as const;

export async function redeem(world: PromotionsWorld, member: Rewarded, chance: Chance) {
  const good = chance.pick(world.goods);
  const input = { goodId: good.id, quantity: 1, points: good.points, ...sent };
  const asked = await ask(world, member.caller(), ({ points }, call) =>
    points.actions.redeemPointReward(call(input)),
  );
  const expected = await wordFor(world, member, good);
  const word = refusalOf(asked.answer);
  must(word === expected, 'points are exchanged by whom has them', [word, expected]);
  const refused = wordTallies[word as keyof typeof wordTallies];
  if (refused !== undefined) world.tally.add(refused);
  if (!('refused' in asked.answer))
    noteRedeemed(world, member, { good, id: asked.answer.redemptionId });
}

function noteRedeemed(
  world: PromotionsWorld,
  member: Rewarded,
  { good, id }: { readonly good: KnownGood; readonly id: string },
): void {
  member.pointsMoved -= BigInt(good.points);
  payMoney(world, member, good.amount);
  moveStock(good, -1);
  world.exchanges.push({ id, member, good, state: 'processing' });
  world.tally.add(good.amount > 0n ? 'points redeemed with money' : 'points redeemed');
}

/** What staff saw of a good before is old then. */
function moveStock(good: KnownGood, by: number): void {
  if (good.stock === null) return;
  good.stock += by;
  good.version += 1;
}

/** Beside points, to the house; below 0: back to the member. */
function payMoney({ sums }: PromotionsWorld, member: Rewarded, amount: Units): void {
  member.cash -= amount;
  sums.bonusFunding += amount;
}

/** Everybody redeems the same good at the same moment, and its stock is never passed. */
export async function redeemAtOnce(world: PromotionsWorld) {
  const [good] = world.goods;
  if (good === undefined || good.stock === null || good.stock === 0) return restock(world);
  const now = world.clock.now();
  const able = world.members.filter(
    (member) => !isPaused(member, now) && pointsOf(member) >= BigInt(good.points),
  );
  if (able.length < 2) return giveForTheRush(world, able);
  const both = await Promise.all([world.house.modules('first'), world.house.modules('second')]);
  const given = await Promise.all(
    able.map((member, at) => {
      const input = { goodId: good.id, quantity: 1, points: good.points, ...sent };
      const call = callOf(member.caller(), input, now, { intent: newIntent(world) });
      return (both[at % 2] ?? both[0]).modules.points.actions.redeemPointReward(call);
    }),
  );
  const before = good.stock;
  for (const [at, member] of able.entries()) {
    const one = given[at];
    if (one !== undefined && !('refused' in one))
      noteRedeemed(world, member, { good, id: one.redemptionId });
    else must(refusalOf(one) === 'point-stock-empty', 'only the stock is too small', one);
  }
  const had = Math.min(before, able.length);
  must(before - (good.stock ?? 0) === had, 'as many are redeemed as there are', [before, given]);
  if (able.length > before) world.tally.add('points for the last good at once');
}

async function giveForTheRush(world: PromotionsWorld, able: readonly Rewarded[]) {
  const poor = world.members.find((member) => !able.includes(member));
  if (poor !== undefined) await adjustBy(world, poor, 60);
}

async function restock(world: PromotionsWorld) {
  const [ana] = world.staff;
  for (const good of world.goods.filter(({ stock }) => stock !== null)) {
    const { id, version } = good;
    const written = goodWritten({ ...good, stock: 3 });
    await calmly(world, ana, ({ points }, call) =>
      points.actions.editPointGood(call({ id, version, ...written })),
    );
    Object.assign(good, { version: version + 1, stock: 3 });
  }
}

type StaffCall = CallTo<StaffCaller>;
const decideIt = (id: string, approve: boolean) => (modules: Modules, call: StaffCall) =>
  modules.points.actions.decideRedemption(call({ id, approve, answer: 'seen' }));

export async function decide(world: PromotionsWorld, chance: Chance) {
  const waiting = world.exchanges.filter(({ state }) => state === 'processing');
  if (waiting.length === 0) return redeemAtOnce(world);
  const one = chance.pick(waiting);
  if (chance.percent(30)) {
    const both = await duel(world, [decideIt(one.id, true), decideIt(one.id, false)]);
    const winner = winnerOf(both, ['redemption-decided']);
    world.tally.add('exchange decided by two at once');
    return noteDecided(world, one, winner === 0);
  }
  const isApproved = chance.percent(55);
  const asked = await ask(world, world.staff[1], decideIt(one.id, isApproved), 'once');
  isDone(asked, 'redemption-decided', 'a decision about an exchange');
  noteDecided(world, one, isApproved);
}

function noteDecided(world: PromotionsWorld, one: KnownExchange, isApproved: boolean): void {
  const { member, good } = one;
  one.state = isApproved ? 'approved' : 'rejected';
  if (isApproved) return world.tally.add('exchange approved');
  member.pointsMoved += BigInt(good.points);
  payMoney(world, member, -good.amount);
  moveStock(good, 1);
  world.tally.add('exchange rejected and returned');
}

export async function convert(world: PromotionsWorld, member: Rewarded, chance: Chance) {
  const { ratio, step } = rates;
  const wanted = step * chance.between(1, 4);
  const asked = await ask(world, member.caller(), ({ points }, call) =>
    points.actions.convertPoint(call({ points: wanted, ratio, paymentPassword })),
  );
  const few = pointsOf(member) < BigInt(wanted) ? 'points-too-few' : '';
  const expected = isPaused(member, world.clock.now()) ? 'player-on-break' : few;
  must(refusalOf(asked.answer) === expected, 'points become money while there are any', expected);
  if (expected !== '') return;
  member.pointsMoved -= BigInt(wanted);
  const amount = (BigInt(wanted) * 10_000n) / BigInt(ratio);
  payMoney(world, member, -amount);
  must(!('refused' in asked.answer), 'it was given');
  must(asked.answer.amount === printUnits(amount), 'points are worth their ratio', asked.answer);
  world.tally.add('points turned into money');
}

export async function adjust(world: PromotionsWorld, chance: Chance) {
  await adjustBy(world, chance.pick(world.members), chance.pick([-25, -10, 15, 40]));
}

async function adjustBy(world: PromotionsWorld, member: Rewarded, moved: number) {
  const { username } = member;
  const input = { username, points: moved, reason: 'a correction' };
  const asked = await ask(world, world.staff[0], ({ points }, call) =>
    points.actions.adjustPoints(call(input)),
  );
  const expected = pointsOf(member) + BigInt(moved) < 0n ? 'points-too-few' : '';
  must(refusalOf(asked.answer) === expected, 'no points are below 0', [asked.answer, expected]);
  if (expected !== '') return world.tally.add('points too few refused');
  member.pointsMoved += BigInt(moved);
  world.tally.add(moved > 0 ? 'points given by staff' : 'points taken by staff');
}
