// Proves that an agent who closes the account leads nobody from then on, and that a member who is
// no agent has nothing to end.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { createAgents, type AgentsPorts } from './index.ts';
import { buildAgents, type Name } from './testing.ts';

let database: Database;
let built: Awaited<ReturnType<typeof buildAgents>>;
const ended: string[] = [];
let agents: ReturnType<typeof createAgents>;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildAgents(database);
  const agentEnded: AgentsPorts['agentEnded'] = async (_tx, { memberId }) =>
    void ended.push(memberId);
  agents = createAgents({ ...built.ports, agentEnded });
});
afterAll(() => database.close());

const leave = (name: Name) => {
  const leaving = { playerId: built.idOf(name), username: name, currency: 'PHP', cardId: '' };
  const at = built.clock.now();
  return database.transaction((tx) =>
    agents.closing.begin(tx, { ...leaving, bonusShown: 0n, intent: 'leave', at }),
  );
};

test('the downline of an agent who closes the account moves up, and links close', async () => {
  const asked = callOf(built.callerOf('ben'), { name: 'Late', type: 0 }, built.clock.now());
  given(await agents.actions.createInvitation(asked));
  built.told.length = 0;
  await leave('ben');
  const [ann, ben] = [built.idOf('ann'), built.idOf('ben')];
  expect(ended).toEqual([ben]);
  expect(built.told.map(({ event, topic }) => [event, topic])).toEqual([
    ['team-changed', `player:${ben}`],
    ['team-changed', `player:${ann}`],
  ]);
  expect((await agents.lineOf(built.idOf('dan'))).map(({ id }) => id)).toEqual([
    built.idOf('dan'),
    ann,
  ]);
  const links = await agents.actions.listInvitations(callOf(built.callerOf('ben'), {}, asked.now));
  if (isRefusal(links)) throw new Error(links.refused);
  expect(links.list.map(({ status }) => status)).toEqual([0]);
});

test('an agent whose account an earlier version closed is ended by the job', async () => {
  ended.length = 0;
  const zoe = built.idOf('zoe');
  await sql`update identity_player set state = 'closed' where id = ${zoe}`.execute(database.kysely);
  const [job] = agents.jobs;
  await job?.run();
  await job?.run();
  expect(ended).toEqual([zoe]);
  expect((await agents.lineOf(built.idOf('yan'))).map(({ id }) => id)).toEqual([built.idOf('yan')]);
});

test('nothing ends with a member who is no agent', async () => {
  built.told.length = 0;
  ended.length = 0;
  await leave('cora');
  expect([...ended, ...built.told]).toEqual([]);
});
