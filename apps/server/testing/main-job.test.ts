// Proves the main job through the real HTTP calls: register, deposit, play, withdraw, pay, confirm,
// with the books balanced.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, solveWork, unwrap, type Client } from '@baize/client';
import { draws, slotGameOf, playRound } from '@baize/engines';
import { parseUnits, printUnits } from '@baize/money';
import {
  buildServer,
  freshDatabase,
  systemClock,
  type BuiltServer,
  type Database,
} from './index.ts';

let database: Database;
let built: BuiltServer;
let token: string | undefined;
let staffToken: string | undefined;
let player: Client;
let staff: Client;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database, clock: systemClock });
  const language = () => 'EN';
  player = createClient({ baseUrl: built.siteUrl, token: () => token, language });
  staff = createClient({ baseUrl: built.consoleUrl, token: () => staffToken, language });
  await built.server.modules.operator.addStaff({
    username: 'owner',
    password: 'owner-pass-1',
    role: 'owner',
  });
});
afterAll(async () => {
  await built.close();
  await database.close();
});

const workProof = async () => solveWork(unwrap(await player.verification.getWork()));

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < 100; tried += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it did not come true in ten seconds');
}

const balance = async () => unwrap(await player.wallet.getBalance({})).sumBalance;

test('a visitor becomes a player, plays with deposited money, and gets it paid out', async () => {
  const { version } = unwrap(await player.settings.getTerms());
  const registered = unwrap(
    await player.identity.register({
      username: 'ning2026',
      password: 'Lotus2026x',
      confirmPassword: 'Lotus2026x',
      birthday: '1990-05-05',
      termsVersion: version,
      privacyVersion: version,
      login: true,
      workProof: await workProof(),
    }),
  );
  token = registered.token;
  expect(await balance()).toBe(0);

  const started = unwrap(
    await player.wallet.depositByLaunchUrl({
      amount: 500,
      vendorId: 'sandpay',
      bankType: 'QR',
      bankCode: 'QRPH',
    }),
  );
  const page = new URL(started.redirectUrl);
  page.search = '';
  await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=pay-twice',
  });
  await until(async () => (await balance()) === 500);

  await playAndVerify();
});

/** Launches the game, spins twice with one key, and checks the round against the revealed seed. */
async function playAndVerify(): Promise<void> {
  const launched = unwrap(
    await player.catalogue.launchGame({ launchMode: 'GLS', gameId: 'golden-lotus-20' }),
  );
  const launch = new URL(launched.game_url).searchParams.get('launch') ?? '';
  const game = unwrap(await player.catalogue.openGameSession({ launch }));
  const arcade = createClient({
    baseUrl: built.siteUrl,
    token: () => game.token,
    language: () => 'EN',
  });
  const spin = { gameCode: 'golden-lotus-20', stake: '20.00' };
  const first = unwrap(await arcade.slots.spin(spin, { intent: 'one-click-of-mine' }));
  expect(unwrap(await arcade.slots.spin(spin, { intent: 'one-click-of-mine' }))).toEqual(first);
  expect(Number(first.balance)).toBe(await balance());
  const record = unwrap(await player.wagering.listBets({}));
  expect(record.list).toMatchObject([{ roundId: first.roundId, stake: 20 }]);

  unwrap(await player.wagering.getSeed());
  const { revealed } = unwrap(await player.wagering.rotateSeed({}));
  const receipt = unwrap(await player.wagering.getRound({ roundId: first.roundId }));
  expect(receipt.serverSeed).toBe(revealed.serverSeed);
  const again = draws({ ...revealed, clientSeed: receipt.clientSeed, nonce: receipt.nonce });
  const game20 = slotGameOf('golden-lotus-20');
  if (!game20) throw new Error('no such game');
  const replayed = playRound({ game: game20.definition, stake: 20_0000n, draws: again });
  const withJackpot = replayed.payout + (parseUnits(receipt.jackpot, { decimalsMax: 4 }) ?? 0n);
  expect(printUnits(withJackpot, 2)).toBe(first.payout);
}

test('a withdrawal is requested, approved, paid and confirmed; the books balance', async () => {
  staffToken = unwrap(
    await staff.operator.signInStaff({ username: 'owner', password: 'owner-pass-1' }),
  ).token;
  unwrap(await staff.settings.setPolicy({ name: 'depositTurnoverTimes', value: 0 }));
  unwrap(
    await player.identity.setPaymentPassword({ password: '135790', confirmPassword: '135790' }),
  );
  const card = unwrap(
    await player.wallet.addBankCard({
      bankCode: 'BDO',
      cardNumber: '001234567890',
      cardHolder: 'Ning Santos',
      paymentPassword: '135790',
    }),
  );
  // The deposit asked for turnover before the policy changed.
  await database.pool.query("update wallet_requirement set state = 'cancelled', closed_at = now()");
  const before = await balance();
  const asked = unwrap(
    await player.wallet.requestWithdrawal({
      amount: 100,
      bankCardId: card.bankCardId,
      paymentPassword: '135790',
    }),
  );
  expect(await balance()).toBe(before - 100);
  const id = asked.refId;
  unwrap(await staff.wallet.approveWithdrawal({ id }));
  unwrap(await staff.wallet.payWithdrawal({ id }));
  const unanswered = async () => unwrap(await player.wallet.listPaymentConfirmations()).list;
  await until(async () => (await unanswered()).length === 1);
  unwrap(await player.wallet.confirmWithdrawalReceipt({ refId: id, received: true }));
  expect(await unanswered()).toEqual([]);
  const books = unwrap(await staff.wallet.getTrialBalance());
  expect(books).toMatchObject({ balanced: true, drifted: [], unbalanced: [] });
  const audit = unwrap(await staff.operator.listAudit({}));
  expect(audit.list.length).toBeGreaterThanOrEqual(3);
});
