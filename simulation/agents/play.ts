// Play of the world of agents: rounds of a slot, slips of a lottery whose numbers come from
// outside, and corrections of those numbers after they were counted and paid for.
import { isRefusal } from '@baize/contract';
import type { Units } from '@baize/money';
import { eventIdOf, planAt, ticketOf } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, newIntent } from '../wallet/ask.ts';
import { peso } from '../wallet/known.ts';
import { count, present, type Person } from './known.ts';
import { payIn } from './people.ts';
import type { AgentsWorld } from './world.ts';

const slot = { family: 'slots', gameCode: 'golden-lotus-20', gameVersion: '1', bet: '' } as const;
const lottery = 'SSC_1M';
/** Numbers that win neither of the tiers that draw one. */
const noWin = { major: 2 ** 48 - 1, grand: 2 ** 48 - 1 };
/** 1.45 % of each stake goes to jackpots: a cost of the house, no matter who wins them. */
const fedBy = (stake: Units): Units => (stake * 145n) / 10_000n;
const openMs = 60_000;
const poorBelow = peso(100);

const payoutOf = (stake: Units, chance: Chance): Units => {
  const tenths = chance.weighted({ '0': 52, '5': 8, '10': 10, '13': 15, '23': 13, '60': 2 });
  return (stake * BigInt(tenths)) / 10n + (tenths === '13' ? 1n : 0n);
};

export async function play(world: AgentsWorld, member: Person, chance: Chance): Promise<void> {
  if (member.cash < poorBelow) await payIn(world, member, peso(chance.between(300, 3000)));
  if (member.cash < peso(2)) return;
  if (chance.percent(35)) return laySlips(world, chance);
  const whole = Number(member.cash / 10_000n);
  const stake = peso(Math.max(1, Math.floor((whole * chance.between(5, 60)) / 100)));
  const [intent, now] = [newIntent(world), world.clock.now()];
  const asked = await ask(world, member.caller(), async ({ wagering }) => {
    const player = member.caller();
    const outcome = await wagering.openRound({ ...slot, player, intent, stake, now, paceMs: 0 });
    return isRefusal(outcome) ? outcome : { round: outcome.round };
  });
  const { answer } = asked;
  must(!isRefusal(answer), 'a stake is taken', answer);
  const payout = payoutOf(stake, chance);
  const settled = await ask(world, member.caller(), ({ wagering }) =>
    wagering.settleRound({ round: answer.round, payout, draws: [], outcome: {}, jackpot: noWin }),
  );
  // A mystery falls when it is full: its prize comes from the pool.
  const { jackpotWon } = settled.answer;
  member.cash += payout + jackpotWon - stake;
  const figures = { turnover: stake, payout: payout + fedBy(stake) };
  count(world.counted, { at: now, member, category: 'RNG', ...figures });
  world.tally.add('round settled');
}

export interface Issue {
  readonly eventId: string;
  readonly name: string;
  readonly drawsAt: number;
  version: number;
  readonly slips: Slip[];
}

interface Slip {
  readonly member: Person;
  readonly orderId: string;
  readonly stake: Units;
  payout: Units;
}

/** Some members lay slips on one issue, and its numbers come. */
async function laySlips(world: AgentsWorld, chance: Chance): Promise<void> {
  const issue = await plan(world);
  for (let slips = chance.between(1, 3); slips > 0; slips -= 1) {
    const member = chance.pick(present(world));
    const ticket = ticketOf(lottery, {
      bet: '3X_DIRECT_BACK',
      text: '1|2|3',
      times: chance.between(1, 9),
    });
    if (member.cash < ticket.stake) continue;
    const player = member.caller();
    const caller = { kind: 'game' as const, player, gameCode: lottery, opening: '' };
    const total = `${ticket.stake / 10_000n}.00`;
    const input = { gameCode: lottery, issue: issue.name, slips: [ticket.asked], total };
    const { answer } = await ask(world, caller, async ({ lottery: module }, call) => {
      const placed = await module.actions.placeLotteryOrder(call(input));
      return isRefusal(placed) ? placed : { orderId: placed.orderId };
    });
    must(!isRefusal(answer), 'a slip is taken', answer);
    member.cash -= ticket.stake;
    member.inPlay += ticket.stake;
    issue.slips.push({ member, orderId: answer.orderId, stake: ticket.stake, payout: 0n });
  }
  world.clock.advance(issue.drawsAt - world.clock.now());
  await draw(world, issue, chance.percent(30));
  world.issues.push(issue);
}

async function plan(world: AgentsWorld): Promise<Issue> {
  const now = world.clock.now();
  const [closesAt, drawsAt] = [now + openMs, now + openMs + 5000];
  const name = newIntent(world).slice(0, 20);
  const moments = { closesAt, drawsAt, dayEndsAt: drawsAt };
  const event = planAt(now, { gameCode: lottery, name, drawnBy: 'outside', ...moments });
  const { modules } = await world.house.modules('first');
  await modules.wagering.planEvents([event]);
  return { eventId: eventIdOf(event), name, drawsAt, version: 0, slips: [] };
}

/** The numbers come, or others instead of them: every slip is paid what they give. */
async function draw(world: AgentsWorld, issue: Issue, isWon: boolean): Promise<void> {
  const { eventId } = issue;
  issue.version += 1;
  const { version } = issue;
  const result = isWon ? [0, 0, 1, 2, 3] : [9, 8, 7, 6, 5];
  const { modules } = await world.house.modules('first');
  const now = world.clock.now();
  const asked = { eventId, result, version, enteredBy: 'ana', confirmedBy: 'ben' };
  const reason = version === 1 ? '' : 'the wrong numbers';
  const set = await modules.wagering.setResult({ ...asked, reason, now });
  must(!('refused' in set), 'numbers from outside are taken', set);
  await modules.wagering.settleEvent(eventId);
  const found = await world.house.pool.query<{ payout: string; order_id: string }>(
    'select payout::text, order_id from wagering_round where event_id = $1',
    [eventId],
  );
  const paid = new Map(found.rows.map((row) => [row.order_id, BigInt(row.payout)]));
  for (const slip of issue.slips) settle(world, slip, { payout: paid.get(slip.orderId), version });
}

function settle(
  world: AgentsWorld,
  slip: Slip,
  { payout, version }: { readonly payout: Units | undefined; readonly version: number },
): void {
  must(payout !== undefined, 'no slip is lost', slip.orderId);
  const { member, stake } = slip;
  if (version === 1) member.inPlay -= stake;
  member.cash += payout - slip.payout;
  const turnover = version === 1 ? stake : 0n;
  const at = world.clock.now();
  count(world.counted, { at, member, category: 'LOTT', turnover, payout: payout - slip.payout });
  world.tally.add(version === 1 ? 'slip settled' : 'slip settled again');
  slip.payout = payout;
}

/** Other numbers were drawn than those that were entered; nobody may come to owe money by it. */
export async function correct(world: AgentsWorld, chance: Chance): Promise<void> {
  const may = world.issues.filter(({ slips }) =>
    slips.every(({ member, payout }) => member.cash >= payout),
  );
  if (may.length === 0) return laySlips(world, chance);
  const issue = chance.pick(may);
  await draw(
    world,
    issue,
    issue.slips.every(({ payout }) => payout === 0n),
  );
}
