// The outside payment company: it pays, refuses, pays another amount than asked, pays late, sends
// the same news twice and in the wrong order; and a stranger sends news with a forged signature.
import { parseUnits, type Units } from '@baize/money';
import { must } from './broken.ts';
import type { Chance } from './chance.ts';
import { tellingOf, type News, type Payment } from './payment-house.ts';
import type { KnownWithdrawal, Player } from './player.ts';
import type { World } from './world.ts';

const halfDayMs = 12 * 3600_000;
const forgedSecret = 'what a stranger guesses';

/** Decides about one waiting payment and tells the server until it says that it has heard. */
export async function decide(world: World, chance: Chance): Promise<void> {
  const kind = chance.pick(['deposit', 'payout'] as const);
  const waiting = world.payments.waiting(kind);
  if (waiting.length === 0) return;
  const payment = chance.pick(waiting);
  world.payments.decided(payment);
  return kind === 'deposit'
    ? decideDeposit(world, chance, payment)
    : decidePayout(world, chance, payment);
}

async function decideDeposit(world: World, chance: Chance, payment: Payment): Promise<void> {
  const way = chance.weighted({
    paid: 45,
    late: 20,
    other: 10,
    refused: 12,
    reversed: 5,
    forged: 8,
  });
  const asked = amountOf(payment);
  // Hours pass only while nobody else is in the middle of something.
  if (way === 'late' && world.isQuiet()) world.clock.advance(chance.between(60_000, halfDayMs));
  if (way === 'forged') await forge(world, chance, payment);
  if (way === 'refused') {
    await tell(world, newsOf(world, payment, 'failed', asked));
    world.tally.add('deposit refused by the provider');
    return;
  }
  const amount = way === 'other' ? asked + BigInt(chance.between(1, 5000)) * 100n : asked;
  const paid = newsOf(world, payment, 'paid', amount);
  // The failure that comes after the money changes nothing; before it, the money still counts.
  const failed = newsOf(world, payment, 'failed', asked);
  if (way === 'reversed' && chance.percent(50)) await tell(world, failed);
  await tell(world, paid);
  credit(world, payment, amount);
  world.tally.add('deposit paid');
  if (way === 'late' && world.isQuiet()) world.tally.add('deposit paid late');
  if (way === 'other') world.tally.add('deposit paid in another amount');
  if (way === 'reversed') await tell(world, failed);
  if (chance.percent(25)) await tellAgain(world, chance, paid);
}

function newsOf(world: World, payment: Payment, outcome: News['outcome'], amount: Units): News {
  return { payment, outcome, amount, at: world.clock.now() };
}

function amountOf({ amount }: Payment): Units {
  const read = parseUnits(amount, { decimalsMax: 4 });
  must(read !== undefined && read > 0n, 'the provider is asked for an amount', amount);
  return read;
}

/** The same news, twice at once or once more: it moves nothing. */
async function tellAgain(world: World, chance: Chance, news: News): Promise<void> {
  const times = chance.percent(50) ? 1 : 2;
  await Promise.all(Array.from({ length: times }, () => tell(world, news)));
  world.tally.add('news told twice');
}

/** Tells until it was heard. */
async function tell(world: World, news: News): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const status = await tellOnce(world, news).catch(() => 0);
    if (status === 200) return;
    must(status === 0 || status === 503, 'signed news is heard', { status, news });
  }
  throw new Error('the news was never heard');
}

async function tellOnce(world: World, news: News, secret?: string): Promise<number> {
  const { pathname } = new URL(news.payment.webhookUrl);
  const response = await world.fetch(pathname, tellingOf(news, world.clock.now(), secret));
  return response.status;
}

async function forge(world: World, chance: Chance, payment: Payment): Promise<void> {
  const amount = BigInt(chance.between(1, 1_000_000)) * 10_000n;
  const news = newsOf(world, payment, 'paid', amount);
  for (let status = 0; status === 0;) {
    status = await tellOnce(world, news, forgedSecret).catch(() => 0);
    must(status === 0 || status === 401, 'forged news is refused', status);
  }
  world.tally.add('news forged');
}

function credit(world: World, payment: Payment, amount: Units): void {
  const known = world.depositOf(amountOf(payment));
  must(known !== undefined, 'money arrives for a deposit somebody asked for', payment);
  const { player } = known;
  must(known.credited === undefined, 'a deposit is paid once', payment);
  known.credited = amount;
  player.cash += amount;
  player.turnoverRequired += amount * world.turnoverTimes;
}

async function decidePayout(world: World, chance: Chance, payment: Payment): Promise<void> {
  const known = world.payoutOf(payment.merchantRef);
  must(known !== undefined, 'only a withdrawal somebody asked for is paid out', payment);
  const { player, withdrawal } = known;
  must(amountOf(payment) === withdrawal.amount, 'as much is paid out as was held', payment);
  const paid = chance.percent(80);
  const news = newsOf(world, payment, paid ? 'paid' : 'failed', withdrawal.amount);
  await tell(world, news);
  if (paid) settle(world, player, withdrawal);
  else {
    // An operator who acts at the same time may have asked for the next payout already.
    if (world.isQuiet()) withdrawal.asked = false;
    world.tally.add('payout failed');
  }
  if (chance.percent(25)) await tellAgain(world, chance, news);
}

function settle(world: World, player: Player, withdrawal: KnownWithdrawal): void {
  must(withdrawal.state !== 'paid', 'a withdrawal is paid once', withdrawal);
  withdrawal.state = 'paid';
  withdrawal.receiptDueAt = world.clock.now() + world.receiptMs;
  player.held -= withdrawal.amount;
  player.inTransit += withdrawal.amount;
  world.tally.add('payout paid');
}
