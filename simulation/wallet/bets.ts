// Bets of the wallet's world, over rounds of our own, slips of a lottery and rounds of a vendor:
// what each takes from which purse, returns to which, and counts for the requirements.
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { isRefusal } from '@baize/contract';
import { eventIdOf, planAt, ticketOf } from '@baize/server/testing';
import { ask, newIntent } from './ask.ts';
import { advance, peso, type Member, type OpenBet } from './known.ts';
import { fund, giveBack, returnTo, settle, stakeOn } from './stakes.ts';
import type { WalletWorld } from './world.ts';

const gameCode = 'golden-lotus-20';
const vendor = 'SBXA';
const lottery = 'SSC_1M';
const caseCategory = 'LOTT';

const stakeOf = (member: Member, chance: Chance): bigint => {
  const most = Number((member.cash + member.bonusMoney) / 10_000n);
  const whole = chance.percent(15) ? most : Math.floor((most * chance.between(2, 45)) / 100);
  return peso(Math.max(1, Math.min(whole, 4_000)));
};

const payoutOf = (stake: bigint, chance: Chance): bigint => {
  const tenths = chance.weighted({ '0': 52, '5': 8, '10': 8, '13': 14, '23': 13, '60': 5 });
  return (stake * BigInt(tenths)) / 10n + (tenths === '13' ? 1n : 0n);
};

const betOf = (name: string, category: OpenBet['category']): OpenBet => ({
  name,
  category,
  stake: 0n,
  paid: 0n,
  bonus: undefined,
});

/** A stake is taken as reckoned, or refused for the reason that was reckoned. */
function isTaken(
  world: WalletWorld,
  member: Member,
  asked: { readonly stake: bigint; readonly word: string; readonly bet: OpenBet },
): boolean {
  const { stake, word, bet } = asked;
  const known = bet.stake > 0n ? bet : undefined;
  const funding = fund(member, stake, world.clock.now(), known);
  const expected = 'refused' in funding ? funding.refused : '';
  must(word === expected, 'a stake is taken from the purse that pays', [word, expected, stake]);
  if (word === 'bonus-stake-too-high') world.tally.add('stake above a bonus refused');
  if ('refused' in funding) return false;
  stakeOn(member, bet, stake, funding);
  if (funding.part > 0n) world.tally.add('stake paid by a bonus');
  return true;
}

function tellEnd(
  world: WalletWorld,
  member: Member,
  { end, met, bonus }: { end: ReturnType<typeof advance>; met: number; bonus: OpenBet['bonus'] },
): void {
  if (met > 0) world.tally.add('requirement met', met);
  if (end === 'released') world.tally.add('bonus released');
  if (end === 'spent') world.tally.add('bonus spent');
  const state = member.bonuses.find(({ id }) => id === bonus?.id)?.state;
  const isEnded = bonus !== undefined && state !== 'active' && end === undefined;
  if (isEnded) world.tally.add('bet of an ended bonus settled');
}

/** A few rounds of our own, each from stake to payout. */
export async function playRounds(
  world: WalletWorld,
  member: Member,
  chance: Chance,
): Promise<void> {
  for (let rounds = chance.between(1, 3); rounds > 0; rounds -= 1)
    if (!(await playRound(world, member, chance))) return;
}

async function playRound(world: WalletWorld, member: Member, chance: Chance): Promise<boolean> {
  const stake = stakeOf(member, chance);
  const intent = newIntent(world);
  const asked = await ask(world, member.caller(), async ({ wagering }) => {
    const player = member.caller();
    const game = { family: 'slots', gameCode, gameVersion: '1', bet: '' };
    const outcome = await wagering.openRound({
      ...game,
      player,
      intent,
      stake,
      now: world.clock.now(),
      paceMs: 0,
    });
    return isRefusal(outcome) ? outcome : { round: outcome.round };
  });
  const word = isRefusal(asked.answer) ? asked.answer.refused : '';
  const bet = betOf(`round ${intent}`, 'RNG');
  if (!isTaken(world, member, { stake, word, bet }) || isRefusal(asked.answer)) return false;
  const { round } = asked.answer;
  if (chance.percent(8)) {
    await ask(world, member.caller(), ({ wagering }) => wagering.voidRound(round, 'a test'));
    giveBack(member, bet, world.sums);
    tellEnd(world, member, { end: advance(member, world.sums), met: 0, bonus: bet.bonus });
    world.tally.add('round void');
    return true;
  }
  const payout = payoutOf(stake, chance);
  await ask(world, member.caller(), ({ wagering }) =>
    wagering.settleRound({ round, payout, draws: [], outcome: {} }),
  );
  const settled = settle(member, bet, { payout, at: world.clock.now(), house: world.sums });
  tellEnd(world, member, { ...settled, bonus: bet.bonus });
  world.tally.add('round settled');
  return true;
}

