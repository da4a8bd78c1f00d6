// Takes note of deposits that the house moved, each held to what its company, or two persons, said
// of it: credited once, less the fee that was told, refused for a reason, taken back once.
import type { Units } from '@baize/money';
import { must } from '../../broken.ts';
import type { News } from '../../payment-house.ts';
import { dropItem, openItem } from '../known.ts';
import type { WalletWorld } from '../world.ts';
import { feeOf } from './channels.ts';
import { noteFailure, type KnownDeposit } from './known.ts';

interface DepositRow {
  readonly id: string;
  readonly state: string;
  readonly arrived: string | null;
  readonly fee: string;
  readonly problem: string;
  readonly proofs: number;
  readonly settled_at: Date | null;
  readonly reversed: string;
  readonly reversed_at: Date | null;
}

/** Takes note of deposits that the house moved, where their company gave it a reason. */
export async function noticeDeposits(
  world: WalletWorld,
  ids: readonly string[],
  how: 'told' | 'asked' = 'told',
): Promise<void> {
  const found = await world.house.pool.query<DepositRow>(
    `select d.id, d.state, arrived::text, fee::text, problem, proofs, settled_at, reversed::text,
      reversed_at from wallet_deposit d left join wallet_requirement r
        on r.player_id = d.player_id and r.kind = 'deposit' and r.source_id = d.id
      where d.id = any($1::text[]) order by r.id, settled_at`,
    [[...ids]],
  );
  for (const row of found.rows) {
    const deposit = world.deposits.get(row.id);
    must(deposit !== undefined, 'no deposit exists that nobody asked for', row);
    if (row.state === 'success' && deposit.state !== 'success') noticeCredit(world, deposit, row);
    if (row.state === 'refused' && deposit.state === 'open') noticeRefusal(world, deposit, row);
    if (row.reversed_at !== null && !deposit.isReversed) noticeReversal(world, deposit, row);
    if (how === 'asked' && deposit.state === 'success') noticeAsked(world, deposit, row);
  }
}

function noticeAsked({ clock, tally }: WalletWorld, { settledAt }: KnownDeposit, row: DepositRow) {
  const isNow = row.settled_at?.getTime() === clock.now() && settledAt === clock.now();
  if (isNow) tally.add('deposit credited by asking');
}

/** Credited once, by an amount of which its company said that it arrived. */
function noticeCredit(world: WalletWorld, deposit: KnownDeposit, row: DepositRow): void {
  const { news = [] } = world.company.payments.get(deposit.id) ?? {};
  const arrived = BigInt(row.arrived ?? 0);
  const paid = news.filter(({ outcome }) => outcome === 'paid');
  const reasons = [...paid, ...news.filter(({ confirmations = 0 }) => confirmations >= 2)];
  const isTold = reasons.some(({ amount }) => amount === arrived);
  must(isTold, 'a deposit is credited by what its company says', [row, news.map(wordOf)]);
  credit(world, deposit, arrived, row);
}

const wordOf = ({ outcome, amount }: News) => [outcome, amount];

/** The money of a deposit: what arrived without the fee, and the turnover that it obliges to. */
export function credit(
  world: WalletWorld,
  deposit: KnownDeposit,
  arrived: Units,
  row?: Pick<DepositRow, 'fee' | 'settled_at'>,
): void {
  const { member, means, id } = deposit;
  must(deposit.state !== 'success', 'a deposit is credited once', id);
  must(!deposit.isReversed || row === undefined, 'what was taken back is not paid', id);
  const fee = feeOf(means, arrived);
  must(row === undefined || BigInt(row.fee) === fee, 'a fee is what was told', [row, fee]);
  const settledAt = row?.settled_at?.getTime() ?? world.clock.now();
  Object.assign(deposit, { state: 'success', arrived, fee, settledAt });
  member.cash += arrived - fee;
  world.sums.clearing -= arrived;
  world.sums.fees += fee;
  openItem(member, { kind: 'deposit', source: id, required: arrived - fee, expiresAt: null });
  world.tally.add('deposit credited');
  if (fee > 0n) world.tally.add('deposit credited less a fee');
  if (deposit.isLost) world.tally.add('deposit without an answer paid');
}

function noticeRefusal(world: WalletWorld, deposit: KnownDeposit, row: DepositRow): void {
  const now = world.clock.now();
  const { news = [] } = world.company.payments.get(deposit.id) ?? {};
  const isFailed = news.some(({ outcome }) => outcome === 'failed' || outcome === 'reversed');
  const isOver = row.problem === 'expired' && deposit.payUntil <= now;
  must(isFailed || isOver, 'a deposit is refused for a reason', [row, news.map(wordOf)]);
  must(row.problem !== 'expired' || row.proofs === 0, 'one with a proof waits for staff', row);
  deposit.state = 'refused';
  if (row.problem === 'expired') return world.tally.add('deposit expired');
  const at = row.settled_at?.getTime() ?? now;
  const { means, member } = deposit;
  if (noteFailure(member, { means, at })) world.tally.add('means blocked after failures');
}

function noticeReversal(world: WalletWorld, deposit: KnownDeposit, row: DepositRow): void {
  const { news = [] } = world.company.payments.get(deposit.id) ?? {};
  const told = news.find(({ outcome }) => outcome === 'reversed');
  must(told !== undefined, 'a deposit is taken back by its company', row);
  deposit.isReversed = true;
  if (deposit.state === 'success') reverse(world, deposit, told.amount);
}

/** Taken from the cash as far as that reaches; the rest is owed. */
export function reverse(world: WalletWorld, deposit: KnownDeposit, told: Units): void {
  const { member, arrived, fee, id } = deposit;
  deposit.isReversed = true;
  const isWhole = told >= arrived;
  const amount = isWhole ? arrived : told;
  const back = isWhole ? fee : 0n;
  const due = amount - back;
  const taken = member.cash < due ? member.cash : due;
  member.cash -= taken;
  member.debt += due - taken;
  world.sums.clearing += amount;
  world.sums.fees -= back;
  if (isWhole) dropItem(member, 'deposit', id);
  world.tally.add(isWhole ? 'deposit reversed whole' : 'deposit reversed in part');
  if (due > taken) world.tally.add('reversal left a debt');
}
