// Withdrawal accounts: every kind, encrypted at rest, visible only to their owner and the payment
// provider, each once, and limited in number.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildWallet, cashier, playerNamed, units, type BuiltWallet } from '../../testing.ts';

const ana = playerNamed('ana');
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
let database: Database;
let built: BuiltWallet;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database);
});

afterEach(async () => {
  await built.close();
  await database.close();
});

interface Adding {
  readonly cardNumber: string;
  readonly bankCode?: string;
  readonly intent?: string;
  readonly by?: string;
}

async function add({ cardNumber, bankCode = 'BDO', intent, by = 'ana' }: Adding) {
  const input = { bankCode, cardNumber, cardHolder: ' Ana Cruz ', paymentPassword: 'secret' };
  const call = { ...built.context(intent), caller: playerNamed(by), input };
  const added = await built.actions.addBankCard(call);
  return 'refused' in added ? added.refused : added.bankCardId;
}

async function listed(by = 'ana') {
  const call = { ...built.context(), caller: playerNamed(by), input: {} };
  const answer = await built.actions.listBankCards(call);
  return 'refused' in answer ? [] : answer.bankCards;
}

function remove(id: string, by = 'ana') {
  const call = { ...built.context(), caller: playerNamed(by), input: { id } };
  return built.actions.removeBankCard(call);
}

test('an account is masked, kept once and at most five times', async () => {
  expect(await add({ cardNumber: '12345678' })).toMatch(/^c/);
  expect(await add({ cardNumber: '1234 5678' })).toBe('bank-card-exists');
  const click = { cardNumber: '22222222', intent: 'click' };
  const again = await Promise.all([add(click), add(click)]);
  expect(again[0]).toBe(again[1]);
  for (const digit of ['3', '4']) await add({ cardNumber: digit.repeat(8) });
  const last = await Promise.all(['5', '6'].map((one) => add({ cardNumber: one.repeat(8) })));
  expect(last.filter((one) => one === 'bank-card-limit-reached')).toHaveLength(1);
  const numbers = (await listed()).map(({ cardNumber }) => cardNumber).sort();
  expect(numbers).toEqual(expect.arrayContaining(['2222', '3333', '4444', '5678'].map(masked)));
  expect(numbers).toHaveLength(5);
  expect(await add({ cardNumber: '12345678', by: 'ben' })).toMatch(/^c/);
});

// @proves V7.5.3
test('one secret is needed: the payment password, or without one a fresh proof', async () => {
  const secretOf = async (given: 'ok' | 'missing' | 'wrong', confirmedUntil: number) => {
    const asking = buildWallet(database, { verifyPaymentPassword: async () => given });
    const caller = { ...playerNamed('ana'), confirmedUntil };
    const input = { bankCode: 'BDO', cardNumber: '12345678', cardHolder: 'Ana Cruz' };
    const call = { ...asking.context(`${given} ${confirmedUntil}`), caller, input };
    const added = await asking.actions.addBankCard(call);
    await asking.close();
    return 'refused' in added ? added.refused : 'added';
  };
  expect(await secretOf('wrong', Infinity)).toBe('payment-password-wrong');
  expect(await secretOf('missing', 0)).toBe('confirmation-missing');
  expect(await secretOf('ok', 0)).toBe('added');
  expect(await secretOf('missing', Infinity)).toBe('bank-card-exists');
});

const masked = (end: string) => `**** ${end}`;

test('an invalid account is refused, by bank and by number', async () => {
  expect(await add({ bankCode: 'NONE', cardNumber: '77777777' })).toBe('bank-unknown');
  for (const [bankCode, cardNumber] of [
    ['BDO', '12345'],
    ['GCASH', '021234567'],
    ['USDT-TRC20', tron.replace('7N', '7n')],
    ['USDT-ERC20', tron],
  ] as const) {
    expect(await add({ bankCode, cardNumber })).toBe('account-number-wrong');
  }
  expect(await listed()).toEqual([]);
  expect(built.told).toEqual([]);
});

test('two spellings of an address are one account, and changes are notified', async () => {
  const id = await add({ bankCode: 'GCASH', cardNumber: '+63 917 123 4567' });
  expect(await add({ bankCode: 'GCASH', cardNumber: '09171234567' })).toBe('bank-card-exists');
  expect(await add({ bankCode: 'MAYA', cardNumber: '09171234567' })).toMatch(/^c/);
  // Both were added in one moment: which of them is first is not told.
  const both = (await listed()).toSorted((a, b) => a.bankName.localeCompare(b.bankName));
  expect(both).toMatchObject([
    { kind: 'ewallet', bankName: 'GCash', cardNumber: '**** 4567', cardHolder: 'Ana Cruz' },
    { kind: 'ewallet', bankName: 'Maya' },
  ]);
  await remove(id);
  const told = { event: 'accounts', payload: 'ana' };
  expect(built.told).toEqual([told, told, told]);
});

