// The cashiers of the wallet's world: they approve, refuse, sign by two, pay and split, and now and
// then two of them act at one withdrawal at the same moment, of which exactly one has an effect.
import { printUnits, type Units } from '@baize/money';
import type { Modules, StaffCaller } from '@baize/server/testing';
import { must } from '../../broken.ts';
import type { Chance } from '../../chance.ts';
import { ask, duel, givenOr, isDone, refusalOf, winnerOf, type CallTo } from '../ask.ts';
import { peso } from '../known.ts';
import type { WalletWorld } from '../world.ts';
import { netOf, type KnownWithdrawal } from './known.ts';
import { workOnParts } from './parts.ts';
import { heldFrom } from './rules.ts';

type StaffCall = CallTo<StaffCaller>;
const signedFrom = peso(3000);
const dayMs = 86_400_000;
const remark = 'the name on the card is another';

export async function judge(world: WalletWorld, chance: Chance): Promise<void> {
  const open = [...world.withdrawals.values()].filter(({ state }) =>
    ['pending', 'approved', 'paying'].includes(state),
  );
  if (open.length === 0) return;
  const withdrawal = chance.pick(open);
  if (withdrawal.isSplit) return workOnParts(world, chance, withdrawal);
  if (withdrawal.state === 'pending') return judgePending(world, chance, withdrawal);
  if (withdrawal.state === 'approved') return judgeApproved(world, chance, withdrawal);
  return owes(withdrawal) ? mustWait(world, payIt(withdrawal.id)) : pay(world, withdrawal);
}

const approveIt = (id: string) => (modules: Modules, call: StaffCall) =>
  modules.wallet.actions.approveWithdrawal(call({ id }));
const refuseIt = (id: string) => (modules: Modules, call: StaffCall) =>
  modules.wallet.actions.refuseWithdrawal(call({ id, remark }));
const payIt = (id: string) => (modules: Modules, call: StaffCall) =>
  modules.wallet.actions.payWithdrawal(call({ id }));

const splitInOne = (withdrawal: KnownWithdrawal) => (modules: Modules, call: StaffCall) => {
  const parts = [{ amount: printUnits(netOf(withdrawal), 2), way: 'payout' as const }];
  return modules.wallet.actions.splitWithdrawal(call({ id: withdrawal.id, parts }));
};

const owes = ({ member }: KnownWithdrawal): boolean => member.debt > 0n;

/** A deposit was taken back since: nothing is approved, split or paid before the debt is paid. */
async function mustWait<A>(
  world: WalletWorld,
  act: (modules: Modules, call: StaffCall) => Promise<A>,
): Promise<void> {
  const { answer } = await ask(world, world.staff[2], act, 'once');
  must(refusalOf(answer) === 'member-owes', 'no money leaves whose member owes', answer);
  world.tally.add('withdrawal stopped by a debt');
}

/** Large by itself, or together with what its member asked for within a day before it. */
function takesTwo(world: WalletWorld, { id, member, amount, requestedAt }: KnownWithdrawal) {
  const within = [...world.withdrawals.values()].filter(
    (one) =>
      one.id !== id &&
      one.member === member &&
      one.state !== 'refused' &&
      one.requestedAt <= requestedAt &&
      one.requestedAt >= requestedAt - dayMs,
  );
  return within.reduce((sum, one) => sum + one.amount, amount) >= signedFrom;
}

async function judgePending(
  world: WalletWorld,
  chance: Chance,
  withdrawal: KnownWithdrawal,
): Promise<void> {
  const { id, amount } = withdrawal;
  const way = chance.weighted({ approve: 68, refuse: 17, duel: 15 });
  if (way === 'refuse') return refuse(world, withdrawal);
  if (owes(withdrawal)) return mustWait(world, approveIt(id));
  if (takesTwo(world, withdrawal)) return sign(world, chance, withdrawal);
  if (way === 'duel') {
    const both = await duel(world, [approveIt(id), refuseIt(id)]);
    // A refusal may follow an approval: both then have their effect, one after the other.
    const [approved, refused] = both.map(refusalOf);
    must(refused === '', 'a withdrawal that was not paid can be refused', both);
    must(approved === '' || approved === 'withdrawal-not-pending', 'a late approval is told', both);
    return becomeRefused(world, withdrawal);
  }
  const asked = await ask(world, world.staff[0], approveIt(id), 'once');
  isDone(asked, 'withdrawal-not-pending', 'an approval');
  withdrawal.state = 'approved';
  world.tally.add('withdrawal approved');
  if (amount >= heldFrom) await mustBeHeld(world, withdrawal);
}

