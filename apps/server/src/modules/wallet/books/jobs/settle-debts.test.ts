// Debts are settled from the cash that comes by any way, once, so that money can leave again; and a
// member who left with a debt is paid what is theirs.
import { payoutReversed } from '@baize/ledger';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildWallet, cashier, playerNamed, units, type BuiltWallet } from '../../testing.ts';

const ana = playerNamed('ana');
const debtor = { playerId: 'ana', currency: 'PHP' };
let database: Database;
let built: BuiltWallet;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database);
});

afterEach(async () => {
  const { balanced } = await built.wallet.trialBalance();
  if (!balanced) throw new Error('the books do not balance');
  await built.close();
  await database.close();
});

const settle = async () => {
  await built.wallet.jobs.find(({ name }) => name === 'wallet-settle-debts')?.run();
};

/** Ana owes so much and has no cash. */
const owe = (amount: string) =>
  built.ledger.post(
    payoutReversed({ ...debtor, roundId: 'r', version: 2, payout: units(amount), cash: 0n }),
  );

const cashAndDebt = async () => {
  const { totals } = await built.wallet.trialBalance();
  const debt = totals.find(({ kind }) => kind === 'player-debt')?.balance ?? 0n;
  return [(await built.ledger.balance('ana', 'PHP')).cash, -debt];
};

const byCashier = () => ({ ...built.context(), caller: cashier });

async function cardOfAna(): Promise<string> {
  const payee = { bankCode: 'BDO', cardNumber: '12345678', cardHolder: 'Ana Cruz' };
  const input = { ...payee, paymentPassword: 'secret' };
  const card = await built.actions.addBankCard({ ...built.context(), caller: ana, input });
  return 'refused' in card ? card.refused : card.bankCardId;
}

test('cash settles a debt in parts, and then money can leave', async () => {
  const bankCardId = await cardOfAna();
  const input = { amount: 200, bankCardId, paymentPassword: 'secret' };
  const ask = () => built.actions.requestWithdrawal({ ...built.context(), caller: ana, input });
  await owe('500');
  await built.fund('ana', '300');
  expect(await ask()).toMatchObject({ refused: 'debt-open' });
  await settle();
  expect(await cashAndDebt()).toEqual([0n, units('200')]);
  await built.fund('ana', '50');
  await built.play('ana', '50', { payout: units('450') });
  await Promise.all([settle(), settle()]);
  expect(await cashAndDebt()).toEqual([units('250'), 0n]);
  await settle();
  expect(await cashAndDebt()).toEqual([units('250'), 0n]);
  expect(await ask()).toHaveProperty('refId');
});

test('a member who left with a debt is paid what is left beyond it', async () => {
  const cardId = await cardOfAna();
  await owe('300');
  await built.fund('ana', '700');
  const leaving = { ...debtor, username: 'ana', bonusShown: 0n, cardId, at: built.clock.now() };
  await database.transaction((tx) =>
    built.wallet.closing.payOut(tx, { ...leaving, intent: 'leave' }),
  );
  const listed = await built.actions.listWithdrawalsToJudge({ ...byCashier(), input: {} });
  const id = 'list' in listed ? (listed.list[0]?.id ?? '') : '';
  const approve = () => built.actions.approveWithdrawal({ ...byCashier(), input: { id } });
  expect(await approve()).toMatchObject({ refused: 'member-owes' });
  await settle();
  expect(await cashAndDebt()).toEqual([0n, 0n]);
  expect(await approve()).toMatchObject({ state: 'approved', amount: '400.0000' });
});
