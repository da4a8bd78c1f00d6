// What becomes of deposits at the companies, with every fault: late, twice, forged, out of order,
// in another amount, refused, never told, taken back. Each deposit that moved is held to what its
// company, or two persons, said of it.
import type { Units } from '@baize/money';
import { callOf } from '@baize/server/testing';
import { must } from '../../broken.ts';
import type { Chance } from '../../chance.ts';
import { tellingOf, type News } from '../../payment-house.ts';
import { ask, refusalOf } from '../ask.ts';
import type { CompanyPayment } from '../company.ts';
import { dropItem, openItem, type Member } from '../known.ts';
import type { WalletWorld } from '../world.ts';
import { channels, feeOf } from './channels.ts';
import { blockOn, noteFailure, type KnownDeposit } from './known.ts';
import { payIn } from './pay-in.ts';

const forgedSecret = 'what a stranger guesses';

const ways = {
  paid: 46,
  part: 8,
  more: 6,
  failed: 17,
  'failed then paid': 5,
  'reversed before paid': 3,
  silent: 7,
  never: 4,
  forged: 4,
} as const;

export const isUndecided = (
  { deposits }: WalletWorld,
  { kind, news, isMute, merchantRef }: CompanyPayment,
): boolean => kind === 'deposit' && news.length === 0 && !isMute && deposits.has(merchantRef);

/** The bank of a member is down: one deposit after the other fails, until their means is blocked. */
export async function bankDown(world: WalletWorld, member: Member, chance: Chance): Promise<void> {
  for (let tries = 0; tries < triesMax && !isBlocked(world, member); tries += 1) {
    const before = new Set(world.deposits.keys());
    await payIn(world, member, chance, channels[0]);
    const id = [...world.deposits.keys()].find((known) => !before.has(known)) ?? '';
    const payment = world.company.payments.get(id);
    if (payment === undefined) continue;
    const { units: amount } = payment;
    await tell(world, sayOf(world, payment, { outcome: 'failed', amount }));
    await noticeDeposits(world, [id]);
  }
}

const triesMax = 6;
const isBlocked = ({ clock }: WalletWorld, member: Member): boolean =>
  blockOn(member, channels[0].code, clock.now()) !== '';

/** One payment that waits is decided, and told unless its company is asked instead. */
export async function decideDeposit(world: WalletWorld, chance: Chance): Promise<void> {
  const waiting = [...world.company.payments.values()].filter((one) => isUndecided(world, one));
  if (waiting.length === 0) return;
  const payment = chance.pick(waiting);
  const way = chance.weighted(ways);
  if (way === 'never') return void (payment.isMute = true);
  const { units } = payment;
  const amount =
    way === 'part' ? centOf(units / 2n) : way === 'more' ? units + centOf(units / 3n) : units;
  const say = (outcome: News['outcome'], more: Partial<News> = {}) =>
    sayOf(world, payment, { outcome, amount, ...more });
  if (way === 'forged') await forge(world, payment);
  if (payment.provider === 'pollpay') return foretell(world, say, way);
  if (way === 'silent') {
    say('paid');
    return;
  }
  await tellCourse(world, chance, { payment, way, say });
  await noticeDeposits(world, [payment.merchantRef]);
  tallyWay(world, way);
}

type Way = keyof typeof ways;
type Say = (outcome: News['outcome'], more?: Partial<News>) => News;

const centOf = (amount: Units): Units => amount - (amount % 100n);

function sayOf(
  { clock }: WalletWorld,
  payment: CompanyPayment,
  news: Pick<News, 'outcome' | 'amount'> & Partial<News>,
): News {
  const whole = { payment, at: clock.now(), ...news };
  payment.news.push(whole);
  return whole;
}

/** The other company is asked: what it will say is all that happens now. */
function foretell(world: WalletWorld, say: Say, way: Way): void {
  say(way === 'failed' ? 'failed' : way === 'reversed before paid' ? 'reversed' : 'paid');
  if (way === 'part' || way === 'more') tallyWay(world, way);
}

