// Play and deposits of the world of promotions: rounds from stake to payout, rounds that are left
// open while bonuses and breaks come and go, and a bonus that is cancelled while its bet is
// settled.
import { isRefusal } from '@baize/contract';
import { printUnits, type Units } from '@baize/money';
import { callOf } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { tellingOf } from '../payment-house.ts';
import { ask, calmly, newIntent, refusalOf } from '../wallet/ask.ts';
import { channels } from '../wallet/deposits/channels.ts';
import { activeOf, peso, takeBack, type KnownBonus, type OpenBet } from '../wallet/known.ts';
import { fund, settle, stakeOn } from '../wallet/stakes.ts';
import { settleFree } from './free-rounds.ts';
import { isPaused, type Rewarded } from './known.ts';
import { slotCode } from './specs.ts';
import type { PromotionsWorld } from './world.ts';

const provider = { kind: 'provider' } as const;

/** Paid at the company as soon as it is opened, and told until it is heard. */
export async function deposit(
  world: PromotionsWorld,
  member: Rewarded,
  amount: Units,
): Promise<void> {
  const { bankCodes, bankType, code: channel, provider: vendorId } = channels[0];
  const wired = Number(printUnits(amount, 2));
  const input = { amount: wired, vendorId, bankCode: bankCodes[0], bankType, channel };
  const before = new Set(world.company.payments.keys());
  const asked = await ask(world, member.caller(), ({ wallet }, call) =>
    wallet.actions.depositByQrImageUrl(call(input)),
  );
  const word = refusalOf(asked.answer);
  must(word === '' || word === 'provider-unavailable', 'a deposit can be opened', asked);
  const made = [...world.company.payments].filter(([id]) => !before.has(id));
  const [payment] = made.map(([, one]) => one);
  if (word !== '' || payment === undefined) return;
  const news = { payment, outcome: 'paid', amount, at: world.clock.now() } as const;
  const { headers, body } = tellingOf(news, world.clock.now());
  await ask(world, provider, ({ wallet }) => {
    const call = callOf(provider, { provider: 'sandpay' }, world.clock.now());
    return wallet.actions.hearPayment({ ...call, headers, rawBody: Buffer.from(body) });
  });
  member.cash += amount;
  member.deposited += amount;
  world.sums.clearing -= amount;
  world.tally.add('deposit credited');
  world.credited.push({ member, id: payment.merchantRef, amount });
}

export async function payIn(
  world: PromotionsWorld,
  member: Rewarded,
  chance: Chance,
): Promise<void> {
  await deposit(world, member, peso(chance.between(50, 250)));
}

const stakeOf = (member: Rewarded, chance: Chance): Units => {
  const most = Number((member.cash + member.bonusMoney) / 10_000n);
  const whole = chance.percent(20) ? most : Math.floor((most * chance.between(4, 50)) / 100);
  return peso(Math.max(1, Math.min(whole, 500)));
};

const payoutOf = (stake: Units, chance: Chance): Units => {
  const tenths = chance.weighted({ '0': 46, '5': 8, '10': 10, '13': 18, '23': 13, '50': 5 });
  return (stake * BigInt(tenths)) / 10n;
};

/** Undefined: the stake was refused, for the reason that was reckoned. */
async function open(world: PromotionsWorld, member: Rewarded, chance: Chance) {
  const stake = stakeOf(member, chance);
  const now = world.clock.now();
  const intent = newIntent(world);
  const bet: OpenBet = {
    name: `round ${intent}`,
    category: 'RNG',
    stake: 0n,
    paid: 0n,
    bonus: undefined,
  };
  const asked = await ask(world, member.caller(), async ({ wagering }) => {
    const game = { family: 'slots', gameCode: slotCode, gameVersion: '1', bet: '' } as const;
    const player = member.caller();
    const outcome = await wagering.openRound({ ...game, player, intent, stake, now, paceMs: 0 });
    return isRefusal(outcome) ? outcome : { round: outcome.round };
  });
  const funding = isPaused(member, now) ? { refused: 'player-on-break' } : fund(member, stake, now);
  const expected = 'refused' in funding ? funding.refused : '';
  const word = refusalOf(asked.answer);
  must(word === expected, 'a stake is taken from the purse that pays', [word, expected, stake]);
  if ('refused' in funding || isRefusal(asked.answer)) return undefined;
  stakeOn(member, bet, stake, funding);
  member.rounds.set(bet.name, asked.answer.round);
  return bet;
}

/** One round of a game is open at a time. */
export const isPlaying = ({ bets, openFree }: Rewarded): boolean =>
  bets.size > 0 || openFree !== undefined;

