// A bank account and a withdrawal of the member, for the tests of the door: another player may
// neither use nor answer for them.
import { wallet } from '@baize/contract';
import type { Database } from '../../src/platform/database/index.ts';
import { ownedPayments } from './owned-payments.ts';
import type { Owned } from './owned-round.ts';
import { paymentPassword, type Door } from './people.ts';
import type { Input } from './sample.ts';

const card = { bankCode: 'BDO', cardHolder: 'Ana Cruz', cardNumber: '1234567890', paymentPassword };

export async function ownedWithdrawal(
  door: Door,
  database: Database,
): Promise<Readonly<Record<string, Owned>>> {
  const { member: token } = door.tokens;
  const cards = await door.call(wallet.addBankCard, { body: card }, { token, intent: 'its-card' });
  const { bankCardId } = valueOf<{ bankCardId: string }>(cards.json);
  const asking = (id: string): Input => ({
    body: { amount: 100, bankCardId: id, paymentPassword },
  });
  const intent = 'withdrawal-of-the-member';
  const held = await door.call(wallet.requestWithdrawal, asking(bankCardId), { token, intent });
  const { refId } = valueOf<{ refId: string }>(held.json);
  const confirming = (id: string): Input => ({ body: { refId: id, received: true } });
  const removing = (id: string): Input => ({ params: { id } });
  return {
    'wallet.requestWithdrawal': { theirs: asking(bankCardId), nobodys: asking('no-such-card') },
    'wallet.removeBankCard': { theirs: removing(bankCardId), nobodys: removing('no-such-card') },
    'wallet.confirmWithdrawalReceipt': {
      theirs: confirming(refId),
      nobodys: confirming('no-such-withdrawal'),
    },
    'wallet.preWithdrawTransaction': {
      theirs: { query: { bankCardId } },
      nobodys: { query: { bankCardId: 'no-such-card' } },
    },
    ...(await ownedPayments(database, door.memberId, refId)),
  };
}

function valueOf<T>(json: unknown): T {
  const { value } = json as { value?: T };
  if (value === undefined) throw new Error(`It was refused: ${JSON.stringify(json)}`);
  return value;
}
