// Time in the world of promotions: hours and days pass, breaks begin and end, and after each step
// what was told is heard, play is counted, and what became due or was over is held to the second
// reckoning.
import { setTimeout as sleep } from 'node:timers/promises';
import { printUnits } from '@baize/money';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, calmly } from '../wallet/ask.ts';
import { activeOf, settleDown } from '../wallet/known.ts';
import { expireBonus } from '../wallet/time.ts';
import { checkStanding } from '../wallet/laws.ts';
import { claimsIn, idOf, notePaid, remember } from './claims.ts';
import { noticeEnvelopes } from './envelopes.ts';
import { noticeFreeRounds } from './free-rounds.ts';
import { lookAtFriends, noticeFriends } from './friends.ts';
import { budgetPassed, isPaused, isRunning, reachedBy, type Rewarded } from './known.ts';
import { checkRewards } from './laws.ts';
import { offerOf } from './offers.ts';
import { isPlaying, settleOpen } from './play.ts';
import { compareShownPlace, endRaces, noticeRaces } from './races.ts';
import type { PromotionsWorld } from './world.ts';

const hourMs = 3_600_000;

export async function leap(world: PromotionsWorld, chance: Chance): Promise<void> {
  const minutes = Number(chance.weighted({ '20': 40, '70': 30, '500': 20, '1500': 10 }));
  pass(world, minutes * 60_000);
  world.tally.add('time passed');
}

export async function takeBreak(world: PromotionsWorld, member: Rewarded, chance: Chance) {
  const now = world.clock.now();
  const hours = chance.pick([1, 1, 2, 24]);
  await ask(world, member.caller(), ({ wagering }, call) =>
    wagering.actions.takeBreak(call({ hours })),
  );
  member.breakUntil = Math.max(member.breakUntil, now + hours * hourMs);
  world.tally.add('break taken');
  if (claimsIn(world, 'available', member).length > 0)
    world.tally.add('break taken with rewards due');
}

/** What the step told is heard, and everything is as the second reckoning says. */
export async function afterStep(world: PromotionsWorld): Promise<void> {
  await world.house.deliver();
  await endBonuses(world);
  await countPlay(world);
  await endRaces(world);
  const { modules } = await world.house.modules('first');
  for (const job of modules.promotions.jobs) await job.run();
  await look(world);
  await lookAtFriends(world);
  await modules.promotions.jobs.find(({ name }) => name === 'promotions-due-rewards')?.run();
  await world.house.deliver();
  await noticeDeposits(world);
  await noticeReached(world);
  await noticeFriends(world);
  await noticeRaces(world);
  noticeEnvelopes(world);
  noticeFreeRounds(world);
  expire(world);
  const now = world.clock.now();
  for (const member of world.members) settleDown(member, world.sums, now, isPaused(member, now));
  await checkStanding(world);
  await checkRewards(world);
  await compareShown(world);
  await compareShownPlace(world, world.trouble.pick(world.members));
}

/** What an open bonus shows as left to wager is what is left of it. */
async function compareShown(world: PromotionsWorld): Promise<void> {
  for (const member of world.members) {
    const bonus = activeOf(member);
    if (bonus === undefined) continue;
    const { open } = await calmly(world, member.caller(), ({ wallet }, call) =>
      wallet.actions.listBonuses(call({})),
    );
    const item = member.items.find(({ source }) => source === bonus.id);
    const left = printUnits(item === undefined ? 0n : item.required - item.done);
    const shown = open.find(({ id }) => id === bonus.id)?.left;
    must(shown === left, 'a bonus shows what is left to wager', { id: bonus.id, shown, left });
  }
}

async function endBonuses(world: PromotionsWorld): Promise<void> {
  const { modules } = await world.house.modules('first');
  for (const job of modules.wallet.jobs)
    if (job.name.includes('end-expired-bonuses')) await job.run();
  for (const member of world.members) expireBonus(world, member);
}

const waitMs = 4;
const triesMax = 2_000;

/** Until every settled round is counted: transactions of other work may hold it back a little. */
async function countPlay(world: PromotionsWorld): Promise<void> {
  const { modules } = await world.house.modules('first');
  for (let tries = 0; tries < triesMax; tries += 1) {
    await modules.wagering.countHours();
    const { rows } = await world.house.pool.query<{ counted: string }>(
      'select coalesce(sum(rounds), 0)::text as counted from wagering_hour',
    );
    const settled = world.members.reduce((all, { plays }) => all + plays.length, 0);
    if (Number(rows[0]?.counted) >= settled) return;
    await sleep(waitMs);
  }
  must(false, 'every settled round is counted');
}

/** Each member opens their rewards: what they reached by play is due then. */
async function look(world: PromotionsWorld): Promise<void> {
  for (const member of world.members)
    await calmly(world, member.caller(), ({ promotions }, call) =>
      promotions.actions.listRewards(call({})),
    );
}

async function noticeDeposits(world: PromotionsWorld): Promise<void> {
  for (const { member, id: period, amount } of world.credited.splice(0)) {
    for (const name of ['reload', 'perDeposit'] as const) {
      const offer = offerOf(world, name);
      if (!isRunning(offer, world.clock.now()) || isPaused(member, world.clock.now())) continue;
      const due = { offer, member, period, tier: 0 };
      const claim = remember(world, { ...due, deposit: amount, id: await idOf(world, due) });
      world.tally.add('reward became due by a deposit');
      const passed = budgetPassed(world.claims.values(), claim, world.clock.now());
      if (!offer.written.spec.automatic || passed !== undefined) continue;
      notePaid(world, claim);
      world.tally.add('reward paid by itself');
    }
  }
}

async function noticeReached(world: PromotionsWorld): Promise<void> {
  for (const member of world.members) {
    for (const due of reachedBy(world.offers, member, world.clock.now())) {
      const isHad = [...world.claims.values()].some(
        ({ offer, member: of, period, tier }) =>
          offer === due.offer && of === member && period === due.period && tier === due.tier,
      );
      if (isHad) continue;
      remember(world, { ...due, member, id: await idOf(world, { ...due, member }) });
      world.tally.add('reward became due by play');
    }
  }
}

function expire(world: PromotionsWorld): void {
  const now = world.clock.now();
  for (const claim of claimsIn(world, 'available')) {
    if (claim.expiresAt === null || claim.expiresAt > now) continue;
    claim.state = 'expired';
    world.tally.add('reward expired');
  }
}

const lastDays = 3;

/** At the end rounds are settled, and what waits for time alone is over. */
export async function finish(world: PromotionsWorld, chance: Chance): Promise<void> {
  pass(world, 1000);
  for (const member of world.members)
    while (isPlaying(member)) await settleOpen(world, member, chance);
  await afterStep(world);
  for (let day = 0; day < lastDays; day += 1) {
    pass(world, 26 * hourMs);
    await afterStep(world);
  }
}

function pass(world: PromotionsWorld, ms: number): void {
  world.clock.advance(ms);
  world.since = world.clock.now();
}
