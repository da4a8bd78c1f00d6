// Whether money arrived: the members' word, the house's after silence, and disputes that one person
// or two decide, never against a payer who was not heard.
import type { AnswerOf, wallet as contract } from '@baize/contract';
import type { Modules, StaffCaller } from '@baize/server/testing';
import { must } from '../../broken.ts';
import type { Chance } from '../../chance.ts';
import { ask, duel, givenOr, isDone, refusalOf, winnerOf, type CallTo } from '../ask.ts';
import { openItem, peso, type Member } from '../known.ts';
import { picture } from '../../picture.ts';
import type { WalletWorld } from '../world.ts';
import { closeWhole, netOf, partsOf, type KnownPart, type KnownWithdrawal } from './known.ts';
import { countUnpaid, endMatch } from './parts.ts';

type StaffCall = CallTo<StaffCaller>;
type Outcome = 'received' | 'returned';

const answerMs = 24 * 3_600_000;
const secondFrom = peso(200);

export const isAsked = ({ state }: KnownPart): boolean =>
  state === 'paid' || state === 'proof' || state === 'matched';

export const isUnanswered = ({ isSplit, state, receipt }: KnownWithdrawal): boolean =>
  !isSplit && state === 'paid' && receipt === 'not-received';

/** A member answers for a whole withdrawal, for a part, or for all parts. */
export async function answer(world: WalletWorld, member: Member, chance: Chance): Promise<void> {
  const mine = [...world.withdrawals.values()].filter((one) => one.member === member);
  const whole = mine.filter(isUnanswered);
  const parts = mine.filter(({ isSplit }) => isSplit).flatMap((one) => partsOf(world, one));
  const asked = parts.filter(isAsked);
  if (asked.length > 0 && (whole.length === 0 || chance.percent(60)))
    return answerPart(world, chance, chance.pick(asked));
  if (whole.length > 0) await answerWhole(world, chance, chance.pick(whole));
}

type Input = Parameters<Modules['wallet']['actions']['confirmWithdrawalReceipt']>[0]['input'];

const say = (world: WalletWorld, member: Member, input: Input) =>
  ask(world, member.caller(), ({ wallet }, call) =>
    wallet.actions.confirmWithdrawalReceipt(call(input)),
  );

async function answerWhole(
  world: WalletWorld,
  chance: Chance,
  withdrawal: KnownWithdrawal,
): Promise<void> {
  const { id: refId, member } = withdrawal;
  const isDue = withdrawal.receiptDueAt <= world.clock.now();
  const word = chance.weighted({ received: 45, disputed: 30, silent: 25 });
  if (word === 'silent') return;
  const input = word === 'received' ? { refId, received: true } : { refId, received: false };
  const proof = word === 'received' ? {} : { proof: picture };
  const asked = await say(world, member, { ...input, ...proof });
  const may = isDue ? ['receipt-already-confirmed'] : [];
  if (!givenOr(asked, may, 'a receipt')) return;
  withdrawal.receipt = word;
  if (word === 'received') arrived(world, member, netOf(withdrawal));
  world.tally.add(word === 'received' ? 'receipt confirmed' : 'receipt disputed');
}

/** Money in transit has left for good. */
export function arrived({ sums }: WalletWorld, member: Member, amount: bigint): void {
  member.transit -= amount;
  sums.clearing += amount;
}

async function answerPart(world: WalletWorld, chance: Chance, part: KnownPart): Promise<void> {
  const { id: partId, withdrawal, state } = part;
  const { id: refId, member } = withdrawal;
  // Few see the money in their account before its payer shows a proof.
  if (state === 'matched' && !chance.percent(12)) return;
  const word = chance.weighted({ received: 40, disputed: 24, silent: 30, all: 6 });
  if (word === 'silent' || (word === 'disputed' && state === 'matched')) return;
  if (word === 'all') return answerAll(world, withdrawal);
  const action = word === 'received' ? ('received' as const) : ('not-received' as const);
  const proof = word === 'received' ? {} : { proof: picture };
  const asked = await say(world, member, { refId, partId, action, ...proof });
  if (!givenOr(asked, [], 'a receipt of a part')) return;
  if (word === 'received') return receive(world, part, 'received');
  part.state = 'disputed';
  part.isAnswered = false;
  part.answerBy = world.clock.now() + answerMs;
  world.tally.add('part disputed');
}

async function answerAll(world: WalletWorld, withdrawal: KnownWithdrawal): Promise<void> {
  const input = { refId: withdrawal.id, action: 'all-received' } as const;
  const paid = partsOf(world, withdrawal).filter(
    ({ state }) => state === 'paid' || state === 'proof',
  );
  const asked = await say(world, withdrawal.member, input);
  const due = paid.length === 0 ? 'part-not-paid' : '';
  must(refusalOf(asked.answer) === due, 'all parts that were paid are answered', [asked, due]);
  for (const part of paid) receive(world, part, 'received');
}

/** A part counts as received: its payer is credited, or the provider's money has arrived. */
export function receive(
  world: WalletWorld,
  part: KnownPart,
  state: 'received' | 'forced-received' | 'resolved-received',
): void {
  const { withdrawal, amount, match, way } = part;
  if (way === 'payout') arrived(world, withdrawal.member, amount);
  else if (match !== undefined) {
    withdrawal.member.held -= amount;
    match.buyer.cash += amount;
    const source = match.id;
    openItem(match.buyer, { kind: 'deposit', source, required: amount, expiresAt: null });
    const deposit = world.deposits.get(match.id);
    const settledAt = world.clock.now();
    Object.assign(deposit ?? {}, { state: 'success', arrived: amount, settledAt });
    match.buyer.unpaidInRow = 0;
    if (part.state === 'matched') world.tally.add('part received without a proof');
  }
  part.state = state;
  if (way === 'payout') world.tally.add('part paid by a provider');
  world.tally.add(state === 'forced-received' ? 'part forced by time' : 'part received');
  closeWhole(world, withdrawal);
}

