// Members pay in: by every kind of way, with proofs and reports of what they miss, within limits
// and blocks that are reckoned here once more.
import { printUnits, type Units } from '@baize/money';
import { must } from '../../broken.ts';
import type { Chance } from '../../chance.ts';
import { ask, givenOr, isDone, refusalOf } from '../ask.ts';
import type { Member } from '../known.ts';
import { picture } from '../../picture.ts';
import type { WalletWorld } from '../world.ts';
import { channels, type Channel } from './channels.ts';
import { blockOn, isAboveLimit, type KnownDeposit } from './known.ts';

const payMs = 3_600_000;
export const wireOf = (amount: Units): number => Number(printUnits(amount, 2));

export async function payIn(
  world: WalletWorld,
  member: Member,
  chance: Chance,
  channel: Channel = chance.pick(channels),
): Promise<void> {
  const { code, provider, bankCodes, bankType, kind } = channel;
  const requested = BigInt(chance.between(5_000, 200_000)) * 100n;
  const input = {
    amount: wireOf(requested),
    vendorId: provider,
    bankCode: bankCodes[0],
    bankType,
    channel: code,
  };
  const now = world.clock.now();
  const expected = blockOn(member, code, now) || limitWord(world, member, requested);
  const before = new Set(world.company.payments.keys());
  const asked = await ask(world, member.caller(), ({ wallet }, call) => {
    const { actions } = wallet;
    return wayOf(actions, kind)(call(input));
  });
  const may = expected === '' ? ['provider-unavailable'] : [expected];
  const started = givenOr(asked, may, 'a deposit');
  must(expected === '' || !started, 'a deposit that is stopped is not opened', expected);
  if (expected === 'deposit-limit-reached') world.tally.add('deposit stopped by a limit');
  const known = { member, means: code, requested, requestedAt: now, payUntil: now + payMs };
  if (started) {
    remember(world, { ...known, id: started.transId, isLost: false });
    world.tally.add('deposit opened');
  } else if (expected === '') rememberLost(world, known, before);
}

const limitWord = (world: WalletWorld, member: Member, amount: Units): string =>
  isAboveLimit(world, member, amount) ? 'deposit-limit-reached' : '';

type Actions = Parameters<Parameters<typeof ask>[2]>[0]['wallet']['actions'];

function wayOf(actions: Actions, kind: Channel['kind']) {
  const ways = {
    qr: actions.depositByQrImageUrl,
    'bank-transfer': actions.depositByMt,
    crypto: actions.depositByCrypto,
    ewallet: actions.depositByVirtualWallet,
    manual: actions.depositByManualTransfer,
  };
  return ways[kind];
}

type New = Pick<
  KnownDeposit,
  'id' | 'member' | 'means' | 'requested' | 'requestedAt' | 'payUntil' | 'isLost'
>;

export function remember({ deposits }: WalletWorld, deposit: New): KnownDeposit {
  const known: KnownDeposit = {
    ...deposit,
    state: 'open',
    arrived: 0n,
    fee: 0n,
    settledAt: 0,
    isReversed: false,
    isProved: false,
    reportId: undefined,
  };
  deposits.set(deposit.id, known);
  return known;
}

/** The company may have made it all the same, and its money may arrive. */
function rememberLost(
  world: WalletWorld,
  known: Omit<New, 'id' | 'isLost'>,
  before: ReadonlySet<string>,
): void {
  const made = [...world.company.payments.values()].find(
    ({ merchantRef, kind }) => kind === 'deposit' && !before.has(merchantRef),
  );
  if (made !== undefined) remember(world, { ...known, id: made.merchantRef, isLost: true });
}

const openOf = (world: WalletWorld, member: Member): KnownDeposit[] =>
  [...world.deposits.values()].filter(
    (deposit) => deposit.member === member && deposit.state === 'open' && !deposit.isLost,
  );

