// Deposits of every kind: who is offered what and when, what the player is shown to pay by, fee and
// time before the amount, and that one intent is one deposit.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildWallet, cashier, type BuiltWallet } from '../../testing.ts';
import { ana, ben, channelOf, days, look, minutes, offer, start, started } from '../testing.ts';
import { units } from '../testing.ts';

let database: Database;
let built: BuiltWallet;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database, { levelNumberOf: async (id) => (id === 'ben' ? 3 : 0) });
});

afterEach(async () => {
  await built.wallet.stop();
  await database.close();
});

async function offeredTo(caller = ana, country = 'PH') {
  const call = { ...built.context(), country, caller, input: {} };
  const answer = await built.actions.getDepositChannels(call);
  if ('refused' in answer) throw new Error('refused');
  const channels = Object.values(answer as Record<string, { channels: { channel: string }[] }>);
  return channels.flatMap((one) => one.channels.map(({ channel }) => channel));
}

const seeded = ['sandpay-qr', 'sandpay-bank', 'sandpay-wallet'];

test('after an upgrade players see the ways that they had before', async () => {
  expect(await offeredTo()).toEqual(seeded);
});

test('a way is offered to its audience alone', async () => {
  const of = (code: string, audience: object) => {
    const all = channelOf('qr').audience;
    return channelOf('qr', { code, audience: { ...all, ...audience } });
  };
  await offer(
    built,
    of('vip', { levelMinimum: 3 }),
    of('abroad', { countries: ['ID'] }),
    of('dollar', { currencies: ['USD'] }),
    of('tagged', { tags: ['trusted'] }),
    channelOf('qr', { code: 'off', enabled: false }),
    channelOf('qr', { code: 'unplugged', provider: 'nobody' }),
  );
  expect(await offeredTo()).toEqual(seeded);
  expect(await offeredTo(ana, 'ID')).toEqual([...seeded, 'abroad']);
  expect(await offeredTo(ben)).toEqual([...seeded, 'vip']);
  const tags = { ...built.context(), caller: cashier, input: { id: 'ana', tags: ['trusted'] } };
  expect(await built.actions.setMemberTags(tags)).toEqual({ tags: ['trusted'] });
  expect(await offeredTo()).toEqual([...seeded, 'tagged']);
});

test('a way that a player does not see cannot be used', async () => {
  const { audience } = channelOf('qr');
  const vip = channelOf('qr', { audience: { ...audience, levelMinimum: 3 } });
  await offer(built, vip);
  expect(await start(built, vip)).toEqual({ refused: 'channel-unknown' });
  expect(await start(built, vip, { caller: ben })).toHaveProperty('transId');
});

test('a way outside its hours is listed as closed and refused with its opening', async () => {
  built.clock.set(Date.parse('2026-11-21T03:00:00+08:00'));
  const early = channelOf('qr', { hours: { opens: 570, closes: 1020 } });
  await offer(built, early);
  expect(await start(built, early)).toEqual({
    refused: 'channel-closed',
    facts: { opens: '09:30 (GMT+8)' },
  });
  const listed = await built.actions.getDepositChannels({
    ...built.context(),
    caller: ana,
    input: {},
  });
  expect(listed).toMatchObject({ TQR: { channels: [{ isOpen: false }] } });
  built.clock.set(Date.parse('2026-11-21T09:30:00+08:00'));
  expect(await start(built, early)).toHaveProperty('transId');
});

test('the limits of a way narrow those of the brand', async () => {
  const narrow = channelOf('qr', { minimum: units('100'), maximum: units('1000') });
  await offer(built, narrow);
  expect(await start(built, narrow, { amount: 99 })).toMatchObject({
    refused: 'amount-below-minimum',
    facts: { minimum: '100.00' },
  });
  expect(await start(built, narrow, { amount: 1000.01 })).toMatchObject({
    refused: 'amount-above-maximum',
  });
  expect(await start(built, narrow, { amount: 1000 })).toHaveProperty('transId');
});

