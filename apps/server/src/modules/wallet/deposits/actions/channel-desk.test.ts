// Staff's edits of the ways to pay in: whole or not at all, over the version that was read, with an
// audit note before and after, and known to every process at once.
import { isRefusal } from '@baize/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { busInMemory } from '../../../settings/testing.ts';
import { buildWallet, cashier, type BuiltWallet } from '../../testing.ts';
import { ana } from '../testing.ts';

let database: Database;
let built: BuiltWallet;
let other: BuiltWallet;

beforeEach(async () => {
  database = await freshDatabase();
  const bus = busInMemory();
  [built, other] = [buildWallet(database, { bus }), buildWallet(database, { bus })];
  await Promise.all([built.wallet.start(), other.wallet.start()]);
});

afterEach(async () => {
  await Promise.all([built.wallet.stop(), other.wallet.stop()]);
  await database.close();
});

const written = {
  version: 0,
  kind: 'manual' as const,
  bankType: 'MANUAL',
  name: 'Our own account',
  provider: 'house',
  method: 'bank-transfer' as const,
  mcsBankCode: '',
  bankCodes: ['BDO'],
  minimum: '100',
  maximum: '5000.5',
  quickAmounts: ['100', '500'],
  fee: { fixed: '2.5', permille: 5, payer: 'player' as const },
  hours: { opens: 480, closes: 60 },
  audience: { levelMinimum: 1, countries: ['PH'], currencies: ['PHP'], tags: ['trusted'] },
  houseAccounts: [
    { bankCode: 'BDO', bankName: 'BDO', number: '12', holder: 'Baize', enabled: true },
  ],
  network: '',
  confirmations: 0,
  payMinutes: 90,
  enabled: true,
};

const staff = <I>(input: I) => ({ ...built.context(), caller: cashier, input });
const save = (more: object = {}, id = 'own-account') =>
  built.actions.saveDepositChannel(staff({ id, ...written, ...more }));

async function codes(of = built): Promise<string[]> {
  const list = await of.actions.listDepositChannels(staff({}));
  if (isRefusal(list)) throw new Error('refused');
  return list.list.map(({ code }) => code);
}

test('a way is written whole and read as it was written', async () => {
  expect(await save()).toMatchObject({ code: 'own-account', version: 1, isConnected: true });
  const { list, providers } = (await built.actions.listDepositChannels(staff({}))) as {
    list: Record<string, unknown>[];
    providers: string[];
  };
  const { version: _version, ...facts } = written;
  expect(list.at(-1)).toMatchObject({
    ...facts,
    minimum: '100.0000',
    maximum: '5000.5000',
    quickAmounts: ['100.0000', '500.0000'],
    fee: { fixed: '2.5000', permille: 5, payer: 'player' },
    credited: 0,
    failed: 0,
  });
  expect(providers).toEqual(['sandpay']);
  expect(built.audited).toMatchObject([
    { action: 'save-deposit-channel', subject: 'own-account', before: null },
  ]);
});

test('a save over an older version is refused, also of two at once', async () => {
  await save();
  const both = await Promise.all([
    save({ version: 1, name: 'One' }),
    save({ version: 1, name: 'Two' }),
  ]);
  expect(both.filter(isRefusal)).toEqual([{ refused: 'deposit-channel-changed' }]);
  expect(await save({ version: 0 })).toEqual({ refused: 'deposit-channel-changed' });
  expect(built.audited).toHaveLength(2);
});

test.each([
  [{ provider: 'nobody', kind: 'qr' }, 'channel-provider-unknown'],
  [{ minimum: '6000' }, 'channel-limits-wrong'],
  [{ quickAmounts: ['50'] }, 'channel-limits-wrong'],
  [{ bankCodes: ['BDO', 'BPI'] }, 'channel-account-missing'],
  [{ kind: 'crypto', provider: 'sandpay', method: 'crypto' }, 'channel-network-missing'],
])('%j is refused and nothing is written: %s', async (more, refused) => {
  expect(await save(more)).toEqual({ refused });
  expect(await codes()).toHaveLength(3);
  expect(built.audited).toEqual([]);
});

test('a way that is switched off is gone for players in every process', async () => {
  const offered = async (of: BuiltWallet) => {
    const call = { ...of.context(), caller: ana, input: {} };
    return Object.keys(await of.actions.getDepositChannels(call));
  };
  expect(await offered(other)).toEqual(['QR', 'PGMT', 'VirtualWallet']);
  const reason = 'the bank is closed';
  const off = staff({ id: 'sandpay-bank', enabled: false, reason });
  expect(await built.actions.switchDepositChannel(off)).toMatchObject({ enabled: false });
  expect(await offered(built)).toEqual(['QR', 'VirtualWallet']);
  await expect.poll(() => offered(other)).toEqual(['QR', 'VirtualWallet']);
  const after = { enabled: false, reason };
  expect(built.audited).toMatchObject([{ before: { enabled: true }, after }]);
  const none = staff({ id: 'none', enabled: true, reason });
  expect(await built.actions.switchDepositChannel(none)).toEqual({ refused: 'channel-unknown' });
});

test('ways are ordered all at once; a list that is not whole is refused', async () => {
  const order = (list: string[]) => built.actions.orderDepositChannels(staff({ codes: list }));
  const wanted = ['sandpay-wallet', 'sandpay-qr', 'sandpay-bank'];
  expect(await order(wanted)).toEqual({ done: true });
  expect(await codes()).toEqual(wanted);
  for (const list of [wanted.slice(1), [...wanted, 'none'], ['sandpay-qr', ...wanted.slice(1)]]) {
    expect(await order(list)).toEqual({ refused: 'deposit-channel-changed' });
  }
  expect(await codes()).toEqual(wanted);
});

test('tags that are set twice at once are set, one set after the other', async () => {
  const set = (tags: string[]) => built.actions.setMemberTags(staff({ id: 'ana', tags }));
  const answers = await Promise.all(['one', 'two', 'two', 'one'].map((tag) => set(['all', tag])));
  expect(answers).toEqual(['one', 'two', 'two', 'one'].map((tag) => ({ tags: ['all', tag] })));
});

test('tags of a member are set and read, with an audit note', async () => {
  const set = (id: string, tags: string[]) => built.actions.setMemberTags(staff({ id, tags }));
  expect(await set('ana', ['whale', 'trusted', 'whale'])).toEqual({ tags: ['trusted', 'whale'] });
  expect(await built.actions.getMemberTags(staff({ id: 'ana' }))).toEqual({
    tags: ['trusted', 'whale'],
  });
  expect(built.audited).toMatchObject([{ before: [], after: ['trusted', 'whale'] }]);
  await built.wallet.stop();
  built = buildWallet(database, { usernames: async () => new Map() });
  const unknown = { refused: 'member-not-found' };
  expect(await set('nobody', ['trusted'])).toEqual(unknown);
  expect(await built.actions.getMemberTags(staff({ id: 'nobody' }))).toEqual(unknown);
});
