// Withdrawals of the world of money, from pending to disputed, whole and split, and those who pay
// the parts.
import { wallet } from '@baize/contract';
import { parseUnits, printUnits } from '@baize/money';
import type { BuiltServer } from '../index.ts';
import { paymentPassword } from '../door/people.ts';
import { picture } from './hostile.ts';
import type { People } from './people.ts';

interface Stocking {
  readonly built: BuiltServer;
  readonly people: People;
}

export async function stockWithdrawals(stocking: Stocking): Promise<void> {
  const { must } = stocking.people;
  for (const name of ['member', 'lineone'] as const) {
    const number = `10${name.length}4567890`;
    const card = { bankCode: 'BDO', cardHolder: `Holder of ${name}`, cardNumber: number };
    const body = { ...card, paymentPassword };
    const { bankCardId } = await must<{ bankCardId: string }>(name, wallet.addBankCard, { body });
    const ids: string[] = [];
    for (let at = 0; at < withdrawalsEach; at += 1) {
      // Few amounts: what one came to without its fee is the sum of another's parts.
      const asked = { amount: 500 + (at % 3), bankCardId, paymentPassword };
      const held = await must<{ refId: string }>(name, wallet.requestWithdrawal, { body: asked });
      ids.push(held.refId);
    }
    await judgeWithdrawals(stocking, name, ids);
  }
}

const withdrawalsEach = 21;

/** Six stay pending; one is refused, three approved, eight paid, and three split. */
async function judgeWithdrawals({ built, people }: Stocking, name: string, ids: string[]) {
  const { must } = people;
  const judged = ids.slice(6);
  const asked = (id: string | undefined) => ({ params: { id }, body: {} });
  await must('cashier', wallet.refuseWithdrawal, {
    params: { id: judged[0] },
    body: { remark: 'the name differs' },
  });
  for (const id of judged.slice(1)) await must('cashier', wallet.approveWithdrawal, asked(id));
  for (const id of judged.slice(4, 12)) await must('owner', wallet.payWithdrawal, asked(id));
  await settle(built);
  const [received, disputed] = judged.slice(4, 6);
  await must(name, wallet.confirmWithdrawalReceipt, { body: { refId: received, received: true } });
  const no = { refId: disputed, received: false, proof: picture };
  await must(name, wallet.confirmWithdrawalReceipt, { body: no });
  for (const id of judged.slice(12)) await split(people, id);
  await payParts(people, name);
}

async function settle({ server, sandpay }: BuiltServer): Promise<void> {
  (server.platform.clock as { advance?: (ms: number) => void }).advance?.(payoutMs);
  await sandpay.carryOn();
}

const payoutMs = 5000;

/** The first two parts of a split one, in units. */
const paidBefore = 2_000_000n;

async function split({ must }: People, id: string): Promise<void> {
  const found = await must<{ netAmount: string }>('owner', wallet.getWithdrawalParts, {
    params: { id },
  });
  const net = parseUnits(found.netAmount, { decimalsMax: 4 }) ?? 0n;
  const rest = printUnits(net - paidBefore, 2);
  const parts = [
    { amount: '100', way: 'c2c' },
    { amount: '100', way: 'payout' },
    { amount: rest, way: 'c2c' },
  ];
  await must('owner', wallet.splitWithdrawal, { params: { id }, body: { parts } });
}

/** Others take some of the parts: one gives up, two prove, one has not paid yet. */
async function payParts({ must }: People, seller: string): Promise<void> {
  const all = ['other', 'linetwo', 'farone', 'agenttwo'] as const;
  // One who has not paid may take no second part.
  const buyers = seller === 'member' ? all : all.slice(0, 3);
  for (const buyer of buyers) {
    const { list } = await must<{ list: { offerId: string }[] }>(buyer, wallet.listC2cOffers);
    const offerId = list.at(-1)?.offerId;
    if (offerId === undefined) throw new Error(`${buyer} is offered nothing of ${seller}`);
    const match = await must<{ depositId: string }>(buyer, wallet.depositByC2c, {
      body: { offerId },
    });
    const proof = { params: { id: match.depositId }, body: { proof: picture } };
    if (buyer === 'other') await must(buyer, wallet.cancelC2cDeposit, { params: proof.params });
    else if (buyer !== 'agenttwo') await must(buyer, wallet.proveC2cDeposit, proof);
  }
}