interface Disputed {
  readonly withdrawal: KnownWithdrawal;
  readonly part: KnownPart | undefined;
}

/** Staff decides one dispute. */
export async function decide(world: WalletWorld, chance: Chance): Promise<void> {
  const disputed: Disputed[] = [
    ...[...world.withdrawals.values()]
      .filter(({ isSplit, receipt }) => !isSplit && receipt === 'disputed')
      .map((withdrawal) => ({ withdrawal, part: undefined })),
    ...[...world.parts.values()]
      .filter(({ state }) => state === 'disputed')
      .map((part) => ({ withdrawal: part.withdrawal, part })),
  ];
  if (disputed.length === 0) return;
  const one = chance.pick(disputed);
  const id = await idOf(world, one);
  const outcome: Outcome = chance.percent(55) ? 'received' : 'returned';
  if (await waits(world, one, { id, outcome })) return;
  // Of a split one the whole counts, not the part.
  if (netOf(one.withdrawal) < secondFrom) return decideByOne(world, chance, { id, outcome, one });
  await decideByTwo(world, chance, { id, outcome });
  apply(world, one, outcome);
}

async function idOf(world: WalletWorld, { withdrawal, part }: Disputed): Promise<string> {
  const found = await world.house.pool.query<{ id: string }>(
    `select id from wallet_dispute where withdrawal_id = $1
      and part_id is not distinct from $2 and state <> 'decided'`,
    [withdrawal.id, part?.id ?? null],
  );
  must(found.rows.length === 1, 'a dispute is open once', found.rows);
  return found.rows[0]?.id ?? '';
}

interface Verdict {
  readonly id: string;
  readonly outcome: Outcome;
}

type Decided = AnswerOf<typeof contract.decideDispute>;

const decideIt =
  ({ id, outcome }: Verdict) =>
  (modules: Modules, call: StaffCall): Promise<Decided> =>
    modules.wallet.actions.decideDispute(call({ id, outcome, reason: 'as the bank says' }));

/** Nothing is decided against a payer before they were heard or their time is over. */
async function waits(world: WalletWorld, { part }: Disputed, verdict: Verdict): Promise<boolean> {
  const isHeard =
    part?.match === undefined || part.isAnswered || part.answerBy <= world.clock.now();
  if (isHeard || verdict.outcome === 'received') return false;
  const asked = await ask(world, world.staff[0], decideIt(verdict), 'once');
  const refused = refusalOf(asked.answer);
  must(refused === 'dispute-waits-for-answers', 'a payer is heard first', asked);
  world.tally.add('dispute waited for the payer');
  return true;
}

/** Two persons: the first proposes, alone decides nothing, and another agrees. */
async function decideByTwo(world: WalletWorld, chance: Chance, verdict: Verdict): Promise<void> {
  const [ana, ben] = world.staff;
  const first = await ask(world, ana, decideIt(verdict), 'once');
  isDone(first, 'second-person-needed', 'a proposal');
  const alone = await ask(world, ana, decideIt(verdict), 'once');
  must(refusalOf(alone.answer) === 'second-person-needed', 'one person decides nothing', alone);
  if (chance.percent(25)) {
    // The proposer is refused, and the other decides, whoever comes first.
    const both = await duel(world, [decideIt(verdict), decideIt(verdict)]);
    winnerOf(both, ['second-person-needed', 'dispute-decided']);
  } else isDone(await ask(world, ben, decideIt(verdict), 'once'), 'dispute-decided', 'a verdict');
  world.tally.add('dispute decided by two');
}

/** One person; two at once may say opposite things, of which one counts. */
async function decideByOne(
  world: WalletWorld,
  chance: Chance,
  { one, ...verdict }: Verdict & { readonly one: Disputed },
): Promise<void> {
  world.tally.add('dispute decided by one');
  const other: Outcome = verdict.outcome === 'received' ? 'returned' : 'received';
  const mayReturn =
    one.part?.match === undefined || one.part.isAnswered || one.part.answerBy <= world.clock.now();
  if (mayReturn && chance.percent(30)) {
    const both = await duel(world, [decideIt(verdict), decideIt({ ...verdict, outcome: other })]);
    const winner = winnerOf(both, ['dispute-decided']);
    return apply(world, one, winner === 0 ? verdict.outcome : other);
  }
  isDone(await ask(world, world.staff[1], decideIt(verdict), 'once'), 'dispute-decided', 'one');
  apply(world, one, verdict.outcome);
}

function apply(world: WalletWorld, { withdrawal, part }: Disputed, outcome: Outcome): void {
  const isHere = outcome === 'received';
  world.tally.add(isHere ? 'money of a dispute arrived' : 'money of a dispute returned');
  if (part !== undefined) {
    if (isHere) return receive(world, part, 'resolved-received');
    return returnPart(world, part);
  }
  const { member, amount, fee } = withdrawal;
  const net = netOf(withdrawal);
  if (isHere) {
    withdrawal.receipt = 'received';
    return arrived(world, member, net);
  }
  member.transit -= net;
  member.held += amount;
  world.sums.fees -= fee;
  withdrawal.state = 'approved';
  withdrawal.receipt = 'not-received';
}

function returnPart(world: WalletWorld, part: KnownPart): void {
  const { withdrawal, match, amount } = part;
  if (match !== undefined && part.way === 'c2c') {
    countUnpaid(world, match.buyer);
    return endMatch(world, part);
  }
  withdrawal.member.transit -= amount;
  withdrawal.member.held += amount;
  part.state = 'open';
}
