// Corrections by staff: cash given or taken alone within a day's limit, everything else by two
// persons, who may meet at one correction; deposits credited against a proof; reports answered.
import { printUnits, type Units } from '@baize/money';
import type { Modules, StaffCaller } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, duel, givenOr, isDone, refusalOf, winnerOf, type CallTo } from './ask.ts';
import type { KnownDeposit } from './deposits/known.ts';
import { credit, noticeDeposits, reverse } from './deposits/notice.ts';
import { peso } from './known.ts';
import type { KnownCorrection, WalletWorld } from './world.ts';

type StaffCall = CallTo<StaffCaller>;

/** Proposes one, or lets a second person decide about one that waits. */
export async function correct(world: WalletWorld, chance: Chance): Promise<void> {
  if (world.corrections.length > 0 && chance.percent(65)) return decideOne(world, chance);
  const way = chance.weighted({ credit: 45, reversal: 15, cash: 40 });
  if (way === 'credit') return creditByHand(world, chance);
  return way === 'reversal' ? reverseByHand(world, chance) : giveOrTake(world, chance);
}

async function giveOrTake(world: WalletWorld, chance: Chance): Promise<void> {
  const member = chance.pick(world.members);
  const kind = chance.percent(60) ? ('in' as const) : ('out' as const);
  const amount = peso(chance.percent(60) ? chance.between(1, 60) : chance.between(600, 900));
  const by = chance.int(3);
  const input = {
    kind,
    playerId: member.id,
    amount: printUnits(amount, 2),
    reason: 'a correction',
    proof: '',
  };
  const isPoor = kind === 'out' && member.cash < amount;
  const asked = await ask(world, staffAt(world, by), ({ wallet }, call) =>
    wallet.actions.proposeAdjustment(call(input)),
  );
  const made = givenOr(asked, isPoor ? ['balance-too-low'] : [], 'a correction');
  if (!made) return;
  const correction = { id: made.id, kind, member, amount, depositId: '', by };
  if (made.state === 'waiting') return void world.corrections.push(correction);
  must(amount <= peso(500), 'one person corrects only within a day’s limit', made);
  post(world, correction);
  world.tally.add('correction posted by one');
}

function staffAt({ staff }: WalletWorld, place: number): StaffCaller {
  return staff[place] ?? staff[0];
}

/** The house found the money of a deposit that nobody told it of. */
async function creditByHand(world: WalletWorld, chance: Chance): Promise<void> {
  const may = ({ means, state, id }: KnownDeposit) =>
    means !== 'c2c' && state !== 'success' && !isWaiting(world, id);
  const own = [...world.deposits.values()].filter(may);
  const first = own.filter(({ means }) => means === 'house-account');
  if (own.length === 0) return giveOrTake(world, chance);
  const deposit = chance.pick(first.length > 0 && chance.percent(80) ? first : own);
  const by = chance.int(3);
  const amount = deposit.requested - BigInt(chance.int(3)) * 100n;
  const input = {
    kind: 'credit' as const,
    depositId: deposit.id,
    amount: printUnits(amount, 2),
    reason: 'found on our account',
    proof: 'statement of the day',
  };
  const propose = (proof: string) =>
    ask(world, staffAt(world, by), ({ wallet }, call) =>
      wallet.actions.proposeAdjustment(call({ ...input, proof })),
    );
  const without = await propose('');
  must(refusalOf(without.answer) === 'adjustment-proof-missing', 'a credit has a proof', without);
  const made = givenOr(await propose(input.proof), [], 'a credit by hand');
  must(made?.state === 'waiting', 'a credit by hand waits for a second person', made);
  const { member, id: depositId } = deposit;
  world.corrections.push({ id: made.id, kind: 'credit', member, amount, depositId, by });
}

/** What one member paid another never came by the house, and is not reversed by hand. */
async function reverseByHand(world: WalletWorld, chance: Chance): Promise<void> {
  const credited = [...world.deposits.values()].filter(
    ({ state, isReversed, id }) => state === 'success' && !isReversed && !isWaiting(world, id),
  );
  if (credited.length === 0) return giveOrTake(world, chance);
  const { id: depositId, member, arrived: amount, means } = chance.pick(credited);
  const by = chance.int(3);
  const input = {
    kind: 'reversal' as const,
    depositId,
    amount: printUnits(amount, 2),
    reason: 'the bank took it back',
    proof: '',
  };
  const asked = await ask(world, staffAt(world, by), ({ wallet }, call) =>
    wallet.actions.proposeAdjustment(call(input)),
  );
  const isMembers = means === 'c2c';
  const made = givenOr(asked, isMembers ? ['deposit-not-settled'] : [], 'a reversal by hand');
  must(!made || !isMembers, 'what a member paid is not reversed by hand', asked);
  if (!made) return;
  must(made.state === 'waiting', 'a reversal by hand waits for a second person', made);
  world.corrections.push({ id: made.id, kind: 'reversal', member, amount, depositId, by });
}

const isWaiting = ({ corrections }: WalletWorld, depositId: string): boolean =>
  corrections.some((one) => one.depositId === depositId);

const confirmIt = (id: string) => (modules: Modules, call: StaffCall) =>
  modules.wallet.actions.confirmAdjustment(call({ id }));
