// The world of the wallet and the cashier: deposits in every state and of every kind,
// withdrawals from pending to disputed, whole and split, bonuses, transfers, corrections, limits.
import { cashier, settings, wallet } from '@baize/contract';
import { depositSettled } from '@baize/ledger';
import { parseUnits, printUnits } from '@baize/money';
import { seedDeposits } from '../../src/demo/seed-deposits.ts';
import { sign } from '../../src/platform/adapters/signature.ts';
import type { BuiltServer } from '../index.ts';
import { paymentPassword } from '../door/people.ts';
import { picture } from './hostile.ts';
import type { People } from './people.ts';

interface Stocking {
  readonly built: BuiltServer;
  readonly people: People;
}

const funds = '60000';
const players = ['member', 'other', 'agent', 'lineone', 'linetwo', 'agenttwo', 'farone'] as const;

export async function stockMoney(stocking: Stocking): Promise<void> {
  const { built, people } = stocking;
  await setPolicies(people);
  await seedDeposits(built.server.modules, built.server.platform.clock.now());
  for (const name of players) await fund(stocking, name);
  await stockDeposits(stocking);
  await stockBonuses(people);
  await stockTransfers(people);
  await stockAdjustments(people);
  await stockWithdrawals(stocking);
  await stockDesk(people);
  await stockLimits(people);
}

/** Rare refusals would else end most requests: so much is allowed that effects are reached. */
const policies = {
  depositTurnoverTimes: 0,
  transferTurnoverTimes: 0,
  transferDailyCount: 100,
  withdrawalsDaily: 0,
  depositFailuresMax: 20,
  c2cUnpaidMax: 20,
  disputeAnswerHours: 1,
  withdrawalFeePermille: 10,
  withdrawalSignedFrom: '20000',
} as const;

async function setPolicies({ must }: People): Promise<void> {
  for (const [name, value] of Object.entries(policies))
    await must('owner', settings.setPolicy, { params: { name }, body: { value } });
}

async function fund({ built, people }: Stocking, name: string): Promise<void> {
  const { playerId = '' } = people.named(name);
  const amount = parseUnits(funds, { decimalsMax: 4 }) ?? 0n;
  const facts = { depositId: `funds-${name}`, playerId, currency: 'PHP', amount };
  await built.server.ledger.post(depositSettled(facts));
}

const ways = {
  hosted: [wallet.depositByLaunchUrl, 'sandpay', 'QR', 'QRPH'],
  qr: [wallet.depositByQrImageUrl, 'sandpay', 'MWQR', 'QRPH'],
  transfer: [wallet.depositByMt, 'sandpay', 'MT', 'BDO'],
  ewallet: [wallet.depositByVirtualWallet, 'sandpay', 'EW', 'GCASH'],
  manual: [wallet.depositByManualTransfer, 'house', 'MA', 'BPI'],
  crypto: [wallet.depositByCrypto, 'sandpay', 'USDT', 'USDT-TRC20'],
} as const;

type Outcome = 'paid' | 'failed' | 'confirming' | 'reversed';

interface News {
  readonly kind: 'deposit' | 'payout';
  readonly outcome: Outcome;
  readonly reference: string;
  readonly amount: string;
}

/** A provider's message as it comes, with a signature that holds at this moment. */
export function newsOf(built: BuiltServer, news: News) {
  const { kind, outcome, reference, amount } = news;
  const now = built.server.platform.clock.now();
  const id = `event-${reference}-${outcome}`;
  const facts = { id, type: `${kind}.${outcome}`, merchantRef: reference, ref: `of-${reference}` };
  const body = JSON.stringify({ ...facts, amount, currency: 'PHP', confirmations: 1, at: now });
  const signature = sign(built.sandpay.access.webhookSecret, now, Buffer.from(body));
  return { body, headers: { 'sandpay-signature': signature } };
}