type Kind = 'bet' | 'win' | 'rollback' | 'end';

interface Message {
  readonly kind: Kind;
  readonly round: string;
  readonly amount?: bigint;
  readonly betRef?: string;
  readonly requestId?: string;
}

async function send(world: WalletWorld, member: Member, message: Message): Promise<string> {
  const { kind, round, amount = 0n, betRef = '', requestId = newIntent(world) } = message;
  const now = world.clock.now();
  const told = await ask(world, member.caller(), ({ wagering }) =>
    wagering.vendorMessage({
      vendor,
      requestId,
      kind,
      playerId: member.id,
      currency: 'PHP',
      round,
      gameCode: 'harbour-wheel',
      amount,
      betRef,
      now,
      sessionSince: now,
    }),
  );
  return isRefusal(told.answer) ? told.answer.refused : told.answer.error;
}

/** A vendor's round is begun, or goes on: another bet, a win, a bet taken back, the end. */
export async function playAtVendor(
  world: WalletWorld,
  member: Member,
  chance: Chance,
): Promise<void> {
  const open = [...member.bets.values()].find(({ category }) => category === 'LIVE');
  const bet = open ?? betOf(`vendor ${newIntent(world)}`, 'LIVE');
  const way = open ? chance.weighted({ bet: 15, win: 25, rollback: 12, end: 48 }) : 'bet';
  if (way === 'bet') return betAtVendor(world, member, { chance, bet });
  if (way === 'win') return winAtVendor(world, member, { chance, bet });
  const word = await send(world, member, { kind: 'end', round: bet.name });
  must(word === '', 'a vendor’s round ends', word);
  const end = settle(member, bet, { payout: 0n, at: world.clock.now(), house: world.sums });
  tellEnd(world, member, { ...end, bonus: bet.bonus });
  world.tally.add('vendor round ended');
}

interface AtVendor {
  readonly chance: Chance;
  readonly bet: OpenBet;
}

/** Some bets are taken back at once, as the vendor could not carry them out. */
async function betAtVendor(world: WalletWorld, member: Member, { chance, bet }: AtVendor) {
  const stake = stakeOf(member, chance);
  const requestId = newIntent(world);
  const before = bet.bonus?.part ?? 0n;
  const asked = { kind: 'bet', round: bet.name, amount: stake, requestId } as const;
  const word = await send(world, member, asked);
  if (!isTaken(world, member, { stake, word, bet })) return;
  tellEnd(world, member, { end: advance(member, world.sums), met: 0, bonus: undefined });
  if (bet.stake > stake || !chance.percent(20)) return;
  const back = { kind: 'rollback', round: bet.name, betRef: requestId } as const;
  const refused = await send(world, member, back);
  must(refused === '' && before === 0n, 'a bet can be taken back', refused);
  giveBack(member, bet, world.sums);
  tellEnd(world, member, { end: advance(member, world.sums), met: 0, bonus: bet.bonus });
  const over = await send(world, member, { kind: 'end', round: bet.name });
  must(over === '', 'a round without a bet ends', over);
  world.tally.add('vendor bet rolled back');
}

async function winAtVendor(world: WalletWorld, member: Member, { chance, bet }: AtVendor) {
  const amount = payoutOf(bet.stake, chance);
  const word = await send(world, member, { kind: 'win', round: bet.name, amount });
  must(word === '', 'a win of a standing bet is paid', word);
  if (amount === 0n) return;
  returnTo(member, { amount, stake: bet.stake, bonus: bet.bonus }, world.sums);
  bet.paid += amount;
  tellEnd(world, member, { end: advance(member, world.sums), met: 0, bonus: undefined });
}

