// Agents of the demo world and their past of five weeks: one leads two others, whose members came
// by and by and played on every day. Days were closed in their time and came to bills, rebates and
// commissions.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Modules } from '../compose/modules.ts';
import type { Server } from '../compose/server.ts';
import { demoLogins } from './demo-logins.ts';
import { demoCaller, play, seedPlayer } from './demo-people.ts';
import { cutAgo, pastOf, salariesAgo, type PastDay } from './past-days.ts';
import { sit, tellGames } from './past-play.ts';
import { invite, pastMembers, planCommission, sendAll, setRates, type Link } from './past-team.ts';
import {
  agreeFirst,
  agreeHourly,
  agreeSalaries,
  closeDue,
  cutSalary,
  dispute,
  type DemoAgent,
} from './seed-agreements.ts';

export interface DemoAgents {
  readonly agent: DemoAgent;
  readonly second: DemoAgent;
  readonly third: DemoAgent;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** At our own game on each of the last two days that are closed. */
const spinsEachDay = 16;
const spun = 3;
/** Agents to whom the first one sends all there is, by days ago; at last before arrears arise. */
const sentTo: Readonly<Record<number, 'second' | 'third'>> = {
  17: 'third',
  3: 'second',
};
const hoursOfHourly = 7;
const countedWithinMs = 20_000;
/** A window lasts five minutes and is closed a little after its end. */
const closedWithinMs = 6 * minuteMs;

interface Ground {
  readonly server: Server;
  readonly siteUrl: string;
  /** Winds the clock to this moment. */
  readonly at: (moment: number) => void;
  readonly now: () => number;
}

export async function seedAgents(
  server: Server,
  siteUrl: string,
  wind: (backMs: number) => void,
): Promise<DemoAgents> {
  const { modules, platform } = server;
  const now = () => platform.clock.now();
  wind(0);
  const today = now();
  const { beganAt, days } = pastOf(today);
  const ground: Ground = { server, siteUrl, at: (moment) => wind(today - moment), now };
  ground.at(beganAt);
  await tellGames(modules);
  const agents = await enrolAgents(server);
  await agreeFirst({ modules, now: now() }, agents);
  const links = await openTeam(ground, agents);
  const came: string[] = [];
  for (const day of days) {
    ground.at(day.playedAt);
    came.push(...(await comeIn(ground, { agents, links, ago: day.ago })));
    await playDay(ground, { day, agents, came });
    if (day.closedAt === undefined) continue;
    ground.at(day.closedAt);
    await closeWindows(modules, now());
    await closeDue(modules);
  }
  await dispute({ modules, now: now() }, agents.second);
  await playHours(ground, { today, agents, came });
  return agents;
}

type Links = Readonly<Record<'second' | 'third', Link>>;

async function openTeam({ server: { modules }, now }: Ground, agents: DemoAgents): Promise<Links> {
  for (const name of ['agent', 'second', 'third'] as const)
    await setRates(modules, now(), { playerId: agents[name].playerId, of: name });
  await planCommission(modules, now());
  const open = (agent: DemoAgent, name: string) => invite(modules, now(), { agent, name });
  const [second, third] = await Promise.all([
    open(agents.second, 'Jasmine on Facebook'),
    open(agents.third, 'Orchid at the fair'),
    open(agents.agent, 'Friends of Lotus'),
  ]);
  return { second, third };
}

interface Coming {
  readonly agents: DemoAgents;
  readonly links: Links;
  readonly ago: number;
}

/** Members of this day, with a first deposit. */
async function comeIn({ server, siteUrl, now }: Ground, { agents, links, ago }: Coming) {
  const { modules } = server;
  const due = pastMembers.filter(({ cameAgo }) => cameAgo === ago);
  return Promise.all(
    due.map(async ({ username, above }) => {
      const uplineId = agents[above].playerId;
      const invitationId = links[above].id;
      const playerId = await enrol(server, { username, uplineId, invitationId, type: 0 });
      await setRates(modules, now(), { playerId, of: 'member' });
      await seedPlayer(modules, siteUrl, { username, playerId, now });
      return playerId;
    }),
  );
}

interface Playing {
  readonly day: PastDay;
  readonly agents: DemoAgents;
  readonly came: readonly string[];
}

async function playDay(ground: Ground, { day, agents, came }: Playing): Promise<void> {
  const { modules } = ground.server;
  const { ago, stake, isWon } = day;
  const sat = { now: ground.now(), stake, isWon };
  await Promise.all(
    came.map((playerId, place) => {
      const isNew = pastMembers[place]?.cameAgo === ago;
      return sit(modules, { ...sat, playerId, turn: ago + place, isNew });
    }),
  );
  if (ago === salariesAgo) await agreeSalaries({ modules, now: ground.now() }, agents);
  if (ago === cutAgo) await cutSalary({ modules, now: ground.now() }, agents.agent);
  const to = sentTo[ago];
  if (to) await sendAll(modules, ground.now(), { agent: agents.agent, to: agents[to] });
  if (ago <= spun) await spinDay(ground, { day, agents, playerId: came[0] ?? '' });
}

interface Spinning {
  readonly day: PastDay;
  readonly agents: DemoAgents;
  readonly playerId: string;
}

/** A member and the third agent play our own game, a minute apart. */
async function spinDay({ server, siteUrl, at, now }: Ground, spinning: Spinning): Promise<void> {
  const { day, agents, playerId } = spinning;
  const { modules } = server;
  const member = demoCaller({ username: pastMembers[0]?.username ?? '', playerId, now });
  const third =
    day.ago === spun
      ? await seedPlayer(modules, siteUrl, { ...agents.third, now })
      : demoCaller({ ...agents.third, now });
  for (let round = 0; round < spinsEachDay; round += 1) {
    at(day.playedAt + (round + 1) * minuteMs);
    const name = day.ago * spinsEachDay + round;
    await Promise.all([
      play(modules, member, now(), name),
      round % 2 === 0 ? play(modules, third, now(), name) : undefined,
    ]);
  }
}

interface Hours {
  readonly today: number;
  readonly agents: DemoAgents;
  readonly came: readonly string[];
}

/** The second agent is paid by the hour since some hours, in which two members play. */
async function playHours({ server, at, now }: Ground, { today, agents, came }: Hours) {
  const { modules } = server;
  at(today - hoursOfHourly * hourMs);
  await agreeHourly({ modules, now: now() }, agents.second);
  for (let hour = hoursOfHourly - 1; hour > 2; hour -= 1) {
    at(today - hour * hourMs);
    const stake = 200 + 40 * (hour % 5);
    const sat = { now: now(), stake, isWon: false, isNew: false };
    const some = came.slice(0, 2).map((playerId) => sit(modules, { ...sat, playerId, turn: hour }));
    await Promise.all(some);
  }
}

/** Until windows that are over are closed, which other work may hold back alike. */
export async function closeWindows({ facts }: Modules, now: number): Promise<void> {
  const until = performance.now() + countedWithinMs;
  while (performance.now() < until) {
    await facts.countFacts();
    if ((await facts.countedUntil()) > now - closedWithinMs) return;
    await sleep(5);
  }
  throw new Error('the windows of the demo world were not closed');
}

type Enrolment = Parameters<Server['modules']['identity']['enrol']>[0];

async function enrol(
  { modules: { identity } }: Server,
  { username, ...facts }: Omit<Enrolment, 'password'>,
): Promise<string> {
  const { password } = demoLogins[1];
  const email = `${username}@example.com`;
  const playerId = await identity.enrol({ username, password, email, ...facts });
  if (playerId === undefined) throw new Error(`there is ${username} already`);
  return playerId;
}

async function enrolAgents(server: Server): Promise<DemoAgents> {
  const { paymentPassword } = demoLogins[1];
  const agentOf = async (username: string, affiliateCode: string, uplineId?: string) => {
    const facts = { type: 1, payeeName: 'Agent One', paymentPassword, affiliateCode };
    const above = uplineId === undefined ? {} : { uplineId };
    return { username, playerId: await enrol(server, { username, ...facts, ...above }) };
  };
  const agent = await agentOf(demoLogins[1].username, 'LOTUS');
  const second = await agentOf('agent02', 'JASMINE', agent.playerId);
  const third = await agentOf('agent03', 'ORCHID', agent.playerId);
  return { agent, second, third };
}
