// Agents of the demo world and their past: one leads two others. A member below the second and the
// third agent played on two days; these days came to bills.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Modules } from '../compose/modules.ts';
import type { Server } from '../compose/server.ts';
import { demoLogins } from './demo-logins.ts';
import { enrolPlayer, play, seedPlayer } from './demo-people.ts';
import {
  agreeFirst,
  closeDue,
  dispute,
  pastOfContracts,
  type DemoAgent,
} from './seed-agreements.ts';

export interface DemoAgents {
  readonly agent: DemoAgent;
  readonly second: DemoAgent;
  readonly third: DemoAgent;
}

const minuteMs = 60_000;
const roundsEachDay = 40;
/** So that the third agent's salary comes to its maximum. */
const thirdsEachDay = 18;
const countedWithinMs = 20_000;
/** A window lasts five minutes and is closed a little after its end. */
const closedWithinMs = 6 * minuteMs;
const member = 'bintang88';

export async function seedAgents(
  server: Server,
  siteUrl: string,
  wind: (backMs: number) => void,
): Promise<DemoAgents> {
  const { modules, platform } = server;
  const now = () => platform.clock.now();
  wind(0);
  const today = now();
  const { agreedAt, playedAt, closedAt } = pastOfContracts(today);
  wind(today - agreedAt);
  const agents = await enrolAgents(server);
  const playerId = await enrolPlayer(modules, {
    username: member,
    uplineId: agents.second.playerId,
  });
  await agreeFirst({ modules, now: now() }, agents);
  wind(today - playedAt[0]);
  if (playerId === undefined) throw new Error(`there is a demo member ${member} already`);
  const player = await seedPlayer(modules, siteUrl, { username: member, playerId, now });
  const third = await seedPlayer(modules, siteUrl, { ...agents.third, now });
  for (const [day, began] of playedAt.entries()) {
    for (let round = 0; round < roundsEachDay; round += 1) {
      wind(today - began - round * minuteMs);
      await play(modules, player, now(), day * roundsEachDay + round);
      if (round >= thirdsEachDay) continue;
      await play(modules, third, now(), day * thirdsEachDay + round);
    }
    const rounds = (day + 1) * (roundsEachDay + thirdsEachDay);
    await countPlay(modules, agents.agent, { from: agreedAt, rounds });
    wind(today - (closedAt[day] ?? 0));
    await closeWindows(modules, now());
    await closeDue(modules);
  }
  await dispute({ modules, now: now() }, agents.second);
  return agents;
}

interface Played {
  readonly from: number;
  readonly rounds: number;
}

/** Until the play is counted, while its windows are open: other work may hold it back a little. */
async function countPlay({ facts }: Modules, { playerId }: DemoAgent, { from, rounds }: Played) {
  const until = from + 7 * 24 * 60 * minuteMs;
  for (let waited = 0; waited < countedWithinMs; waited += 50) {
    await facts.countFacts();
    const { play: played } = await facts.teamSums(playerId, { from, until, currency: 'PHP' });
    if ((played.get('RNG')?.rounds ?? 0) >= rounds) return;
    await sleep(50);
  }
  throw new Error('the play of the demo world was not counted');
}

/** Until windows that are over are closed, which other work may hold back alike. */
export async function closeWindows({ facts }: Modules, now: number): Promise<void> {
  for (let waited = 0; waited < countedWithinMs; waited += 50) {
    await facts.countFacts();
    if ((await facts.countedUntil()) > now - closedWithinMs) return;
    await sleep(50);
  }
  throw new Error('the windows of the demo world were not closed');
}

async function enrolAgents({ modules: { identity } }: Server): Promise<DemoAgents> {
  const [, { username, password, paymentPassword }] = demoLogins;
  const enrol = async (name: string, code: string, uplineId?: string): Promise<DemoAgent> => {
    const playerId = await identity.enrol({
      username: name,
      password,
      paymentPassword,
      type: 1,
      payeeName: 'Agent One',
      affiliateCode: code,
      email: `${name}@example.com`,
      ...(uplineId === undefined ? {} : { uplineId }),
    });
    if (playerId === undefined) throw new Error(`there is a demo agent ${name} already`);
    return { playerId, username: name };
  };
  const agent = await enrol(username, 'LOTUS');
  const second = await enrol('agent02', 'JASMINE', agent.playerId);
  const third = await enrol('agent03', 'ORCHID', agent.playerId);
  return { agent, second, third };
}