/** The rules hold a large one with a reason, and only a person lets it go. */
async function mustBeHeld({ house, tally }: WalletWorld, { id }: KnownWithdrawal): Promise<void> {
  const found = await house.pool.query<{ hold: string }>(
    'select hold from cashier_case where withdrawal_id = $1',
    [id],
  );
  must(found.rows[0]?.hold === 'large', 'a rule holds what it is to hold', found.rows);
  tally.add('withdrawal held by a rule');
}

/** Two persons sign the exact record; one of them alone approves nothing. */
async function sign(world: WalletWorld, chance: Chance, withdrawal: KnownWithdrawal) {
  const { id } = withdrawal;
  const [ana, ben] = chance.percent(50) ? world.staff : world.staff.toReversed();
  must(ana !== undefined && ben !== undefined, 'there are cashiers');
  const alone = await ask(world, ana, approveIt(id), 'once');
  must(refusalOf(alone.answer) === 'signatures-needed', 'a large one takes two persons', alone);
  world.tally.add('withdrawal without signatures refused');
  const seen = await ask(world, ana, ({ cashier }, call) =>
    cashier.actions.getEvidence(call({ id })),
  );
  const record = givenOr(seen, [], 'the evidence')?.case.record ?? '';
  const signIt = (modules: Modules, call: StaffCall) =>
    modules.cashier.actions.signCase(call({ id, record }));
  for (const again of [0, 1]) {
    const first = await ask(world, ana, signIt, 'once');
    isDone(first, 'withdrawal-not-pending', 'a signature');
    if (again === 1) continue;
    const still = await ask(world, ben, approveIt(id), 'once');
    const refused = refusalOf(still.answer);
    must(refused === 'signatures-needed', 'one signature approves nothing', still);
  }
  isDone(await ask(world, ben, signIt, 'once'), 'withdrawal-not-pending', 'a second signature');
  withdrawal.state = 'approved';
  world.tally.add('withdrawal signed by two');
}

async function refuse(world: WalletWorld, withdrawal: KnownWithdrawal): Promise<void> {
  const asked = await ask(world, world.staff[1], refuseIt(withdrawal.id), 'once');
  isDone(asked, 'withdrawal-not-pending', 'a refusal');
  becomeRefused(world, withdrawal);
}

function becomeRefused({ tally }: WalletWorld, withdrawal: KnownWithdrawal): void {
  const { member, amount } = withdrawal;
  withdrawal.state = 'refused';
  member.held -= amount;
  member.cash += amount;
  tally.add('withdrawal refused');
}

async function judgeApproved(
  world: WalletWorld,
  chance: Chance,
  withdrawal: KnownWithdrawal,
): Promise<void> {
  const isOnItsWay = withdrawal.payoutId !== undefined;
  const way = chance.weighted({ pay: 40, split: 38, refuse: 8, duel: 14 });
  if (way === 'refuse' && !isOnItsWay) return refuse(world, withdrawal);
  if (owes(withdrawal) && way === 'split') return mustWait(world, splitInOne(withdrawal));
  if (owes(withdrawal)) return mustWait(world, payIt(withdrawal.id));
  if (way === 'split' && !isOnItsWay) return split(world, chance, withdrawal);
  if (way === 'duel' && !isOnItsWay) return duelOver(world, withdrawal);
  return pay(world, withdrawal);
}

