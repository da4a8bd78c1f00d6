// Time in the wallet's world: hours and days pass, the house's timed work is done, and what it
// ended is held to the moment at which each thing was due.
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { drawIssues } from './bets.ts';
import { dayOf } from './deposits/known.ts';
import { takeBackDue } from './deposits/news.ts';
import { noticeDeposits } from './deposits/notice.ts';
import { settleDown, takeBack, type Member } from './known.ts';
import { checkStanding } from './laws.ts';
import { netOf, type KnownPart, type KnownWithdrawal } from './withdrawals/known.ts';
import { countUnpaid, endMatch } from './withdrawals/parts.ts';
import { noticePayouts } from './withdrawals/payouts.ts';
import { arrived, receive } from './withdrawals/receipts.ts';
import { approvedMost, ruleCountMax } from './withdrawals/rules.ts';
import type { WalletWorld } from './world.ts';

const minuteMs = 60_000;

export async function leap(world: WalletWorld, chance: Chance): Promise<void> {
  const minutes = Number(chance.weighted({ '12': 38, '35': 22, '90': 20, '1500': 16, '4500': 4 }));
  world.clock.advance(minutes * minuteMs);
  world.tally.add('time passed');
  await takeBackDue(world);
  await drawIssues(world, chance);
  await passTime(world);
}

/** What the house does by the clock, until nothing is left of it. */
async function passTime(world: WalletWorld): Promise<void> {
  const { modules } = await world.house.modules('first');
  for (let again = 0; again < 2; again += 1)
    for (const job of modules.wallet.jobs) if (isOurs(job.name)) await job.run();
  await noticeTime(world);
}

/** The statements of a day are proved elsewhere; here they would be most of the work. */
const isOurs = (name: string): boolean => !name.includes('close-days');

async function noticeTime(world: WalletWorld): Promise<void> {
  for (const member of world.members) expireBonus(world, member);
  const looked = [...world.deposits.values()].filter(
    ({ state, means, isReversed }) => means !== 'c2c' && (state !== 'success' || !isReversed),
  );
  await noticeDeposits(
    world,
    looked.map(({ id }) => id),
    'asked',
  );
  await noticePayouts(world, 'asked');
  await noticeReceipts(world);
  for (const member of world.members) settleDebt(world, member);
}

/** Cash settles what is owed. */
function settleDebt(world: WalletWorld, member: Member): void {
  const paid = member.debt < member.cash ? member.debt : member.cash;
  if (paid === 0n) return;
  member.debt -= paid;
  member.cash -= paid;
  world.tally.add('debt settled from the cash');
}

/** One whose requirement is not met ends with its time; a met one waits for its open bets. */
export function expireBonus(
  world: Pick<WalletWorld, 'clock' | 'sums'> & {
    readonly tally: { add(happening: 'bonus expired'): void };
  },
  member: Member,
): void {
  for (const bonus of member.bonuses) {
    const isOpen = member.items.some(({ source }) => source === bonus.id);
    const isOver = bonus.state === 'active' && bonus.expiresAt <= world.clock.now() && isOpen;
    if (!isOver) continue;
    takeBack(member, bonus, world.sums, 'expired');
    world.tally.add('bonus expired');
  }
}

interface Row {
  readonly id: string;
  readonly state: string;
}

async function noticeReceipts(world: WalletWorld): Promise<void> {
  const now = world.clock.now();
  const wholes = [...world.withdrawals.values()].filter(
    ({ state, isSplit, receipt, receiptDueAt }) =>
      !isSplit && state === 'paid' && receipt === 'not-received' && receiptDueAt <= now,
  );
  const parts = [...world.parts.values()].filter((part) => isOverdue(part, now));
  if (wholes.length + parts.length === 0) return;
  const found = await world.house.pool.query<Row>(
    `select id, receipt as state from wallet_withdrawal where id = any($1::text[])
      union all select id, state from wallet_part where id = any($2::text[])`,
    [wholes.map(({ id }) => id), parts.map(({ id }) => id)],
  );
  const states = new Map(found.rows.map(({ id, state }) => [id, state]));
  for (const one of wholes) force(world, one, states.get(one.id));
  // As the house goes: one that counts as received ends its payer's row of unpaid ones before
  // another that was not paid begins the next.
  const [unpaid = [], proved = []] = [true, false].map((is) =>
    parts.filter(({ state }) => (state === 'matched') === is),
  );
  for (const one of [...proved, ...unpaid]) passPart(world, one, states.get(one.id));
}

const isOverdue = ({ state, match, dueAt }: KnownPart, now: number): boolean =>
  state === 'matched' ? (match?.payBy ?? 0) <= now : isProved(state) && dueAt <= now;

const isProved = (state: KnownPart['state']) => state === 'paid' || state === 'proof';

function force(world: WalletWorld, withdrawal: KnownWithdrawal, receipt: string | undefined): void {
  must(receipt === 'forced-received', 'silence for too long counts as received', receipt);
  withdrawal.receipt = receipt;
  arrived(world, withdrawal.member, netOf(withdrawal));
  world.tally.add('receipt forced by time');
}

function passPart(world: WalletWorld, part: KnownPart, state: string | undefined): void {
  if (part.state !== 'matched') {
    must(state === 'forced-received', 'a proved part counts as received in the end', state);
    return receive(world, part, state);
  }
  must(state === 'open', 'a match without a proof ends', [state, part.id]);
  const { match } = part;
  if (match !== undefined) countUnpaid(world, match.buyer);
  endMatch(world, part);
  world.tally.add('match expired');
}

/** The rules approve small ones by themselves, a few a day; nothing else moves without a person. */
export async function noticeRules(world: WalletWorld): Promise<void> {
  const small = [...world.withdrawals.values()].filter(
    ({ state, amount }) => state === 'pending' && amount <= approvedMost,
  );
  if (small.length === 0) return;
  const found = await world.house.pool.query<{ id: string; judged_by: string }>(
    `select id, judged_by from wallet_withdrawal where id = any($1::text[]) and state = 'approved'`,
    [small.map(({ id }) => id)],
  );
  const today = dayOf(world.clock.now());
  for (const { id, judged_by: by } of found.rows) {
    const count = (world.approvedByRules.get(today) ?? 0) + 1;
    must(count <= ruleCountMax, 'rules approve a few a day', count);
    must(by === 'rule: Approve small ones', 'a rule approves under its name', by);
    world.approvedByRules.set(today, count);
    const withdrawal = world.withdrawals.get(id);
    if (withdrawal !== undefined) withdrawal.state = 'approved';
    world.tally.add('withdrawal approved by a rule');
  }
}

const lastDays = 4;

/** At the end everything that waits for time alone is over. */
export async function finish(world: WalletWorld): Promise<void> {
  for (let day = 0; day < lastDays; day += 1) {
    world.clock.advance(26 * 60 * minuteMs);
    await takeBackDue(world);
    await drawIssues(world, world.chance);
    await passTime(world);
    await afterStep(world);
  }
  await checkStanding(world);
}

/** What the step told is heard, and everything is as the second reckoning says. */
export async function afterStep(world: WalletWorld): Promise<void> {
  await world.house.deliver();
  for (const member of world.members) {
    if (settleDown(member, world.sums, world.clock.now())) world.tally.add('requirements cleared');
  }
  await noticeRules(world);
  await checkStanding(world);
}
