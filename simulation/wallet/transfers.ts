// Team transfers up and down the line, each refusal reckoned before, and staff who take one back
// while the receiver still has the money.
import type { Modules, StaffCaller } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, duel, givenOr, refusalOf, type CallTo } from './ask.ts';
import { dayOf, isAboveLimit } from './deposits/known.ts';
import { wireOf } from './deposits/pay-in.ts';
import { dropItem, leftToWager, openItem, peso, type Member } from './known.ts';
import { paymentPassword } from './prepare.ts';
import type { KnownTransfer, WalletWorld } from './world.ts';

const dailyCount = 10;
const dailySum = peso(5000);
const least = peso(10);

export async function send(world: WalletWorld, sender: Member, chance: Chance): Promise<void> {
  const below = world.members.filter(({ upline }) => upline === sender);
  const isDown = sender.upline === undefined || (below.length > 0 && chance.percent(60));
  const receiver = isDown ? chance.pick(below) : sender.upline;
  if (receiver === undefined) return;
  const whole = Number(sender.cash / 10_000n);
  const amount = peso(chance.percent(8) ? 5 : Math.max(10, chance.between(5, 400) % (whole + 40)));
  const expected = refusalFor(world, { sender, receiver, amount });
  const asked = await ask(world, sender.caller(), async ({ wallet }, call) => {
    const money = { amount: wireOf(amount), paymentPassword };
    return isDown
      ? wallet.actions.transferDownline(call({ customerName: receiver.username, ...money }))
      : wallet.actions.transferUpline(call(money));
  });
  must(refusalOf(asked.answer) === expected, 'a transfer goes, or is stopped for a reason', [
    asked,
    expected,
  ]);
  if (expected !== '') world.tally.add('transfer stopped');
  const sent = givenOr(asked, [expected], 'a transfer');
  if (!sent) return;
  const { transferId: id } = sent;
  world.transfers.push({ id, sender, receiver, amount, at: world.clock.now(), isReversed: false });
  sender.cash -= amount;
  receiver.cash += amount;
  openItem(receiver, { kind: 'transfer', source: id, required: amount, expiresAt: null });
  world.tally.add(isDown ? 'transfer down the line' : 'transfer up the line');
}

type Sending = Pick<KnownTransfer, 'sender' | 'receiver' | 'amount'>;

/** In the order of the contract. */
function refusalFor(world: WalletWorld, { sender, receiver, amount }: Sending): string {
  if (amount < least) return 'amount-below-minimum';
  if (isAboveLimit(world, receiver, amount)) return 'transfer-receiver-closed';
  const today = dayOf(world.clock.now());
  const sent = world.transfers.filter(
    (one) => one.sender === sender && !one.isReversed && dayOf(one.at) === today,
  );
  if (sent.length >= dailyCount) return 'transfer-count-reached';
  const sum = sent.reduce((all, one) => all + one.amount, 0n);
  if (sum + amount > dailySum) return 'transfer-limit-reached';
  if (amount > sender.cash) return 'balance-too-low';
  if (leftToWager(sender) > 0n) return 'turnover-not-met';
  return sender.debt > 0n ? 'debt-open' : '';
}

/** Sometimes two at once: it is taken back once. */
export async function reverseTransfer(world: WalletWorld, chance: Chance): Promise<void> {
  const standing = world.transfers.filter(({ isReversed }) => !isReversed).slice(-12);
  if (standing.length === 0) return;
  const transfer = chance.pick(standing);
  const { id, sender, receiver, amount } = transfer;
  const reverseIt = (modules: Modules, call: CallTo<StaffCaller>) =>
    modules.wallet.actions.reverseTeamTransfer(call({ id, reason: 'sent by mistake' }));
  const isGone = receiver.cash < amount;
  const isTwice = chance.percent(30);
  const words = isTwice
    ? (await duel(world, [reverseIt, reverseIt])).map(refusalOf)
    : [await reverseAlone(world, reverseIt)];
  if (isGone) {
    const isTold = words.every((word) => word === 'transfer-money-gone');
    must(isTold, 'money that is gone is not taken back', words);
    return world.tally.add('transfer gone when reversed');
  }
  must(words.filter((word) => word === '').length === 1, 'a transfer is reversed once', words);
  transfer.isReversed = true;
  receiver.cash -= amount;
  sender.cash += amount;
  dropItem(receiver, 'transfer', id);
  world.tally.add('transfer reversed');
}

async function reverseAlone(
  world: WalletWorld,
  reverseIt: Parameters<typeof duel>[1][0],
): Promise<string> {
  const asked = await ask(world, world.staff[1], reverseIt, 'once');
  const word = refusalOf(asked.answer);
  return asked.isUnsure && word === 'transfer-reversed' ? '' : word;
}