test('only its owner can remove an account, once; then it is not paid', async () => {
  const id = await add({ cardNumber: '12345678' });
  expect(await remove(id, 'ben')).toEqual({ refused: 'bank-card-not-found' });
  const both = await Promise.all([remove(id), remove(id)]);
  expect(both.filter((one) => 'refused' in one)).toEqual([{ refused: 'bank-card-not-found' }]);
  expect(await listed()).toEqual([]);
  await built.fund('ana', '1000');
  const input = { amount: 400, bankCardId: id, paymentPassword: 'secret' };
  const asked = built.actions.requestWithdrawal({ ...built.context(), caller: ana, input });
  expect(await asked).toEqual({ refused: 'bank-card-not-found' });
  expect(await add({ cardNumber: '12345678' })).toMatch(/^c/);
});

test('of a removal and a withdrawal in parallel one is refused', async () => {
  await built.fund('ana', '1000');
  const id = await add({ cardNumber: '12345678' });
  const input = { amount: 400, bankCardId: id, paymentPassword: 'secret' };
  const call = { ...built.context(), caller: ana, input };
  const both = await Promise.all([remove(id), built.actions.requestWithdrawal(call)]);
  expect(both.filter((one) => 'refused' in one)).toHaveLength(1);
  const { held } = await built.ledger.balance('ana', 'PHP');
  expect(held).toBe('refused' in both[1] ? 0n : units('400'));
});

test.each([
  ['bank', 'BDO', '1234567890'],
  ['ewallet', 'MAYA', '09171234567'],
  ['crypto', 'USDT-TRC20', tron],
] as const)(
  'money goes to a %s, and its number only to the provider',
  async (kind, bankCode, cardNumber) => {
    await built.fund('ana', '1000');
    const bankCardId = await add({ bankCode, cardNumber });
    const input = { amount: 400, bankCardId, paymentPassword: 'secret' };
    const asked = await built.actions.requestWithdrawal({ ...built.context(), caller: ana, input });
    if ('refused' in asked) throw new Error(asked.refused);
    expect(asked).toMatchObject({ kind, cardNumber: masked(cardNumber.slice(-4)) });
    // A hijacked session cannot hide where money is going.
    expect(await remove(bankCardId)).toEqual({ refused: 'bank-card-in-use' });
    const staff = { ...built.context(), caller: cashier, input: { id: asked.refId } };
    await built.actions.approveWithdrawal(staff);
    const paying = await built.actions.payWithdrawal(staff);
    expect(paying).toMatchObject({ state: 'paying', kind, cardNumber: asked.cardNumber });
    expect(built.accounts).toEqual([{ bankCode, holder: 'Ana Cruz', number: cardNumber }]);
    const { rows } = await sql<object>`select * from wallet_withdrawal`.execute(database.kysely);
    const kept = JSON.stringify([rows, built.told, built.audited], (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(kept).not.toContain(cardNumber);
  },
);

test('unsealed numbers are sealed at the start, by two processes in parallel', async () => {
  await sql`insert into wallet_bank_card (id, player_id, kind, bank_code, bank_name, card_holder,
      card_number, number_end, created_at)
    select 'old' || n, 'p' || n, 'bank', 'BDO', 'BDO Unibank', 'Ana Cruz', (10000000 + n)::text,
      right((10000000 + n)::text, 4), now() from generate_series(1, 700) n`.execute(
    database.kysely,
  );
  await sql`insert into wallet_withdrawal (id, player_id, currency, amount, bank_code, bank_name,
      card_holder, card_number, number_end, state, requested_at)
    values ('w-old', 'p7', 'PHP', 4000000, 'BDO', 'BDO Unibank', 'Ana Cruz', '10000007', '0007',
      'approved', now())`.execute(database.kysely);
  const other = buildWallet(database);
  await Promise.all([built.wallet.start(), other.wallet.start()]);
  await other.close();
  const { rows } = await sql<{ open: bigint }>`select
    (select count(*) from wallet_bank_card where card_number is not null) +
    (select count(*) from wallet_withdrawal where card_number is not null) as open`.execute(
    database.kysely,
  );
  expect(rows[0]?.open).toBe(0n);
  expect(await listed('p7')).toMatchObject([{ bankCardId: 'old7', cardNumber: '**** 0007' }]);
  expect(await add({ cardNumber: '10000007', by: 'p7' })).toBe('bank-card-exists');
  const staff = { ...built.context(), caller: cashier, input: { id: 'w-old' } };
  await built.actions.payWithdrawal(staff);
  expect(built.accounts).toEqual([{ bankCode: 'BDO', holder: 'Ana Cruz', number: '10000007' }]);
});

test('two members who may be paid to one account are told from others', async () => {
  await add({ cardNumber: '12345678' });
  await add({ cardNumber: '12345678', by: 'ben' });
  await add({ cardNumber: '12345678', bankCode: 'BPI', by: 'cid' });
  const { wallet } = built;
  const on = database.kysely;
  expect(await wallet.haveOneAccount(on, ['ana', 'ben'])).toBe(true);
  expect(await wallet.haveOneAccount(on, ['ana', 'cid'])).toBe(false);
});
