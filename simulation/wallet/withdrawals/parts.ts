// Parts of withdrawals: paid by the provider or by members who deposit, who take an offer, prove
// their payment, give up, or let their time pass.
import type { Modules, StaffCaller } from '@baize/server/testing';
import { must } from '../../broken.ts';
import type { Chance } from '../../chance.ts';
import { ask, duel, givenOr, isDone, refusalOf, type CallTo } from '../ask.ts';
import { blockOn, isAboveLimit } from '../deposits/known.ts';
import { remember } from '../deposits/pay-in.ts';
import { peso, type Member } from '../known.ts';
import { picture } from '../../picture.ts';
import type { WalletWorld } from '../world.ts';
import { partsOf, type KnownPart, type KnownWithdrawal } from './known.ts';

type StaffCall = CallTo<StaffCaller>;
const least = peso(50);

/** Staff pays an open part, or lets it be paid the other way. */
export async function workOnParts(
  world: WalletWorld,
  chance: Chance,
  withdrawal: KnownWithdrawal,
): Promise<void> {
  const parts = partsOf(world, withdrawal).filter(({ way, state }) =>
    way === 'payout' ? state === 'open' || state === 'paying' : state === 'open',
  );
  if (parts.length === 0) return;
  const part = chance.pick(parts);
  const { id } = part;
  // A part below the smallest deposit cannot be paid by a member.
  const mayChange = part.way === 'c2c' || part.amount >= least;
  if (part.state === 'open' && mayChange && chance.percent(part.way === 'c2c' ? 25 : 15)) {
    const way = part.way === 'c2c' ? ('payout' as const) : ('c2c' as const);
    const changed = await ask(
      world,
      world.staff[1],
      ({ wallet }, call) => wallet.actions.changePartWay(call({ id, way })),
      'once',
    );
    givenOr(changed, [], 'another way of a part');
    part.way = way;
    return world.tally.add('way of a part changed');
  }
  if (part.way === 'payout') await payPart(world, chance, part, withdrawal.member);
}

async function payPart(
  world: WalletWorld,
  chance: Chance,
  part: KnownPart,
  { debt }: Member,
): Promise<void> {
  const { id } = part;
  const payIt = (modules: Modules, call: StaffCall) =>
    modules.wallet.actions.payWithdrawalPart(call({ id }));
  // A deposit was taken back since: no part is paid, or asked for again, before the debt is paid.
  const owes = debt > 0n;
  const may = owes ? ['member-owes'] : ['', 'provider-unavailable'];
  // Both may ask: the company is asked for the same payout, which it makes once.
  const answers = chance.percent(20)
    ? await duel(world, [payIt, payIt])
    : [(await ask(world, world.staff[2], payIt, 'once')).answer];
  const isKnown = answers.map(refusalOf).every((word) => may.includes(word));
  must(isKnown, 'a part is paid, and paid again, unless its member owes', [owes, answers]);
  if (owes) return world.tally.add('withdrawal stopped by a debt');
  part.state = 'paying';
  const found = await world.house.pool.query<{ id: string }>(
    `select id from wallet_part_payout where part_id = $1 and state = 'asked'`,
    [id],
  );
  must(found.rows.length === 1, 'one payout of a part is on its way', found.rows);
  part.payoutId = found.rows[0]?.id;
}

/** A member takes an offer, or goes on with the one that was taken. */
export async function payMember(world: WalletWorld, buyer: Member, chance: Chance): Promise<void> {
  const all = [...world.parts.values()];
  const mine = all.find(({ match, state }) => match?.buyer === buyer && state === 'matched');
  if (mine !== undefined) return goOn(world, chance, mine);
  const disputed = all.find(({ match, state }) => match?.buyer === buyer && state === 'disputed');
  if (disputed !== undefined && chance.percent(50)) return answerDispute(world, disputed);
  const offers = all.filter(
    ({ way, state, withdrawal }) =>
      way === 'c2c' && state === 'open' && withdrawal.member !== buyer,
  );
  if (offers.length > 0) await take(world, buyer, chance.pick(offers));
}