const openMs = 3_600_000;

/** Slips on an issue whose numbers come from outside. */
export async function laySlip(world: WalletWorld, member: Member, chance: Chance): Promise<void> {
  const now = world.clock.now();
  const issue = world.issues.find(({ drawsAt }) => drawsAt > now + 120_000) ?? (await plan(world));
  const times = chance.between(1, 20);
  const ticket = ticketOf(lottery, { bet: '3X_DIRECT_BACK', text: '1|2|3', times });
  const player = member.caller();
  const caller = { kind: 'game' as const, player, gameCode: lottery, opening: '' };
  const total = `${ticket.stake / 10_000n}.00`;
  const input = { gameCode: lottery, issue: issue.issue, slips: [ticket.asked], total };
  const asked = await ask(world, caller, async ({ lottery: module }, call) => {
    const answer = await module.actions.placeLotteryOrder(call(input));
    return isRefusal(answer) ? answer : { orderId: answer.orderId };
  });
  const word = isRefusal(asked.answer) ? asked.answer.refused : '';
  const orderId = isRefusal(asked.answer) ? '' : asked.answer.orderId;
  const bet = betOf(`slip ${issue.eventId} ${orderId}`, caseCategory);
  isTaken(world, member, { stake: ticket.stake, word, bet });
}

async function plan(world: WalletWorld) {
  const now = world.clock.now();
  const [closesAt, drawsAt] = [now + openMs, now + openMs + 5000];
  const issue = newIntent(world).slice(0, 20);
  const moments = { closesAt, drawsAt, dayEndsAt: drawsAt };
  const event = planAt(now, { gameCode: lottery, name: issue, drawnBy: 'outside', ...moments });
  const { modules } = await world.house.modules('first');
  await modules.wagering.planEvents([event]);
  const planned = { eventId: eventIdOf(event), issue, drawsAt };
  world.issues.push(planned);
  return planned;
}

/** The numbers of issues whose time is over come, and every slip on them is settled. */
export async function drawIssues(world: WalletWorld, chance: Chance): Promise<void> {
  for (const issue of world.issues.filter(({ drawsAt }) => drawsAt <= world.clock.now())) {
    world.issues.splice(world.issues.indexOf(issue), 1);
    await drawIssue(world, chance, issue);
  }
}

async function drawIssue(
  world: WalletWorld,
  chance: Chance,
  { eventId, drawsAt }: WalletWorld['issues'][number],
): Promise<void> {
  const isWon = chance.percent(45);
  const result = isWon ? [0, 0, 1, 2, 3] : [9, 8, 7, 6, 5];
  const { modules } = await world.house.modules('first');
  const asked = { eventId, result, version: 1, enteredBy: 'ana', confirmedBy: 'ben' };
  const set = await modules.wagering.setResult({ ...asked, reason: '', now: drawsAt });
  must(!('refused' in set), 'an outside result is taken', set);
  await modules.wagering.settleEvent(eventId);
  const found = await world.house.pool.query<{ payout: string; order_id: string }>(
    `select payout::text, order_id from wagering_round where event_id = $1 order by settled_at,
      player_id, order_id`,
    [eventId],
  );
  for (const { order_id: orderId, payout } of found.rows) {
    must(BigInt(payout) > 0n === isWon, 'a slip wins by its numbers', [payout, isWon]);
    settleSlip(world, `slip ${eventId} ${orderId}`, BigInt(payout));
  }
}

function settleSlip(world: WalletWorld, name: string, payout: bigint): void {
  const member = world.members.find(({ bets }) => bets.has(name));
  const bet = member?.bets.get(name);
  must(member !== undefined && bet !== undefined, 'no slip lies that nobody laid', name);
  const at = world.clock.now();
  const settled = settle(member, bet, { payout, at, house: world.sums });
  // What a slip wins pays a debt first.
  const paid = member.debt < settled.own ? member.debt : settled.own;
  member.debt -= paid;
  member.cash -= paid;
  tellEnd(world, member, { ...settled, bonus: bet.bonus });
  world.tally.add(payout > 0n ? 'slip won' : 'slip lost');
}