test('a QR code is shown as a picture on our own page', async () => {
  built.script.shown = { qrText: 'https://pay.example/q' };
  const channel = channelOf('qr');
  await offer(built, channel);
  const answer = await start(built, channel);
  expect(answer).toMatchObject({ redirectUrl: '', receiver: null, address: '' });
  const { qrImage } = answer as { qrImage: string };
  const svg = Buffer.from(qrImage.replace('data:image/svg+xml;base64,', ''), 'base64').toString();
  expect(svg).toMatch(/^<svg/);
});

test('a bank transfer shows account, exact reference and deadline', async () => {
  const receiver = { bankCode: 'SAND', bankName: 'Sandbank', number: '12 34', holder: 'Sandpay' };
  built.script.shown = { receiver, reference: 'sp_77' };
  const channel = channelOf('bank-transfer');
  await offer(built, channel);
  expect(await start(built, channel)).toMatchObject({
    redirectUrl: '',
    receiver,
    reference: 'sp_77',
    payUntil: built.clock.now() + minutes(60),
  });
});

test('a manual transfer goes to an account of the house, without any provider', async () => {
  const channel = channelOf('manual');
  await offer(built, channel);
  const answer = await start(built, channel);
  expect(answer).toMatchObject({
    redirectUrl: '',
    receiver: { bankCode: 'BDO', number: '0012 3456 7890', holder: 'Baize Gaming Inc.' },
  });
  expect((answer as { reference: string }).reference).toMatch(/^[A-Z2-9]{8}$/);
  expect(built.asked).toEqual([]);
});

test('a crypto deposit shows address, network and amount to send', async () => {
  built.script.shown = { address: 'TXyz', payAmount: '8.63 USDT', confirmationsNeeded: 20 };
  const channel = channelOf('crypto', { confirmations: 12 });
  await offer(built, channel);
  const id = await started(built, channel);
  expect(await look(built, id)).toMatchObject({
    address: 'TXyz',
    network: 'TRC20',
    payAmount: '8.63 USDT',
    confirmationsNeeded: 12,
    confirmations: 0,
  });
});

test('a call of one kind starts no other kind', async () => {
  const channel = channelOf('manual');
  await offer(built, channel);
  const input = { amount: 500, vendorId: 'house', bankType: 'TMANUAL', bankCode: 'BDO' };
  const call = { ...built.context(), caller: ana, input };
  const others = [
    built.actions.depositByCrypto(call),
    built.actions.depositByLaunchUrl(call),
    built.actions.depositByMt(call),
    built.actions.depositByQrImageUrl(call),
    built.actions.depositByVirtualWallet(call),
  ];
  const unknown = { refused: 'channel-unknown' };
  expect(await Promise.all(others)).toEqual(others.map(() => unknown));
  expect(await built.actions.depositByManualTransfer(call)).toHaveProperty('transId');
});

test('one intent is one manual deposit, also twice at once', async () => {
  const channel = channelOf('manual');
  await offer(built, channel);
  const both = await Promise.all([1, 2].map(() => started(built, channel, { intent: 'click' })));
  expect(new Set(both).size).toBe(1);
  const call = { ...built.context(), caller: ana, input: {} };
  expect(await built.actions.listDeposits(call)).toMatchObject({
    list: [{ kind: 'manual', status: 'processing', step: 'payment-due', state: 5 }],
  });
});

test('fee, turnover and time are told before the deposit', async () => {
  const fee = { fixed: units('5'), permille: 10, payer: 'player' } as const;
  const channel = channelOf('qr', { fee });
  await offer(built, channel);
  const input = { amount: 500, vendorId: 'sandpay', bankType: 'TQR', bankCode: 'BDO' };
  const ask = () => built.actions.getPreDeposit({ ...built.context(), caller: ana, input });
  const told = { amount: 500, fee: 10, credited: 490, turnoverRequired: 490, promotions: [] };
  expect(await ask()).toEqual({ ...told, expectedMinutes: null });
  for (const minute of [1, 2, 3, 4, 20]) {
    const reference = await started(built, channel);
    built.clock.advance(minutes(minute));
    await built.hear({ kind: 'deposit', outcome: 'paid', reference });
  }
  await built.wallet.start();
  expect(await ask()).toEqual({ ...told, expectedMinutes: 3 });
});

