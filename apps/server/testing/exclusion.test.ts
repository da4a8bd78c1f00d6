// Proves over real calls that a member who excludes themselves neither plays nor deposits, keeps
// what they have within reach, and gets no other account.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, unwrap, type Client } from '@baize/client';
import { depositSettled } from '@baize/ledger';
import { buildServer, fakeClock, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;
const clock = fakeClock();
const dayMs = 86_400_000;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database, clock });
  const { operator } = built.server.modules;
  await operator.addStaff({ username: 'owner', password: 'owner-pass-1', role: 'owner' });
  const door = clientAt(built.consoleUrl);
  const { token } = unwrap(
    await door.operator.signInStaff({ username: 'owner', password: 'owner-pass-1' }),
  );
  const owner = clientAt(built.consoleUrl, () => token);
  unwrap(await owner.settings.turnModule({ module: 'CAPTCHA3', on: false }));
  const { rules } = unwrap(await owner.settings.listFieldRules());
  const asIs = rules.find(({ field }) => field === 'payeeName')?.rule ?? null;
  const rule = asIs && { ...asIs, enabled: true, required: true };
  unwrap(await owner.settings.setFieldRule({ field: 'payeeName', rule }));
});
afterAll(async () => {
  await built.close();
  await database.close();
});

function clientAt(baseUrl: string, token: () => string | undefined = () => undefined): Client {
  return createClient({ baseUrl, token, language: () => 'EN' });
}

async function register(username: string, payeeName: string) {
  const visitor = clientAt(built.siteUrl);
  const { version } = unwrap(await visitor.settings.getTerms());
  return visitor.identity.register({
    username,
    password: 'Lotus2026x',
    confirmPassword: 'Lotus2026x',
    payeeName,
    birthday: '1990-05-05',
    termsVersion: version,
    privacyVersion: version,
    login: true,
  });
}

async function join(username: string, payeeName: string) {
  const { token, customerId } = unwrap(await register(username, payeeName));
  const facts = { depositId: username, playerId: customerId, currency: 'PHP', amount: 500_0000n };
  await built.server.ledger.post(depositSettled(facts));
  return clientAt(built.siteUrl, () => token);
}

const deposit = { amount: 100, vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH' };
const launch = { launchMode: 'GLS', gameId: 'golden-lotus-20' } as const;

// @proves R53
test('an excluded member can withdraw, but not play or deposit', async () => {
  const player = await join('tiredofit', 'Rosa Dela Cruz');
  unwrap(await player.catalogue.launchGame(launch));
  unwrap(await player.wagering.excludeSelf({ months: 6 }));
  expect(await player.catalogue.launchGame(launch)).toMatchObject({ refused: 'self-excluded' });
  const tried = await player.wallet.depositByLaunchUrl(deposit);
  expect(tried).toMatchObject({ refused: 'self-excluded' });
  const paymentPassword = '135790';
  const both = { password: paymentPassword, confirmPassword: paymentPassword };
  unwrap(await player.identity.setPaymentPassword(both));
  const card = { bankCode: 'BDO', cardNumber: '001234567890', cardHolder: 'Rosa Dela Cruz' };
  const added = unwrap(await player.wallet.addBankCard({ ...card, paymentPassword }));
  const { bankCardId } = added;
  unwrap(await player.wallet.requestWithdrawal({ amount: 500, bankCardId, paymentPassword }));
  expect(unwrap(await player.wallet.getBalance({})).sumBalance).toBe(0);
});

// @proves R53
test('a session at play takes no further stake', async () => {
  const player = await join('midgame', 'Jose Ramos');
  const { game_url: address } = unwrap(await player.catalogue.launchGame(launch));
  const code = new URL(address).searchParams.get('launch') ?? '';
  const game = unwrap(await player.catalogue.openGameSession({ launch: code }));
  const arcade = clientAt(built.siteUrl, () => game.token);
  unwrap(await player.wagering.excludeSelf({ months: null }));
  const spun = await arcade.slots.spin({ gameCode: 'golden-lotus-20', stake: '1.00' });
  expect(spun).toMatchObject({ refused: 'self-excluded' });
});

// @proves R54
test('the person cannot open a second account before the exclusion ends', async () => {
  const player = await join('onceonly', 'Liza Santos');
  unwrap(await player.wagering.excludeSelf({ months: 6 }));
  expect(await register('onceagain', ' liza SANTOS ')).toMatchObject({
    refused: 'player-excluded',
  });
  expect(await register('somebodyelse', 'Marco Santos')).toMatchObject({ ok: true });
  clock.advance(200 * dayMs);
  expect(await register('muchlater', 'Liza Santos')).toMatchObject({ ok: true });
});
