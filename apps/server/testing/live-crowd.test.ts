// Proves on a whole server that a crowd of sockets is bounded by the address a trusted proxy names
// and by the session, and that a session that ends takes its sockets along.
import { identity, liveCloseCodes } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openDoor, type Door } from './door/people.ts';
import { buildServer, fakeClock, freshDatabase, type BuiltServer, type Database } from './index.ts';

const sockets: WebSocket[] = [];
let database: Database;
let built: BuiltServer;
let door: Door;
const limits = {
  socketsPerAddress: 4,
  socketOpensPerMinute: 1000,
  socketsPerSession: 2,
  trustedProxies: ['127.0.0.1'],
};

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database, clock: fakeClock(), limits });
  door = await openDoor(built);
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  door.close();
  await built.close();
  await database.close();
});

/** Says hello; gives what the server answers first: its greeting, or why it closes. */
async function greet(token: string | undefined, from: string) {
  const url = `${built.siteUrl.replace(/^http/u, 'ws')}/live`;
  const socket = new WebSocket(url, { headers: { 'x-forwarded-for': from } });
  sockets.push(socket);
  socket.on('open', () => socket.send(JSON.stringify({ op: 'hello', token })));
  const closed = new Promise<number>((done) => void socket.once('close', done));
  const first = await Promise.race([
    closed,
    new Promise<string>((done) => {
      socket.once('message', (data: Buffer) => done(JSON.parse(data.toString()).op as string));
    }),
  ]);
  return { socket, first, closed };
}

test('sockets are limited by address behind the proxy and by session', async () => {
  const { member, other } = door.tokens;
  const one = await greet(member, '192.0.2.1');
  expect(one.first).toBe('welcome');
  expect((await greet(member, '192.0.2.2')).first).toBe('welcome');
  expect((await greet(member, '192.0.2.3')).first).toBe(liveCloseCodes.tooMany);
  for (const _ of [1, 2, 3]) expect((await greet(undefined, '192.0.2.1')).first).toBe('welcome');
  expect((await greet(other, '192.0.2.1')).first).toBe(liveCloseCodes.tooMany);
  expect((await greet(other, '192.0.2.4')).first).toBe('welcome');
  one.socket.close();
  await one.closed;
  await expect.poll(async () => (await greet(member, '192.0.2.1')).first).toBe('welcome');
});

test('an ended session closes its own socket only', async () => {
  const token = await door.memberAgain();
  const mine = await greet(token, '192.0.2.9');
  expect(mine.first).toBe('welcome');
  const another = await greet(door.tokens.agent, '192.0.2.9');
  const { status } = await door.call(identity.logout, {}, { token });
  expect(status).toBe(200);
  expect(await mine.closed).toBe(liveCloseCodes.refused);
  expect([another.first, another.socket.readyState]).toEqual(['welcome', WebSocket.OPEN]);
});