async function take(world: WalletWorld, buyer: Member, part: KnownPart): Promise<void> {
  const now = world.clock.now();
  const asked = await ask(world, buyer.caller(), ({ wallet }, call) =>
    wallet.actions.depositByC2c(call({ offerId: part.id })),
  );
  const due =
    (buyer.blockedUntil > now ? 'c2c-blocked' : '') ||
    (part.withdrawal.member.debt > 0n ? 'c2c-offer-gone' : '') ||
    blockOn(buyer, 'c2c', now) ||
    (isAboveLimit(world, buyer, part.amount) ? 'deposit-limit-reached' : '');
  must(refusalOf(asked.answer) === due, 'an offer is taken, or refused for a reason', [asked, due]);
  if (due === 'c2c-offer-gone') world.tally.add('withdrawal stopped by a debt');
  if (due === 'deposit-limit-reached') world.tally.add('deposit stopped by a limit');
  const taken = givenOr(asked, [due], 'an offer');
  if (!taken) return;
  const { depositId, payBy } = taken;
  part.state = 'matched';
  part.match = { id: depositId, buyer, payBy };
  remember(world, {
    id: depositId,
    member: buyer,
    means: 'c2c',
    requested: part.amount,
    requestedAt: now,
    payUntil: payBy,
    isLost: false,
  });
  world.tally.add('part matched with a deposit');
}

async function goOn(world: WalletWorld, chance: Chance, part: KnownPart): Promise<void> {
  const { match } = part;
  if (match === undefined) return;
  const { id, buyer, payBy } = match;
  const isLate = payBy <= world.clock.now();
  const way = chance.weighted({ prove: 62, cancel: 10, wait: 28 });
  if (way === 'wait') return;
  if (way === 'cancel') {
    const given = await ask(
      world,
      buyer.caller(),
      ({ wallet }, call) => wallet.actions.cancelC2cDeposit(call({ id })),
      'once',
    );
    isDone(given, 'c2c-not-waiting', 'a cancelled deposit');
    // It has shown an account number all the same.
    countUnpaid(world, buyer);
    endMatch(world, part);
    return world.tally.add('match cancelled');
  }
  const proved = await ask(world, buyer.caller(), ({ wallet }, call) =>
    wallet.actions.proveC2cDeposit(call({ id, proof: picture })),
  );
  const shown = givenOr(proved, isLate ? ['c2c-not-waiting'] : [], 'a proof of payment');
  must(!shown || !isLate, 'nothing is proved after its time', [proved, payBy]);
  if (!shown) return;
  part.state = 'proof';
  part.dueAt = world.clock.now() + receiptMs;
  world.tally.add('part proved');
}

export const receiptMs = 30 * 60_000;

/** The payer paid nothing: the part is open again, and its deposit refused. */
export function endMatch(world: WalletWorld, part: KnownPart): void {
  const deposit = world.deposits.get(part.match?.id ?? '');
  if (deposit !== undefined) deposit.state = 'refused';
  part.state = 'open';
  part.match = undefined;
  part.isAnswered = false;
}

const unpaidMax = 3;
const blockMs = 24 * 3_600_000;

/** So many payments in a row that never came block their member. */
export function countUnpaid(world: WalletWorld, buyer: Member): void {
  buyer.unpaidInRow += 1;
  if (buyer.unpaidInRow < unpaidMax) return;
  buyer.unpaidInRow = 0;
  buyer.blockedUntil = world.clock.now() + blockMs;
  world.tally.add('payer blocked');
}

async function answerDispute(world: WalletWorld, part: KnownPart): Promise<void> {
  const { match } = part;
  if (match === undefined) return;
  const said = await ask(world, match.buyer.caller(), ({ wallet }, call) =>
    wallet.actions.addPaymentEvidence(call({ id: match.id, message: 'I paid it' })),
  );
  if (givenOr(said, ['evidence-too-often'], 'the payer’s words')) part.isAnswered = true;
}