test('the fee that the player was told is taken, though the way has changed', async () => {
  const fee = { fixed: units('5'), permille: 0, payer: 'player' } as const;
  const channel = channelOf('qr', { fee });
  await offer(built, channel);
  const reference = await started(built, channel);
  await offer(built, { ...channel, version: 2, fee: { ...fee, fixed: units('50') } });
  await built.hear({ kind: 'deposit', outcome: 'paid', reference });
  expect((await built.ledger.balance('ana', 'PHP')).cash).toBe(units('495'));
  expect(await look(built, reference)).toMatchObject({
    arrived: '500.0000',
    fee: '5.0000',
    credited: '495.0000',
  });
  expect(await built.wallet.turnoverRequired('ana', 'PHP')).toBe(units('495'));
});

test('only a promotion that is offered can be chosen, and it is kept', async () => {
  await built.wallet.stop();
  built = buildWallet(database, {
    promotionsOfDeposit: async () => [{ promotionId: 'welcome', name: 'Welcome bonus' }],
  });
  const channel = channelOf('qr');
  await offer(built, channel);
  expect(await start(built, channel, { promotionId: 'other' })).toEqual({
    refused: 'promotion-not-offered',
  });
  const id = await started(built, channel, { promotionId: 'welcome' });
  expect(await look(built, id)).toMatchObject({ promotionId: 'welcome' });
});

test('clients of 2017 list banks and start deposits by their own calls', async () => {
  const receiver = { bankCode: 'SAND', bankName: 'Sandbank', number: '12 34', holder: 'Sandpay' };
  built.script.shown = { receiver, reference: 'sp_77' };
  await offer(built, channelOf('bank-transfer'), channelOf('manual'));
  const call = { ...built.context(), caller: ana, input: {} };
  const banks = await built.actions.listDepositBanks(call);
  expect(banks).toMatchObject({
    deposit_banks: expect.arrayContaining([
      expect.objectContaining({ bank_code: 'BDO', ways: ['pg', 'mt', 'ma'], min_deposit: 50 }),
    ]),
  });
  const by = (way: 'pg' | 'mt' | 'ma' | 'qr') =>
    built.actions.depositByWay({
      ...built.context(),
      caller: ana,
      input: { way, amount: 500, bankCode: 'BDO' },
    });
  expect(await by('pg')).toMatchObject({ redirection_url: expect.stringMatching(/^https/) });
  expect(await by('mt')).toMatchObject({ receiver_account: '12 34', remarks: 'sp_77' });
  expect(await by('ma')).toMatchObject({ receiver_name: 'Baize Gaming Inc.' });
  expect(await by('qr')).toEqual({ refused: 'channel-unknown' });
});

test('the settings say whether the player may pay in, and how often they did', async () => {
  const channel = channelOf('qr');
  await offer(built, channel);
  const ask = () =>
    built.actions.getDepositSettings({ ...built.context(), caller: ana, input: {} });
  expect(await ask()).toMatchObject({
    allowDeposit: 'Y',
    totalDepositSuccessCount: 0,
    depositInfo: { currency: 'PHP', minimumAmount: 50, turnoverTimes: 1 },
    promotions: [],
  });
  const reference = await started(built, channel);
  await built.hear({ kind: 'deposit', outcome: 'paid', reference });
  expect(await ask()).toMatchObject({ totalDepositSuccessCount: 1 });
});

test('a deposit that nobody pays expires, and its money is still credited later', async () => {
  const channel = channelOf('manual');
  await offer(built, channel);
  const id = await started(built, channel);
  const expire = built.wallet.jobs.find(({ name }) => name === 'wallet-expire-deposits');
  built.clock.advance(minutes(59));
  await expire?.run();
  expect(await look(built, id)).toMatchObject({ state: 'processing' });
  built.clock.advance(minutes(1));
  await expire?.run();
  expect(await look(built, id)).toMatchObject({ state: 'refused', problem: 'expired' });
  expect(built.told.filter(({ event }) => event === 'deposit-settled')).toEqual([]);
  built.clock.advance(days(2));
  await database.transaction((tx) =>
    built.wallet.creditDeposit(tx, {
      depositId: id,
      amount: units('500'),
      staff: cashier,
      note: 'Found on the statement of the bank',
      now: built.clock.now(),
    }),
  );
  expect(await look(built, id)).toMatchObject({ state: 'success', credited: '500.0000' });
});
