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
import { seedDeposits } from './seed-deposits.ts';
import {
  drawPast,
  lotteryMember,
  orderedAt,
  orderPast,
  pastIssue,
  planPast,
} from './seed-lottery.ts';
import { seedEnvelope } from './seed-envelope.ts';
import { giveTickets, seedPromotions } from './seed-promotions.ts';
import { seedNotices } from './seed-notices.ts';
import { seedVip } from './seed-vip.ts';
import { letStaffInByPassword } from './sign-in-by-password.ts';

export const demoLogins = [
  { role: 'player', username: 'player01', password: 'Lotus2026', paymentPassword: '246810' },
  { role: 'agent', username: 'agent01', password: 'Lotus2026', paymentPassword: '246810' },
  { role: 'operator', username: 'operator', password: 'Console-2026' },
  // The second of two persons.
  { role: 'supervisor', username: 'supervisor', password: 'Console-2026' },
] as const;

const others = ['nusantara', 'kayaking', 'thalassa', 'sampaguita', 'bintang88', 'maharlika'];
/** Came by the first player's code; the last one bears the same name, so staff look first. */
const friendNames: Readonly<Record<string, string>> = {
  nusantara: 'Rina Santoso',
  kayaking: 'Paulo Reyes',
  thalassa: 'Demo Player',
};
/** Came long ago, and never changed the password. */
const veteran = 'cendana';
const longAgoMs = 200 * 86_400_000;
/** The first player's phone: codes to it lie in the console's outbox. */
const demoMobile = '+639171234567';
const roundsEach = 60;
/** Enough for all rounds of a player, and the time that seeding takes. */
const pastMs = 2 * 3_600_000;
const minuteMs = 60_000;
const depositAmount = 10_000;
const stakes = ['2.00', '5.00', '10.00', '20.00'];
const settledWithinMs = 60_000;

export interface Seeding {
  readonly say: (text: string) => void;
  /** Winds the server's clock back, so that deposits come before the rounds that they pay for. */
  readonly wind: (backMs: number) => void;
}

/** Seeds once; a platform that has the first player is left as it is. */
export async function seedDemoWorld(
  server: Server,
  siteUrl: string,
  { say, wind }: Seeding,
): Promise<void> {
  const { modules } = server;
  if (await modules.identity.playerIdOf(demoLogins[0].username)) return;
  say('seeding the demo world …');
  wind(pastMs);
  try {
    await seedPeople(server, siteUrl, wind);
  } finally {
    wind(0);
  }
  await modules.vip.keepLevels();
}

async function seedPeople(server: Server, siteUrl: string, wind: Seeding['wind']): Promise<void> {
  const { modules, platform } = server;
  const [player, agent] = demoLogins;
  wind(longAgoMs);
  const veteranId = await enrolPlayer(modules, { username: veteran });
  wind(pastMs);
  await letStaffInByPassword(server);
  await seedNotices(modules, platform.clock.now());
  await seedChat(modules, platform.clock.now());
  await seedVip(modules, platform.clock.now());
  await seedDeposits(modules, platform.clock.now());
  await seedPromotions(modules, platform.clock.now());
  await seedEnvelope(modules, platform.clock.now());
  await seedStaff(modules);
  const agentId = await modules.identity.enrol({
    ...agent,
    type: 1,
    payeeName: 'Agent One',
    affiliateCode: 'LOTUS',
    email: `${agent.username}@example.com`,
  });
  const upline = agentId ? { uplineId: agentId } : {};
  const firstId = await enrolPlayer(modules, { username: player.username, ...upline });
  const ids = others.map(async (username) => {
    const came = friendOf(username, firstId);
    return [username, await enrolPlayer(modules, { username, ...upline, ...came })] as const;
  });
  const now = () => platform.clock.now();
  const enrolled = [
    [player.username, firstId] as const,
    ...(await Promise.all(ids)),
    [veteran, veteranId] as const,
  ];
  await giveTickets(modules, player.username, now());
  const seeded = enrolled.map(async ([username, playerId]) =>
    playerId ? seedPlayer(modules, siteUrl, { username, playerId, now }) : undefined,
  );
  const players = (await Promise.all(seeded)).filter((one) => one !== undefined);
  for (let round = 0; round < roundsEach; round += 1) {
    // A minute apart, so that the house's pace is kept.
    wind(pastMs - (round + 1) * minuteMs);
    const playing = players.filter(({ username }) => round < roundsOf(username));
    await Promise.all(playing.map((one) => play(modules, one, platform.clock.now(), round)));
  }
  await seedLottery(server, siteUrl, wind);
}

async function seedStaff({ operator: { addStaff } }: Server['modules']): Promise<void> {
  const [, , operator, supervisor] = demoLogins;
  await addStaff({ ...operator, role: 'owner' });
  await addStaff({ ...supervisor, role: 'owner' });
  await addStaff({ username: 'cashier', password: operator.password, role: 'cashier' });
}

async function seedLottery(server: Server, siteUrl: string, wind: Seeding['wind']): Promise<void> {
  const { modules, platform } = server;
  const now = () => platform.clock.now();
  wind(0);
  const [today, issue] = [now(), pastIssue(now())];
  wind(today - orderedAt(issue));
  const playerId = await enrolPlayer(modules, { username: lotteryMember });
  if (!playerId) return;
  const member = await seedPlayer(modules, siteUrl, { username: lotteryMember, playerId, now });
  await planPast(modules, issue);
  await orderPast(modules, member, { issue, now: now() });
  wind(today - issue.drawsAt - minuteMs);
  await drawPast(modules, issue);
}

const friendOf = (username: string, referrerId: string | undefined) => {
  const payeeName = friendNames[username];
  return payeeName && referrerId ? { payeeName, referrerId } : {};
};

const roundsOf = (username: string): number =>
  username === demoLogins[0].username ? 12 : roundsEach;

interface EnrolledPlayer {
  readonly username: string;
  readonly uplineId?: string;
  readonly referrerId?: string;
  readonly payeeName?: string;
}

/** The id of the account; undefined: there was one of this name. */
function enrolPlayer(modules: Modules, enrolled: EnrolledPlayer) {
  const { username, payeeName = 'Demo Player', uplineId, referrerId } = enrolled;
  const [player] = demoLogins;
  return modules.identity.enrol({
    username,
    password: player.password,
    paymentPassword: player.paymentPassword,
    type: 0,
    payeeName,
    email: `${username}@example.com`,
    ...(username === player.username ? { mobile: demoMobile } : {}),
    ...(uplineId ? { uplineId } : {}),
    ...(referrerId ? { referrerId } : {}),
  });
}

interface SeededPlayer {
  readonly username: string;
  readonly playerId: string;
  readonly now: () => number;
}

/** Lets a player deposit and open the first game. */
async function seedPlayer(
  modules: Modules,
  siteUrl: string,
  { username, playerId, now }: SeededPlayer,
): Promise<PlayerCaller> {
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
  await launch(modules, caller, siteUrl, now());
  return caller;
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

/** The game is opened as by a player, so that the shelf knows what is played. */
async function launch(modules: Modules, caller: PlayerCaller, siteUrl: string, now: number) {
  const [game] = games;
  if (!game) return;
  const launched = await modules.catalogue.actions.launchGame({
    ...houseCall(siteUrl, now, `seed-launch-${caller.username}`),
    caller,
    input: { launchMode: 'GLS', gameId: game.code },
  });
  if (isRefusal(launched)) throw new Error(`a demo launch was refused: ${launched.refused}`);
}

async function play(modules: Modules, player: PlayerCaller, now: number, round: number) {
  const intent = `seed-${player.username}-${round}`;
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