async function tell({ built, people }: Stocking, news: News): Promise<void> {
  const { body, headers } = newsOf(built, news);
  const path = wallet.hearPayment.path.replace(':provider', 'sandpay');
  const kind = { 'content-type': 'application/json' };
  const told = { method: 'POST', path, body, headers: { ...headers, ...kind } };
  const { status, json } = await people.door.site.ask(told);
  if (status !== 200) throw new Error(`news was refused: ${JSON.stringify(json)}`);
}

async function stockDeposits(stocking: Stocking): Promise<void> {
  const { must } = stocking.people;
  const { hosted, manual } = ways;
  const ofEach = { member: Object.values(ways), other: [hosted, manual], lineone: [hosted] };
  for (const [name, some] of Object.entries(ofEach)) {
    for (const [endpoint, vendorId, bankType, bankCode] of some) {
      const ids: string[] = [];
      for (const amount of [300, 400, 500, 600]) {
        const body = { amount, vendorId, bankType, bankCode };
        const begun = await must<{ transId: string }>(name, endpoint, { body });
        ids.push(begun.transId);
      }
      if (vendorId === 'house') await stockManual(stocking, name, ids);
      else await stockTold(stocking, ids);
    }
  }
  const words = 'It did not arrive';
  for (const amount of ['500', '700']) {
    const body = { amount, paidAt: 1, words, picture };
    await must('member', wallet.reportDeposit, { body });
  }
  const report = await must<{ reportId: string }>('other', wallet.reportDeposit, {
    body: { amount: '900', paidAt: 1, words },
  });
  await must('owner', wallet.answerDepositReport, {
    params: { id: report.reportId },
    body: { state: 'refused', answer: 'It was paid elsewhere' },
  });
}

/** The first waits, the others are paid, fail, and are taken back. */
async function stockTold(stocking: Stocking, [, paid, failed, taken]: string[]): Promise<void> {
  const of = { kind: 'deposit', amount: '400' } as const;
  await tell(stocking, { ...of, outcome: 'paid', reference: paid ?? '' });
  await tell(stocking, { ...of, outcome: 'failed', reference: failed ?? '' });
  await tell(stocking, { ...of, outcome: 'paid', reference: taken ?? '' });
  await tell(stocking, { ...of, outcome: 'reversed', reference: taken ?? '' });
}

async function stockManual({ people }: Stocking, name: string, ids: string[]): Promise<void> {
  const [, proved, refused] = ids.map((id) => ({ params: { id } }));
  await people.must(name, wallet.sendDepositProof, { ...proved, body: { picture } });
  await people.must('owner', wallet.refuseDepositByHand, { ...refused, body: { remark: 'none' } });
}

const bonus = {
  name: 'A welcome',
  deposit: '0',
  times: 2,
  days: 7,
  stakeMax: null,
  releaseMax: null,
  sticky: false,
  funding: 'cash-first',
  reason: 'goodwill',
};

async function stockBonuses({ must, named }: People): Promise<void> {
  for (const name of ['member', 'other', 'linetwo'] as const) {
    const params = { id: named(name).playerId };
    for (const amount of ['100', '200', '300', '5000', '6000'])
      await must('owner', wallet.grantBonus, { params, body: { ...bonus, amount } });
  }
}

async function stockTransfers({ must }: People): Promise<void> {
  for (const amount of [20, 30, 40, 50]) {
    const down = { customerName: 'lineone', amount, paymentPassword };
    await must('agent', wallet.transferDownline, { body: down });
    await must('linetwo', wallet.transferUpline, { body: { amount, paymentPassword } });
  }
  type Listed = { list: { id: string }[] };
  const { list } = await must<Listed>('owner', wallet.listTeamTransfersOfAll);
  const params = { id: list[0]?.id };
  const body = { reason: 'sent to the wrong member' };
  await must('owner', wallet.reverseTeamTransfer, { params, body });
}

