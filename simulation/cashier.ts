// The players' actions with money: deposit, add a bank card, ask for a withdrawal, and say whether
// it arrived.
import { printUnits, type Units } from '@baize/money';
import { must } from './broken.ts';
import { asPlayer } from './calls.ts';
import { newIntentOf, remember } from './play.ts';
import { picture as proof } from './picture.ts';
import { answerOr, paymentPassword, type KnownWithdrawal, type Player } from './player.ts';
import type { World } from './world.ts';

const unitsPerCent = 100n;

function centsOf(cents: number): Units {
  return BigInt(cents) * unitsPerCent;
}

const wireOf = (amount: Units): number => Number(printUnits(amount, 2));

export async function deposit(world: World, player: Player): Promise<void> {
  const requested = world.newDepositOf(player, () =>
    centsOf(player.chance.between(5_000, 200_000)),
  );
  const intent = newIntentOf(player);
  const order = { vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH' };
  const ask = () =>
    asPlayer(world, player, ({ wallet }) =>
      wallet.depositByLaunchUrl({ amount: wireOf(requested), ...order }, { intent }),
    );
  const result = await ask();
  const refusals = ['provider-unavailable', 'player-on-break', 'deposit-limit-reached'];
  const opened = answerOr(result, refusals, 'a deposit');
  const onBreak = !result.ok && result.refused === 'player-on-break';
  must(!onBreak || player.breakUntil > 0, 'only a player on a break is told so', result);
  if (!opened) return;
  world.tally.add('deposit opened');
  remember(player, 'deposit', opened, ask);
}

export async function addCard(world: World, player: Player): Promise<void> {
  await needPaymentPassword(world, player);
  const intent = newIntentOf(player);
  const cardNumber = String(player.chance.between(10_000_000, 99_999_999));
  const ask = () =>
    asPlayer(world, player, ({ wallet }) =>
      wallet.addBankCard(
        { bankCode: 'BDO', cardNumber, cardHolder: 'Maria Santos', paymentPassword },
        { intent },
      ),
    );
  const added = answerOr(await ask(), ['bank-card-limit-reached'], 'a bank card');
  if (!added) return;
  must(!added.cardNumber.startsWith(cardNumber.slice(0, 4)), 'a card is shown masked', added);
  player.cardId = added.bankCardId;
  world.tally.add('bank card added');
  remember(player, 'bank card', added, ask);
}

async function needPaymentPassword(world: World, player: Player): Promise<void> {
  if (player.hasPaymentPassword) return;
  const result = await asPlayer(world, player, ({ identity }) =>
    identity.setPaymentPassword({ password: paymentPassword, confirmPassword: paymentPassword }),
  );
  // A lost answer that is asked again finds the password set.
  answerOr(result, ['payment-password-set'], 'a payment password');
  player.hasPaymentPassword = true;
}

export async function withdraw(world: World, player: Player): Promise<void> {
  if (player.cardId === undefined) return addCard(world, player);
  const bankCardId = player.cardId;
  const amount = centsOf(player.chance.between(10_000, 100_000));
  const intent = newIntentOf(player);
  const ask = () =>
    asPlayer(world, player, ({ wallet }) =>
      wallet.requestWithdrawal({ amount: wireOf(amount), bankCardId, paymentPassword }, { intent }),
    );
  const result = await ask();
  const held = answerOr(
    result,
    ['turnover-not-met', 'balance-too-low', 'debt-open', 'withdrawal-count-reached'],
    'a withdrawal',
  );
  if (!held) {
    world.tally.add('withdrawal refused by the rules');
    return;
  }
  must(!player.withdrawals.has(held.refId), 'a new intent is a new withdrawal', held);
  const turnoverMet = player.turnoverRequired === 0n || !world.isQuiet();
  must(turnoverMet, 'money leaves only when the turnover is met', player.turnoverRequired);
  player.withdrawals.set(held.refId, {
    refId: held.refId,
    amount,
    state: 'pending',
    receipt: 'not-received',
    receiptDueAt: null,
    asked: false,
  });
  player.cash -= amount;
  player.held += amount;
  world.tally.add('withdrawal held');
  remember(player, 'withdrawal', held, ask);
}

/** Says that a paid withdrawal arrived, or that it did not; some players never say. */
export async function answerReceipt(world: World, player: Player): Promise<void> {
  const paid = [...player.withdrawals.values()].filter(isUnanswered);
  if (paid.length === 0) return withdraw(world, player);
  const withdrawal = player.chance.pick(paid);
  const word = player.chance.weighted({ forget: 30, received: 45, disputed: 25 });
  if (word === 'forget') return;
  const received = word === 'received';
  const intent = newIntentOf(player);
  const ask = () =>
    asPlayer(world, player, ({ wallet }) =>
      wallet.confirmWithdrawalReceipt(
        { refId: withdrawal.refId, received, ...(received ? {} : { proof }) },
        { intent },
      ),
    );
  const result = await ask();
  const late = ['receipt-already-confirmed'];
  const answered = answerOr(result, late, 'a receipt');
  if (!answered) {
    must(isDue(world, withdrawal), 'only silence for too long is answered by the house', result);
    return;
  }
  withdrawal.receipt = received ? 'received' : 'disputed';
  if (received) player.inTransit -= withdrawal.amount;
  world.tally.add(received ? 'receipt confirmed' : 'receipt disputed');
  remember(player, 'receipt', answered, ask);
}

export function isUnanswered({ state, receipt }: KnownWithdrawal): boolean {
  return state === 'paid' && receipt === 'not-received';
}

export function isDue(world: World, { receiptDueAt }: KnownWithdrawal): boolean {
  return receiptDueAt !== null && receiptDueAt <= world.clock.now();
}
