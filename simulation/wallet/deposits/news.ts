// Tells what becomes of deposits at the companies, with every fault: late, twice, forged, out of
// order, in another amount, refused, never told, taken back.
import type { Units } from '@baize/money';
import { callOf } from '@baize/server/testing';
import { must } from '../../broken.ts';
import type { Chance } from '../../chance.ts';
import { tellingOf, type News } from '../../payment-house.ts';
import { ask, refusalOf } from '../ask.ts';
import type { CompanyPayment } from '../company.ts';
import type { Member } from '../known.ts';
import type { WalletWorld } from '../world.ts';
import { channels } from './channels.ts';
import { blockOn } from './known.ts';
import { noticeDeposits } from './notice.ts';
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

/**
 * The bank of a member is down: one deposit after the other fails, until their means is blocked.
 */
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
  const amount = amountBy[way]?.(units) ?? units;
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

const amountBy: Partial<Readonly<Record<Way, (units: Units) => Units>>> = {
  part: (units) => centOf(units / 2n),
  more: (units) => units + centOf(units / 3n),
};

const saidBy: Partial<Readonly<Record<Way, News['outcome']>>> = {
  failed: 'failed',
  'reversed before paid': 'reversed',
};
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
  say(saidBy[way] ?? 'paid');
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