const refuseIt = (id: string) => (modules: Modules, call: StaffCall) =>
  modules.wallet.actions.refuseAdjustment(call({ id, reason: 'not as I see it' }));

async function decideOne(world: WalletWorld, chance: Chance): Promise<void> {
  const correction = chance.pick(world.corrections);
  const { id, by } = correction;
  if (chance.percent(20)) {
    const alone = await ask(world, staffAt(world, by), confirmIt(id), 'once');
    must(refusalOf(alone.answer) === 'second-person-needed', 'nobody confirms alone', alone);
  }
  const expected = obstacleOf(world, correction);
  const way = chance.weighted({ confirm: 65, refuse: 15, duel: 20 });
  if (way === 'refuse') return refuseOne(world, correction);
  if (way === 'duel' && by === 2 && expected === '') return duelOver(world, correction);
  const other = staffAt(world, (by + 1) % 3);
  const asked = await ask(world, other, confirmIt(id), 'once');
  const word = refusalOf(asked.answer);
  if (expected !== '') {
    must(word === expected, 'a correction is judged again when it is posted', [asked, expected]);
    return expected === 'balance-too-low' ? undefined : refuseOne(world, correction);
  }
  isDone(asked, 'adjustment-decided', 'a correction');
  confirmed(world, correction);
}

/** What stands against it by now. */
function obstacleOf({ deposits }: WalletWorld, correction: KnownCorrection): string {
  const { kind, member, amount, depositId } = correction;
  if (kind === 'out' && member.cash < amount) return 'balance-too-low';
  const deposit = deposits.get(depositId);
  if (kind === 'reversal') return deposit?.isReversed ? 'deposit-not-settled' : '';
  // What its company took back before it came is credited by nobody.
  const isDecided = deposit?.state === 'success' || deposit?.isReversed === true;
  return kind === 'credit' && isDecided ? 'deposit-settled-already' : '';
}

async function refuseOne(world: WalletWorld, correction: KnownCorrection): Promise<void> {
  const asked = await ask(world, world.staff[1], refuseIt(correction.id), 'once');
  isDone(asked, 'adjustment-decided', 'a refused correction');
  drop(world, correction);
}

function drop(world: WalletWorld, correction: KnownCorrection): void {
  const { corrections } = world;
  corrections.splice(corrections.indexOf(correction), 1);
  world.tally.add('correction refused');
}

/** One confirms and one refuses; or both confirm. Either way it is decided once. */
async function duelOver(world: WalletWorld, correction: KnownCorrection): Promise<void> {
  const { id } = correction;
  const both = await duel(world, [confirmIt(id), refuseIt(id)]);
  const winner = winnerOf(both, ['adjustment-decided']);
  if (winner === 0) confirmed(world, correction);
  else drop(world, correction);
}

function confirmed(world: WalletWorld, correction: KnownCorrection): void {
  const { corrections } = world;
  corrections.splice(corrections.indexOf(correction), 1);
  post(world, correction);
  const isCredit = correction.kind === 'credit';
  world.tally.add(isCredit ? 'deposit credited by two persons' : 'correction posted by two');
}

function post(world: WalletWorld, { kind, member, amount, depositId }: KnownCorrection): void {
  const deposit = world.deposits.get(depositId);
  if (kind === 'credit' && deposit !== undefined) return credit(world, deposit, amount);
  if (kind === 'reversal' && deposit !== undefined) return reverse(world, deposit, amount);
  const moved: Units = kind === 'in' ? amount : -amount;
  member.cash += moved;
}

/** Staff refuses an open deposit; what arrives later is credited all the same. */
export async function refuseDeposit(world: WalletWorld, chance: Chance): Promise<void> {
  const open = [...world.deposits.values()].filter(
    ({ state, means, isLost }) => state === 'open' && means !== 'c2c' && !isLost,
  );
  if (open.length === 0) return;
  const deposit = chance.pick(open);
  const input = { id: deposit.id, remark: 'nothing came' };
  const asked = await ask(
    world,
    world.staff[0],
    ({ wallet }, call) => wallet.actions.refuseDepositByHand(call(input)),
    'once',
  );
  isDone(asked, 'deposit-not-open', 'a deposit refused by hand');
  deposit.state = 'refused';
  world.tally.add('deposit refused by hand');
}

/** A report is answered once, even by two who answer at the same moment. */
export async function answerReport(world: WalletWorld, chance: Chance): Promise<void> {
  const reported = [...world.deposits.values()].filter(({ reportId }) => reportId !== undefined);
  if (reported.length === 0) return;
  const deposit = chance.pick(reported);
  const id = deposit.reportId ?? '';
  const answerIt = (state: 'found' | 'refused') => (modules: Modules, call: StaffCall) =>
    modules.wallet.actions.answerDepositReport(call({ id, state, answer: 'we have looked' }));
  if (chance.percent(40)) {
    const both = await duel(world, [answerIt('found'), answerIt('refused')]);
    winnerOf(both, ['deposit-report-answered']);
  } else {
    const asked = await ask(world, world.staff[2], answerIt('found'), 'once');
    isDone(asked, 'deposit-report-answered', 'an answer');
  }
  deposit.reportId = undefined;
  world.tally.add('deposit report answered');
  await noticeDeposits(world, [deposit.id]);
}
