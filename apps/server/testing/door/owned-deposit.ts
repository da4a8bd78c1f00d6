// A deposit of the member that waits for its payment, for the tests of the door: another player may
// neither see, prove, print nor report it.
import { wallet } from '@baize/contract';
import type { Owned } from './owned-round.ts';
import type { Door } from './people.ts';
import type { Input } from './sample.ts';

const lead = { vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH' };

export async function ownedDeposit(door: Door): Promise<Readonly<Record<string, Owned>>> {
  const begun = await door.call(
    wallet.depositByLaunchUrl,
    { body: { amount: 500, ...lead } },
    { token: door.tokens.member, intent: 'deposit-of-the-member' },
  );
  const { value } = begun.json as { value?: { transId: string } };
  if (value === undefined) throw new Error(`It was refused: ${JSON.stringify(begun.json)}`);
  const naming = (input: (id: string) => Input): Owned => ({
    theirs: input(value.transId),
    nobodys: input('no-such-deposit'),
  });
  const looking = naming((id) => ({ params: { id } }));
  return {
    'wallet.getDeposit': looking,
    'wallet.getDepositReceipt': looking,
    'wallet.sendDepositProof': naming((id) => ({ params: { id }, body: { picture: 'aGk=' } })),
    'wallet.reportDeposit': naming((depositId) => ({
      body: { depositId, amount: '500', paidAt: 0, words: 'It is not there' },
    })),
  };
}