export async function playRounds(
  world: PromotionsWorld,
  member: Rewarded,
  chance: Chance,
): Promise<void> {
  if (isPlaying(member)) return settleOpen(world, member, chance);
  for (let rounds = chance.between(1, 3); rounds > 0; rounds -= 1) {
    const bet = await open(world, member, chance);
    if (bet === undefined) return;
    await settleBet(world, member, { bet, chance });
  }
}

export async function leaveOpen(
  world: PromotionsWorld,
  member: Rewarded,
  chance: Chance,
): Promise<void> {
  if (isPlaying(member)) return settleOpen(world, member, chance);
  if ((await open(world, member, chance)) !== undefined) world.tally.add('round left open');
}

const openBets = ({ bets }: Rewarded): OpenBet[] => [...bets.values()];

export async function settleOpen(
  world: PromotionsWorld,
  member: Rewarded,
  chance: Chance,
): Promise<void> {
  if (member.openFree !== undefined) return settleFree(world, member, chance);
  const bets = openBets(member);
  if (bets.length === 0) return leaveOpen(world, member, chance);
  await settleBet(world, member, { bet: chance.pick(bets), chance });
}

interface Settling {
  readonly bet: OpenBet;
  readonly chance: Chance;
}

async function settleBet(world: PromotionsWorld, member: Rewarded, { bet, chance }: Settling) {
  const payout = payoutOf(bet.stake, chance);
  const round = roundOf(member, bet);
  await ask(world, member.caller(), ({ wagering }) =>
    wagering.settleRound({ round, payout, draws: [], outcome: {} }),
  );
  noteSettled(world, member, { bet, payout });
}

function roundOf(member: Rewarded, { name }: OpenBet) {
  const round = member.rounds.get(name);
  must(round !== undefined, 'an open bet has its round', name);
  return round;
}

interface Settled {
  readonly bet: OpenBet;
  readonly payout: Units;
}

function noteSettled(world: PromotionsWorld, member: Rewarded, { bet, payout }: Settled): void {
  const at = world.clock.now();
  const { stake, bonus } = bet;
  const { end } = settle(member, bet, { payout, at, house: world.sums });
  member.rounds.delete(bet.name);
  member.plays.push({ at, stake, payout });
  world.tally.add('round settled');
  if (end === 'released') world.tally.add('bonus released');
  if (end === 'spent') world.tally.add('bonus spent');
  const state = member.bonuses.find(({ id }) => id === bonus?.id)?.state;
  if (state === 'expired') world.tally.add('bonus expired in the middle of a round');
  if (bonus !== undefined && state !== 'active' && end === undefined)
    world.tally.add('bet of an ended bonus settled');
}

/** The member cancels the bonus in one process while another settles a bet that it paid. */
export async function cancelDuringSettlement(
  world: PromotionsWorld,
  member: Rewarded,
  chance: Chance,
): Promise<void> {
  const bonus = activeOf(member);
  const bet = openBets(member).find((one) => one.bonus?.id === bonus?.id && one.bonus);
  if (bonus === undefined || bet === undefined) return leaveOpen(world, member, chance);
  const payout = payoutOf(bet.stake, chance);
  const { version } = await calmly(world, member.caller(), ({ wallet }, call) =>
    wallet.actions.previewBonusCancel(call({ id: bonus.id })),
  );
  const [first, second] = await Promise.all([
    world.house.modules('first'),
    world.house.modules('second'),
  ]);
  const call = callOf(member.caller(), { id: bonus.id, version }, world.clock.now(), {
    intent: newIntent(world),
  });
  const [cancelled] = await Promise.all([
    first.modules.wallet.actions.cancelBonus(call),
    second.modules.wagering.settleRound({
      round: roundOf(member, bet),
      payout,
      draws: [],
      outcome: {},
    }),
  ]);
  const word = refusalOf(cancelled);
  must(['', 'bonus-changed', 'bonus-not-open'].includes(word), 'a bonus can be cancelled', word);
  const isFirst = word === '' && !(await isCounted(world, member, bonus));
  if (isFirst) takeBack(member, bonus, world.sums, 'cancelled');
  noteSettled(world, member, { bet, payout });
  if (word !== '') return;
  if (!isFirst) takeBack(member, bonus, world.sums, 'cancelled');
  world.tally.add('bonus cancelled during a settlement');
}

/** Whether the bet reduced what the bonus asked for before that was gone. */
async function isCounted(
  { house }: PromotionsWorld,
  member: Rewarded,
  { id }: KnownBonus,
): Promise<boolean> {
  const { rows } = await house.pool.query<{ done: string }>(
    `select done::text from wallet_requirement where kind = 'bonus' and source_id = $1`,
    [id],
  );
  const known = member.items.find(({ source }) => source === id)?.done ?? 0n;
  return BigInt(rows[0]?.done ?? 0) > known;
}
