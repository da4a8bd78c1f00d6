// The demo world of a fresh platform: staff, an agent, players who deposited through the sandbox
// provider and played. All of it goes the real way, so the books, the records and the winner board
// are as true as they will be.
import { setTimeout as sleep } from 'node:timers/promises';
import { games } from '@baize/engines';
import { isRefusal } from '@baize/contract';
import type { Server } from '../compose/server.ts';
import type { Modules } from '../compose/modules.ts';
import type { PlayerCaller } from '../platform/call/index.ts';
import { houseCall } from './house-call.ts';
import { seedChat } from './seed-chat.ts';
import { seedNotices } from './seed-notices.ts';
import { seedVip } from './seed-vip.ts';
import { letStaffInByPassword } from './sign-in-by-password.ts';

export const demoLogins = [
  { role: 'player', username: 'player01', password: 'Lotus2026', paymentPassword: '246810' },
  { role: 'agent', username: 'agent01', password: 'Lotus2026', paymentPassword: '246810' },
  { role: 'operator', username: 'operator', password: 'Console-2026' },
] as const;

const others = [
  'nusantara',
  'kayaking',
  'thalassa',
  'sampaguita',
  'bintang88',
  'maharlika',
  'cendana',
];
/** The first player's phone: codes to it lie in the console's outbox. */
const demoMobile = '+639171234567';
const roundsEach = 60;
const depositAmount = 10_000;
const stakes = ['2.00', '5.00', '10.00', '20.00'];
const settledWithinMs = 15_000;

/** Seeds once; a platform that has the first player is left as it is. */
export async function seedDemoWorld(
  server: Server,
  siteUrl: string,
  say: (text: string) => void,
): Promise<void> {
  const { modules, platform } = server;
  const [player, agent, operator] = demoLogins;
  if (await modules.identity.playerIdOf(player.username)) return;
  say('seeding the demo world …');
  await letStaffInByPassword(server);
  await seedNotices(modules, platform.clock.now());
  await seedChat(modules, platform.clock.now());
  await seedVip(modules, platform.clock.now());
  await modules.operator.addStaff({ ...operator, role: 'owner' });
  await modules.operator.addStaff({
    username: 'cashier',
    password: operator.password,
    role: 'cashier',
  });
  const agentId = await modules.identity.enrol({
    ...agent,
    type: 1,
    payeeName: 'Agent One',
    affiliateCode: 'LOTUS',
    email: `${agent.username}@example.com`,
  });
  const names = [player.username, ...others];
  const seeded = names.map((username) =>
    seedPlayer(modules, siteUrl, {
      username,
      now: () => platform.clock.now(),
      ...(agentId ? { uplineId: agentId } : {}),
      rounds: username === player.username ? 12 : roundsEach,
    }),
  );
  await Promise.all(seeded);
  await modules.vip.keepLevels();
}

interface Seeding {
  readonly username: string;
  readonly uplineId?: string;
  readonly now: () => number;
  readonly rounds: number;
}

async function seedPlayer(modules: Modules, siteUrl: string, seeding: Seeding): Promise<void> {
  const { username, uplineId, now, rounds } = seeding;
  const [player] = demoLogins;
  const playerId = await modules.identity.enrol({
    username,
    password: player.password,
    paymentPassword: player.paymentPassword,
    type: 0,
    payeeName: 'Demo Player',
    email: `${username}@example.com`,
    ...(username === player.username ? { mobile: demoMobile } : {}),
    ...(uplineId ? { uplineId } : {}),
  });
  if (!playerId) return;
  const caller: PlayerCaller = {
    kind: 'player',
    playerId,
    username,
    type: 0,
    demo: false,
    currency: 'PHP',
    sessionId: 'seed',
    confirmedUntil: now(),
    since: now(),
  };
  await deposit(modules, caller, siteUrl, now());
  // Rounds of the hours before now, so that the house's pace is kept.
  const from = now() - rounds * 60_000;
  for (let round = 0; round < rounds; round += 1) {
    await play(modules, caller, `seed-${username}-${round}`, from + round * 60_000, round);
  }
}

async function deposit(modules: Modules, caller: PlayerCaller, siteUrl: string, now: number) {
  const started = await modules.wallet.actions.depositByLaunchUrl({
    ...houseCall(siteUrl, now, `seed-deposit-${caller.username}`),
    caller,
    input: { amount: depositAmount, vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH' },
  });
  if (isRefusal(started)) throw new Error(`the demo deposit was refused: ${started.refused}`);
  const page = new URL(started.redirectUrl);
  page.search = '';
  await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=pay',
  });
  for (let waited = 0; waited < settledWithinMs; waited += 100) {
    const { cash } = await modules.wallet.balance(caller.playerId, caller.currency);
    if (cash > 0n) return;
    await sleep(100);
  }
  throw new Error('the sandbox provider did not settle the demo deposit');
}

async function play(
  modules: Modules,
  player: PlayerCaller,
  intent: string,
  now: number,
  round: number,
) {
  const [game] = games;
  if (!game) return;
  const spun = await modules.slots.actions.spin({
    ...houseCall('', now, intent),
    caller: {
      kind: 'game',
      player: { ...player, since: now },
      gameCode: game.code,
      opening: 'demo',
    },
    input: { gameCode: game.code, stake: stakes[round % stakes.length] ?? '2.00' },
  });
  if (isRefusal(spun)) throw new Error(`a demo spin was refused: ${spun.refused}`);
}