async function stockAdjustments({ must, named }: People): Promise<void> {
  const { playerId } = named('other');
  for (const [kind, amount] of [
    ['in', '50'],
    ['in', '5000'],
    ['out', '6000'],
    ['in', '7000'],
  ]) {
    const body = { kind, playerId, amount, reason: 'a correction', proof: 'ticket 7' };
    await must('owner', wallet.proposeAdjustment, { body });
  }
  type Listed = { list: { id: string; state: string }[] };
  const { list } = await must<Listed>('owner', wallet.listAdjustments);
  const waiting = list.find(({ state }) => state === 'waiting');
  const params = { id: waiting?.id };
  await must('boss', wallet.refuseAdjustment, { params, body: { reason: 'no proof' } });
}

async function stockDesk({ must }: People): Promise<void> {
  await must('cashier', cashier.handOver, { body: { note: 'All quiet' } });
  const texts = { en: 'The name differs', id: 'Nama berbeda' };
  for (const [id, use] of Object.entries({ name: 'refuse', late: 'hold', fee: 'difference' }))
    await must('owner', cashier.saveReason, { params: { id }, body: { use, texts } });
}

async function stockLimits({ must, named }: People): Promise<void> {
  const params = { id: named('farone').playerId };
  const body = { span: 'day', value: '100000', reason: 'asked for' };
  await must('owner', wallet.setMemberDepositLimit, { params, body });
  await must('owner', wallet.setMemberTags, { params, body: { tags: ['vip-tag'] } });
}

async function stockWithdrawals(stocking: Stocking): Promise<void> {
  const { must } = stocking.people;
  for (const name of ['member', 'lineone'] as const) {
    const number = `10${name.length}4567890`;
    const card = { bankCode: 'BDO', cardHolder: `Holder of ${name}`, cardNumber: number };
    const body = { ...card, paymentPassword };
    const { bankCardId } = await must<{ bankCardId: string }>(name, wallet.addBankCard, { body });
    const ids: string[] = [];
    for (let amount = 500; amount < 500 + withdrawalsEach; amount += 1) {
      const asked = { amount, bankCardId, paymentPassword };
      const held = await must<{ refId: string }>(name, wallet.requestWithdrawal, { body: asked });
      ids.push(held.refId);
    }
    await judgeWithdrawals(stocking, name, ids);
  }
}

const withdrawalsEach = 17;

/** Six stay pending; one is refused, three approved, four paid, and three split. */
async function judgeWithdrawals({ built, people }: Stocking, name: string, ids: string[]) {
  const { must } = people;
  const judged = ids.slice(6);
  const asked = (id: string | undefined) => ({ params: { id }, body: {} });
  await must('cashier', wallet.refuseWithdrawal, {
    params: { id: judged[0] },
    body: { remark: 'the name differs' },
  });
  for (const id of judged.slice(1)) await must('cashier', wallet.approveWithdrawal, asked(id));
  for (const id of judged.slice(4, 8)) await must('owner', wallet.payWithdrawal, asked(id));
  await settle(built);
  const [received, disputed] = judged.slice(4, 6);
  await must(name, wallet.confirmWithdrawalReceipt, { body: { refId: received, received: true } });
  const no = { refId: disputed, received: false, proof: picture };
  await must(name, wallet.confirmWithdrawalReceipt, { body: no });
  for (const id of judged.slice(8)) await split(people, id);
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

/** Others take some of the parts: one only takes, one proves, one is disputed. */
async function payParts({ must }: People, seller: string): Promise<void> {
  const buyers = ['other', 'linetwo', 'farone'] as const;
  for (const buyer of buyers) {
    const { list } = await must<{ list: { offerId: string }[] }>(buyer, wallet.listC2cOffers);
    const offerId = list.at(-1)?.offerId;
    if (offerId === undefined) throw new Error(`${buyer} is offered nothing of ${seller}`);
    const match = await must<{ depositId: string }>(buyer, wallet.depositByC2c, {
      body: { offerId },
    });
    const proof = { params: { id: match.depositId }, body: { proof: picture } };
    if (buyer !== 'other') await must(buyer, wallet.proveC2cDeposit, proof);
    else await must(buyer, wallet.cancelC2cDeposit, { params: proof.params });
  }
}
