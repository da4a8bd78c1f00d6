// Proves that the play and deposits of a demo account are in no figure of a team.
import { demoType } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { goodPassword } from '../identity/testing.ts';
import { playerCaller, units } from '../wagering/testing.ts';
import { buildFacts, type BuiltFacts } from './testing.ts';

let database: Database;
let built: BuiltFacts;
beforeAll(async () => {
  database = await freshDatabase();
  built = await buildFacts(database);
});
afterAll(async () => {
  await built.books.close();
  await database.close();
});

async function enrol(username: string, type: number): Promise<string> {
  const { identity, idOf } = built.tree;
  const person = { username, password: goodPassword, type, uplineId: idOf('ann') };
  return (await identity.enrol(person)) ?? '';
}

async function play(playerId: string, stake: string): Promise<void> {
  const { wagering, clock } = built.books;
  const opened = await wagering.openRound({
    player: playerCaller(playerId),
    intent: built.next(),
    gameCode: 'lotus',
    gameVersion: '1',
    family: 'slots',
    bet: '',
    stake: units(stake),
    now: clock.now(),
    paceMs: 0,
  });
  if (!('round' in opened)) throw new Error('The round was refused');
  await wagering.settleRound({ round: opened.round, payout: 0n, draws: [], outcome: {} });
}

// @proves R127
test('play and deposits of a demo account are in no figure of the agent above', async () => {
  const demo = await enrol('trial1', demoType);
  const member = await enrol('member1', 0);
  for (const id of [demo, member]) await built.books.fund(id, '100');
  await play(demo, '40');
  await play(member, '7');
  await built.count();
  const asked = callOf(built.tree.callerOf('ann'), { summaryType: 'M' }, built.books.clock.now());
  const { total, list } = given(await built.facts.actions.getTeamCategories(asked));
  expect(total).toMatchObject({ rounds: 1, stake: 7, deposit: 100 });
  expect(list.map((person) => person.customerName)).toEqual(['member1']);
});
