// The world of the wallet and the cashier: deposits in every state and of every kind, bonuses,
// transfers, corrections, limits, and withdrawals.
import { cashier, settings, wallet } from '@baize/contract';
import { depositSettled } from '@baize/ledger';
import { parseUnits } from '@baize/money';
import { seedDeposits } from '../../src/demo/seed-deposits.ts';
import { seedVip } from '../../src/demo/seed-vip.ts';
import { sign } from '../../src/platform/adapters/signature.ts';
import type { BuiltServer } from '../index.ts';
import { paymentPassword } from '../door/people.ts';
import { picture } from './hostile.ts';
import type { People } from './people.ts';
import { stockWithdrawals } from './stock-withdrawals.ts';

interface Stocking {
  readonly built: BuiltServer;
  readonly people: People;
}

const funds = '60000';
const players = ['member', 'other', 'agent', 'lineone', 'linetwo', 'agenttwo', 'farone'] as const;

export async function stockMoney(stocking: Stocking): Promise<void> {
  const { built, people } = stocking;
  await seedVip(built.server.modules, built.server.platform.clock.now());
  await seedDeposits(built.server.modules, built.server.platform.clock.now());
  for (const name of players) await fund(stocking, name);
  await stockBlock(stocking);
  await setPolicies(people);
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

/** Deposits that fail one after the other block their means. */
async function stockBlock(stocking: Stocking): Promise<void> {
  const [endpoint, vendorId, bankType, bankCode] = ways.hosted;
  for (let time = 0; time < failuresToBlock; time += 1) {
    const body = { amount: 300, vendorId, bankType, bankCode };
    const { transId } = await stocking.people.must<{ transId: string }>('linetwo', endpoint, {
      body,
    });
    const of = { kind: 'deposit', amount: '300', reference: transId } as const;
    await tell(stocking, { ...of, outcome: 'failed' });
  }
}

/** The house's own policy. */
const failuresToBlock = 5;

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
