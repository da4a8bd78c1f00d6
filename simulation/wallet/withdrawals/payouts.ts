// Tells what becomes of payouts at the company, told or found by asking, of whole withdrawals and
// parts.
import type { Units } from '@baize/money';
import { must } from '../../broken.ts';
import type { Chance } from '../../chance.ts';
import type { News } from '../../payment-house.ts';
import { tell } from '../deposits/news.ts';
import type { WalletWorld } from '../world.ts';
import { netOf, type KnownPart, type KnownWithdrawal } from './known.ts';
import { receiptMs } from './parts.ts';

export async function decidePayout(world: WalletWorld, chance: Chance): Promise<void> {
  const waiting = [...world.company.payments.values()].filter(
    ({ kind, news }) => kind === 'payout' && news.length === 0,
  );
  if (waiting.length === 0) return;
  const payment = chance.pick(waiting);
  const way = chance.weighted({ paid: 72, failed: 14, silent: 14 });
  const outcome = way === 'failed' ? 'failed' : 'paid';
  const news: News = { payment, outcome, amount: payment.units, at: world.clock.now() };
  payment.news.push(news);
  if (way === 'silent') return;
  if (chance.percent(25)) {
    await Promise.all([tell(world, news), tell(world, news)]);
    world.tally.add('news told twice at once');
  } else await tell(world, news);
  await noticePayouts(world);
}

interface PayoutRow {
  readonly id: string;
  readonly state: string;
  readonly ended_at: Date | null;
}

/** Takes note of payouts that the house knows as ended, where the company says the same. */
export async function noticePayouts(
  world: WalletWorld,
  how: 'told' | 'asked' = 'told',
): Promise<void> {
  const under = [...world.withdrawals.values(), ...world.parts.values()].filter(
    ({ payoutId }) => payoutId !== undefined,
  );
  if (under.length === 0) return;
  const ids = under.map(({ payoutId }) => payoutId);
  const found = await world.house.pool.query<PayoutRow>(
    `select id, state, ended_at from wallet_payout where id = any($1::text[])
      union all select id, state, ended_at from wallet_part_payout where id = any($1::text[])`,
    [ids],
  );
  const rows = new Map(found.rows.map((row) => [row.id, row]));
  for (const one of under) {
    const row = rows.get(one.payoutId ?? '');
    must(row !== undefined, 'a payout is kept', one.payoutId);
    if (row.state === 'asked') continue;
    const { news = [], units } = world.company.payments.get(row.id) ?? {};
    const told = news.at(-1)?.outcome;
    must(told === row.state, 'a payout ends as the company says', [row, told]);
    one.payoutId = undefined;
    if (how === 'asked') world.tally.add('payout learnt by asking');
    world.tally.add(row.state === 'paid' ? 'payout paid' : 'payout failed');
    const ended = { row, units: units ?? 0n };
    if ('withdrawal' in one) endPart(one, ended);
    else endWhole(world, one, ended);
  }
}

interface Ended {
  readonly row: PayoutRow;
  readonly units: Units;
}

function endWhole(world: WalletWorld, withdrawal: KnownWithdrawal, { row, units }: Ended): void {
  const { member, amount, fee } = withdrawal;
  if (row.state === 'failed') return void (withdrawal.state = 'approved');
  const net = netOf(withdrawal);
  must(units === net, 'as much is paid out as was held, without the fee', [units, net]);
  withdrawal.state = 'paid';
  withdrawal.receiptDueAt = (row.ended_at?.getTime() ?? 0) + receiptMs;
  member.held -= amount;
  member.transit += net;
  world.sums.fees += fee;
}

function endPart(part: KnownPart, { row, units }: Ended): void {
  const { member } = part.withdrawal;
  if (row.state === 'failed') return void (part.state = 'open');
  must(units === part.amount, 'as much is paid out as the part is', [units, part.amount]);
  part.state = 'paid';
  part.dueAt = (row.ended_at?.getTime() ?? 0) + receiptMs;
  member.held -= part.amount;
  member.transit += part.amount;
}