/** A picture of the payment; the ways without one are refused nothing here. */
export async function proveDeposit(
  world: WalletWorld,
  member: Member,
  chance: Chance,
): Promise<void> {
  const open = openOf(world, member).filter(({ means }) =>
    ['house-account', 'sand-bank'].includes(means),
  );
  if (open.length === 0) return payIn(world, member, chance);
  const deposit = chance.pick(open);
  const { id } = deposit;
  const sent = await ask(world, member.caller(), ({ wallet }, call) =>
    wallet.actions.sendDepositProof(call({ id, picture })),
  );
  // A deposit whose time is over expires at any moment.
  const may = ['proof-limit-reached', 'deposit-not-open'];
  if (!givenOr(sent, may, 'a proof')) return;
  deposit.isProved = true;
  world.tally.add('deposit proof sent');
}

export async function reportMissing(
  world: WalletWorld,
  member: Member,
  chance: Chance,
): Promise<void> {
  const mine = [...world.deposits.values()].filter((one) => one.member === member && !one.isLost);
  const missing = mine.filter(({ state, means }) => state !== 'success' && means !== 'c2c');
  if (missing.length === 0) return payIn(world, member, chance);
  const deposit = chance.pick(missing);
  const input = {
    depositId: deposit.id,
    amount: printUnits(deposit.requested, 2),
    paidAt: world.clock.now(),
    words: 'I paid it and see nothing',
  };
  const reported = await ask(world, member.caller(), ({ wallet }, call) =>
    wallet.actions.reportDeposit(call(input)),
  );
  const may = ['deposit-report-limit-reached'];
  if (deposit.reportId !== undefined) may.push('deposit-report-open');
  const report = givenOr(reported, may, 'a report');
  must(!report || deposit.reportId === undefined, 'a deposit has one open report', reported);
  if (!report) return;
  deposit.reportId = report.reportId;
  world.tally.add('deposit reported missing');
}

/** The limit of the member alone: it counts at once when it is tighter. */
export async function limitOneself(
  world: WalletWorld,
  member: Member,
  chance: Chance,
): Promise<void> {
  const limit = BigInt(chance.between(9_000, 30_000)) * 10_000n;
  if (member.ownLimit !== null && member.ownLimit <= limit) return payIn(world, member, chance);
  await ask(world, member.caller(), async ({ wallet }) => {
    const { depositLimits } = wallet;
    await depositLimits.set(member.id, 'day', limit, world.clock.now());
    return true;
  });
  member.ownLimit = limit;
  world.tally.add('own limit set');
}

export async function limitMember(world: WalletWorld, chance: Chance): Promise<void> {
  const member = chance.pick(world.members);
  const limit = chance.percent(40) ? null : BigInt(chance.between(3_000, 20_000)) * 10_000n;
  const value = limit === null ? null : printUnits(limit, 2);
  const input = { id: member.id, span: 'day' as const, value, reason: 'as the desk decided' };
  const set = await ask(world, world.staff[0], ({ wallet }, call) =>
    wallet.actions.setMemberDepositLimit(call(input)),
  );
  givenOr(set, [], 'a limit by the operator');
  member.operatorLimit = limit;
  world.tally.add('operator limit set');
}

/** Staff frees the means of a member, and what failed before counts no more. */
export async function liftBlocks(world: WalletWorld, chance: Chance): Promise<void> {
  const now = world.clock.now();
  const isOn = ({ until }: { until: number | null }) => until === null || until > now;
  const blocked = world.members.filter(({ blocks }) => blocks.some(isOn));
  if (blocked.length === 0) return limitMember(world, chance);
  const member = chance.pick(blocked);
  const input = { id: member.id, reason: 'the bank was down' };
  const lifted = await ask(
    world,
    world.staff[0],
    ({ wallet }, call) => wallet.actions.liftDepositBlocks(call(input)),
    'once',
  );
  isDone(lifted, 'deposit-block-unknown', 'freed deposits');
  must(refusalOf(lifted.answer) === '' || lifted.isUnsure, 'blocks can be lifted', lifted);
  member.blocks = [];
  member.failures = [];
  world.tally.add('blocks lifted');
}
