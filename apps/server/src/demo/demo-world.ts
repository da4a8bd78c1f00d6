// The demo world of a fresh platform: staff, an agent, players who deposited through the sandbox
// provider and played. All of it goes the real way, so the books, the records and the winner board
// are as true as they will be.
import type { Server } from '../compose/server.ts';
import { demoLogins } from './demo-logins.ts';
import { enrolPlayer, play, seedPlayer } from './demo-people.ts';
import { closeWindows, seedAgents } from './seed-agents.ts';
import { agreeLast, closeDue } from './seed-agreements.ts';
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

export { demoLogins } from './demo-logins.ts';

const others = ['nusantara', 'kayaking', 'thalassa', 'sampaguita', 'maharlika'];
/** Of the team of an agent below the first one. */
const ofThird = 'maharlika';
/** Came by the first player's code; the last one bears the same name, so staff look first. */
const friendNames: Readonly<Record<string, string>> = {
  nusantara: 'Rina Santoso',
  kayaking: 'Paulo Reyes',
  thalassa: 'Demo Player',
};
/** Came long ago, and never changed the password. */
const veteran = 'cendana';
const longAgoMs = 200 * 86_400_000;
const roundsEach = 60;
/** Enough for all rounds of a player, and the time that seeding takes. */
const pastMs = 2 * 3_600_000;
const minuteMs = 60_000;
const windowMs = 6 * minuteMs;

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
  await closeWindows(modules, server.platform.clock.now());
  await closeDue(modules);
  await modules.vip.keepLevels();
}

async function seedPeople(server: Server, siteUrl: string, wind: Seeding['wind']): Promise<void> {
  const { modules, platform } = server;
  const [player] = demoLogins;
  wind(longAgoMs);
  const veteranId = await enrolPlayer(modules, { username: veteran });
  const agents = await seedAgents(server, siteUrl, wind);
  wind(pastMs);
  await letStaffInByPassword(server);
  await seedNotices(modules, platform.clock.now());
  await seedChat(modules, platform.clock.now());
  await seedVip(modules, platform.clock.now());
  await seedDeposits(modules, platform.clock.now());
  await seedPromotions(modules, platform.clock.now());
  await seedEnvelope(modules, platform.clock.now());
  await seedStaff(modules);
  wind(pastMs + windowMs);
  await agreeLast({ modules, now: platform.clock.now() }, agents);
  wind(pastMs);
  const upline = { uplineId: agents.agent.playerId };
  const firstId = await enrolPlayer(modules, { username: player.username, ...upline });
  const ids = others.map(async (username) => {
    const came = friendOf(username, firstId);
    const above = username === ofThird ? { uplineId: agents.third.playerId } : upline;
    return [username, await enrolPlayer(modules, { username, ...above, ...came })] as const;
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
