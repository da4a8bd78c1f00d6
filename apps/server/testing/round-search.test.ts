// Staff with the right to see rounds find a member's round by its number or the beginning of it,
// through the real calls, and no round of a demo account, which has no file to open.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue, operator, roles, slots, wagering } from '@baize/contract';
import { depositSettled } from '@baize/ledger';
import { openDoor, type Door } from './door/people.ts';
import { buildServer, fakeClock, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;
let door: Door;
const gameCode = 'golden-lotus-20';

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database, clock: fakeClock() });
  door = await openDoor(built);
  const funding = { depositId: 'search', playerId: door.memberId, currency: 'PHP' };
  await built.server.ledger.post(depositSettled({ ...funding, amount: 10_000_000n }));
});
afterAll(async () => {
  door.close();
  await built.close();
  await database.close();
});

async function spin(token: string | undefined): Promise<string> {
  const input = { params: { gameCode }, body: { stake: '1.00' } };
  const spun = await door.call(slots.spin, input, { token });
  return (spun.json as { roundId: string }).roundId;
}

async function openDemoGame(): Promise<string> {
  const query = { launchMode: 'GLS', gameId: gameCode };
  const launched = await door.call(catalogue.launchGame, { query }, { token: door.tokens.demo });
  const { gameUrl } = (launched.json as { value: { gameUrl: string } }).value;
  const launch = new URL(gameUrl).searchParams.get('launch');
  const opened = await door.call(catalogue.openGameSession, { body: { launch } }, {});
  return (opened.json as { token: string }).token;
}

const search = (number: string, token: string | undefined) =>
  door.call(wagering.findRoundsByNumber, { query: { number } }, { token });

async function find(number: string): Promise<readonly string[]> {
  const found = await search(number, door.tokens.owner);
  return (found.json as { list: { roundId: string }[] }).list.map(({ roundId }) => roundId);
}

test('a search finds a member’s round and no round of a demo account', async () => {
  const own = await spin(door.tokens.game);
  const demo = await spin(await openDemoGame());
  expect(demo).toMatch(/^[\w-]{26}$/u);
  for (const letters of [6, 12, 26]) expect(await find(own.slice(0, letters))).toEqual([own]);
  expect(await find(demo)).toEqual([]);
});

test('a beginning of fewer than six letters is refused', async () => {
  const { status, json } = await search('abcde', door.tokens.owner);
  expect([status, (json as { refused: string }).refused]).toEqual([400, 'request-invalid']);
});

test('staff without the right to see rounds cannot search them', async () => {
  const { support } = door.tokens;
  expect((await search('abcdef', support)).status).toBe(200);
  const permissions = roles.support.filter((one) => one !== 'rounds.view');
  const input = { params: { name: 'support' }, body: { permissions } };
  const edited = await door.call(operator.editRole, input, { token: door.tokens.owner });
  expect(edited.status, JSON.stringify(edited.json)).toBe(200);
  const { status, json } = await search('abcdef', support);
  expect([status, (json as { refused: string }).refused]).toEqual([403, 'permission-missing']);
});