/** One pays and one refuses: the money leaves, or goes back, never both. */
async function duelOver(world: WalletWorld, withdrawal: KnownWithdrawal): Promise<void> {
  const { id } = withdrawal;
  const both = await duel(world, [payIt(id), refuseIt(id)]);
  const [paid, refused] = both.map(refusalOf);
  if (paid === 'provider-unavailable') {
    must(refused === 'withdrawal-not-pending', 'what may be on its way is not refused', both);
    withdrawal.state = 'approved';
    withdrawal.payoutId = id;
    return notePayout(world, withdrawal);
  }
  const already = ['withdrawal-not-approved', 'withdrawal-not-pending'];
  if (winnerOf(both, already) === 1) return becomeRefused(world, withdrawal);
  withdrawal.state = 'paying';
  return notePayout(world, withdrawal);
}

async function pay(world: WalletWorld, withdrawal: KnownWithdrawal): Promise<void> {
  const asked = await ask(world, world.staff[2], payIt(withdrawal.id), 'once');
  const sent = givenOr(asked, ['provider-unavailable'], 'a payment');
  withdrawal.state = sent ? 'paying' : 'approved';
  return notePayout(world, withdrawal);
}

/** A provider that gave no answer may have got it: the money counts as on its way. */
async function notePayout(world: WalletWorld, withdrawal: KnownWithdrawal): Promise<void> {
  const found = await world.house.pool.query<{ id: string; state: string }>(
    `select p.id, w.state from wallet_payout p join wallet_withdrawal w on w.id = withdrawal_id
      where withdrawal_id = $1 and p.state = 'asked'`,
    [withdrawal.id],
  );
  must(found.rows.length === 1, 'one payout is on its way', found.rows);
  withdrawal.payoutId = found.rows[0]?.id;
  const state = found.rows[0]?.state;
  // Asked twice, the second answer decides whether it counts as sent.
  if (state === 'paying' || state === 'approved') withdrawal.state = state;
}

/** Splits its net amount into parts; a split that does not come to it is refused before. */
async function split(world: WalletWorld, chance: Chance, withdrawal: KnownWithdrawal) {
  const { id, fee, member } = withdrawal;
  const amounts = cut(netOf(withdrawal), chance);
  const parts = amounts.map((amount) => ({
    amount: printUnits(amount, 2),
    way: amount >= peso(50) && chance.percent(65) ? ('c2c' as const) : ('payout' as const),
  }));
  const splitIt = (asked: typeof parts) => (modules: Modules, call: StaffCall) =>
    modules.wallet.actions.splitWithdrawal(call({ id, parts: asked }));
  if (chance.percent(20)) {
    const wrong = [...parts, { amount: '60.00', way: 'c2c' as const }];
    const refused = await ask(world, world.staff[0], splitIt(wrong), 'once');
    must(refusalOf(refused.answer) === 'parts-sum-wrong', 'parts are the amount', refused);
    world.tally.add('wrong split refused');
  }
  if (chance.percent(15)) {
    const both = await duel(world, [splitIt(parts), splitIt(parts)]);
    winnerOf(both, ['withdrawal-not-approved']);
  } else {
    const asked = await ask(world, world.staff[0], splitIt(parts), 'once');
    isDone(asked, 'withdrawal-not-approved', 'a split');
  }
  withdrawal.isSplit = true;
  withdrawal.state = 'paying';
  member.held -= fee;
  world.sums.fees += fee;
  for (const [at, amount] of amounts.entries()) {
    const { way = 'payout' } = parts[at] ?? {};
    const partId = `${id}p${at + 1}`;
    const open = { state: 'open', payoutId: undefined, match: undefined, dueAt: 0 } as const;
    const rest = { isAnswered: false, answerBy: 0 };
    world.parts.set(partId, { id: partId, withdrawal, amount, way, ...open, ...rest });
  }
  world.tally.add('withdrawal split');
}

/** Into two to four pieces of whole cents. */
function cut(net: Units, chance: Chance): Units[] {
  const pieces: Units[] = [];
  let left = net;
  for (let more = chance.between(1, 3); more > 0 && left > peso(120); more -= 1) {
    const share = (left * BigInt(chance.between(20, 60))) / 100n;
    const piece = share - (share % 100n);
    pieces.push(piece);
    left -= piece;
  }
  return [...pieces, left];
}