interface Course {
  readonly payment: CompanyPayment;
  readonly way: Way;
  readonly say: Say;
}

async function tellCourse(
  world: WalletWorld,
  chance: Chance,
  { payment, way, say }: Course,
): Promise<void> {
  if (way === 'failed') return tell(world, say('failed'));
  if (way === 'failed then paid') {
    await tell(world, say('failed'));
    await noticeDeposits(world, [payment.merchantRef]);
  }
  if (way === 'reversed before paid') {
    const reversed = say('reversed');
    await tell(world, reversed);
    await noticeDeposits(world, [payment.merchantRef]);
  }
  const means = world.deposits.get(payment.merchantRef)?.means;
  if (means === 'sand-coin') await confirm(world, say);
  const paid = say('paid');
  if (chance.percent(25)) {
    await Promise.all([tell(world, paid), tell(world, paid)]);
    world.tally.add('news told twice at once');
  } else await tell(world, paid);
  // A failure after the money, and an earlier step after a later one, change nothing.
  if (chance.percent(10)) await tell(world, { ...paid, outcome: 'failed' });
}

/** The network confirms a payment step by step; at the second it is sure. */
async function confirm(world: WalletWorld, say: Say): Promise<void> {
  for (const confirmations of [0, 1]) await tell(world, say('confirming', { confirmations }));
  world.tally.add('deposit confirmed by a network');
}

function tallyWay({ tally }: WalletWorld, way: Way): void {
  if (way === 'part') tally.add('deposit paid in part');
  if (way === 'more') tally.add('deposit paid too much');
  if (way === 'failed') tally.add('deposit refused by the provider');
  if (way === 'failed then paid') tally.add('deposit paid after a refusal');
  if (way === 'reversed before paid') tally.add('deposit taken back before it was paid');
}

const provider = { kind: 'provider' } as const;

/** Told until it is heard. */
export async function tell(world: WalletWorld, news: News, secret?: string): Promise<void> {
  const { headers, body } = tellingOf(news, world.clock.now(), secret);
  const heard = await ask(world, provider, ({ wallet }) => {
    const call = callOf(provider, { provider: 'sandpay' }, world.clock.now());
    const rawBody = Buffer.from(body);
    return wallet.actions.hearPayment({ ...call, headers, rawBody });
  });
  const expected = secret === undefined ? '' : 'signature-wrong';
  must(refusalOf(heard.answer) === expected, 'signed news is heard, and no other', heard);
}

async function forge(world: WalletWorld, payment: CompanyPayment): Promise<void> {
  const at = world.clock.now();
  const news = { payment, outcome: 'paid', amount: payment.units * 9n, at } as const;
  await tell(world, news, forgedSecret);
  world.tally.add('news forged');
}

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

/** Now and then a bank takes a credited deposit back, days later. */
export function planReversal(world: WalletWorld, chance: Chance): void {
  const credited = [...world.deposits.values()].filter(
    ({ id, state, isReversed, means }) =>
      state === 'success' &&
      !isReversed &&
      means !== 'house-account' &&
      means !== 'c2c' &&
      world.company.payments.has(id) &&
      !world.reversals.some(({ depositId }) => depositId === id),
  );
  if (credited.length === 0) return;
  const { id: depositId, arrived } = chance.pick(credited);
  const amount = chance.percent(30) ? centOf(arrived / 2n) : arrived;
  const at = world.clock.now() + chance.between(1, 6) * 86_400_000;
  world.reversals.push({ depositId, amount, at });
}

export async function takeBackDue(world: WalletWorld): Promise<void> {
  const due = world.reversals.filter(({ at }) => at <= world.clock.now());
  for (const reversal of due) {
    world.reversals.splice(world.reversals.indexOf(reversal), 1);
    const payment = world.company.payments.get(reversal.depositId);
    if (payment === undefined) continue;
    const news = sayOf(world, payment, { outcome: 'reversed', amount: reversal.amount });
    if (payment.provider === 'sandpay') await tell(world, news);
    await noticeDeposits(world, [reversal.depositId]);
  }
}
