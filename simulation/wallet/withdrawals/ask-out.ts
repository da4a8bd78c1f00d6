// Members ask for their money: what the preview says is what the request then does, in the fee, in
// the refusal and in the amount that is held.
import { printUnits, type Units } from '@baize/money';
import { must } from '../../broken.ts';
import type { Chance } from '../../chance.ts';
import { ask, givenOr, refusalOf } from '../ask.ts';
import { dayOf } from '../deposits/known.ts';
import { wireOf } from '../deposits/pay-in.ts';
import { leftToWager, peso, type Member } from '../known.ts';
import { paymentPassword, policies } from '../prepare.ts';
import type { WalletWorld } from '../world.ts';

const dailyMost = 20;
const least = peso(100);

export async function askOut(world: WalletWorld, member: Member, chance: Chance): Promise<void> {
  const bankCardId = await cardOf(world, member, chance);
  const amount = amountOf(member, chance);
  const expected = obstacleOf(world, member, amount);
  const fee = feeOf(world, member, amount);
  const previewed = await preview(world, member, { amount: wireOf(amount), bankCardId });
  must(previewed.obstacle === expected, 'a preview says why not', [previewed.obstacle, expected]);
  must(previewed.fee.amount === wireOf(fee), 'a preview says the fee', [previewed.fee, fee]);
  const left = Number(printUnits(leftToWager(member), 4));
  must(previewed.turnover.left === left, 'what is left to wager is the ledger’s', [
    previewed.turnover,
    left,
  ]);
  const shown = chance.weighted({ agreed: 50, none: 40, wrong: 10 });
  const named = { agreed: { fee: wireOf(fee) }, none: {}, wrong: { fee: wireOf(fee) + 1 } }[shown];
  const isWrong = shown === 'wrong' && (expected === '' || expected === 'balance-too-low');
  const due = isWrong ? 'withdrawal-fee-changed' : expected;
  const input = { amount: wireOf(amount), bankCardId, paymentPassword, ...named };
  const asked = await ask(world, member.caller(), ({ wallet }, call) =>
    wallet.actions.requestWithdrawal(call(input)),
  );
  must(refusalOf(asked.answer) === due, 'a request does what its preview said', [asked, due]);
  tellRefusal(world, due);
  const held = givenOr(asked, [due], 'a withdrawal');
  if (!held) return;
  must(held.fee === wireOf(fee), 'a withdrawal costs what its preview said', [held, fee]);
  must(!world.withdrawals.has(held.refId), 'a new click is a new withdrawal', held);
  member.cash -= amount;
  member.held += amount;
  world.withdrawals.set(held.refId, {
    id: held.refId,
    member,
    amount,
    fee,
    requestedAt: world.clock.now(),
    state: 'pending',
    receipt: 'not-received',
    receiptDueAt: 0,
    isSplit: false,
    payoutId: undefined,
  });
  world.tally.add('withdrawal held');
  if (fee > 0n) world.tally.add('withdrawal with a fee');
}

function amountOf({ cash }: Member, chance: Chance): Units {
  const most = Number(cash / 10_000n);
  const wanted = chance.weighted({ small: 25, part: 55, all: 10, more: 10 });
  if (wanted === 'small') return peso(chance.between(100, 180));
  if (wanted === 'more') return peso(most + chance.between(1, 50) + 100);
  const share = wanted === 'all' ? most : Math.floor((most * chance.between(15, 80)) / 100);
  return peso(Math.max(90, share));
}

async function preview(
  world: WalletWorld,
  member: Member,
  input: { readonly amount: number; readonly bankCardId: string },
) {
  const seen = await ask(world, member.caller(), ({ wallet }, call) =>
    wallet.actions.preWithdrawTransaction(call(input)),
  );
  const shown = givenOr(seen, [], 'a preview');
  must(shown !== undefined, 'a preview is given');
  must(shown.balance === Number(printUnits(member.cash, 4)), 'a preview shows the cash', [
    shown.balance,
    member.cash,
  ]);
  world.tally.add('withdrawal previewed');
  return shown;
}

function tellRefusal({ tally }: WalletWorld, refused: string): void {
  if (refused === 'turnover-not-met') tally.add('withdrawal stopped by turnover');
  if (refused === 'debt-open') tally.add('withdrawal stopped by a debt');
  if (refused === 'balance-too-low') tally.add('withdrawal stopped by the balance');
  if (refused === 'withdrawal-fee-changed') tally.add('withdrawal at another fee refused');
}

/** Those of today that were not refused. */
function askedToday({ withdrawals, clock }: WalletWorld, member: Member): number {
  const today = dayOf(clock.now());
  return [...withdrawals.values()].filter(
    (one) => one.member === member && one.state !== 'refused' && dayOf(one.requestedAt) === today,
  ).length;
}

/** The first of a day is free. */
function feeOf(world: WalletWorld, member: Member, amount: Units): Units {
  if (askedToday(world, member) < policies.withdrawalsFree) return 0n;
  const share = (amount * BigInt(policies.withdrawalFeePermille)) / 1000n;
  return peso(Number(policies.withdrawalFee)) + share - (share % 100n);
}

function obstacleOf(world: WalletWorld, member: Member, amount: Units): string {
  if (amount < least) return 'amount-below-minimum';
  if (askedToday(world, member) >= dailyMost) return 'withdrawal-count-reached';
  if (leftToWager(member) > 0n) return 'turnover-not-met';
  if (member.debt > 0n) return 'debt-open';
  return amount > member.cash ? 'balance-too-low' : '';
}

async function cardOf(world: WalletWorld, member: Member, chance: Chance): Promise<string> {
  if (member.cardId !== undefined) return member.cardId;
  const cardNumber = String(chance.between(10_000_000, 99_999_999));
  const card = { bankCode: 'BDO', cardNumber, cardHolder: 'Maria Santos', paymentPassword };
  const added = await ask(world, member.caller(), ({ wallet }, call) =>
    wallet.actions.addBankCard(call(card)),
  );
  const { bankCardId } = givenOr(added, [], 'a bank card') ?? { bankCardId: '' };
  member.cardId = bankCardId;
  return bankCardId;
}
