// The live channel tells a session no more than it may call: a launched game hears its player's own
// events, a session whose password change is due none of them.
import { identity, topicOfPlayer } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openDoor, password, type Door } from './door/people.ts';
import { buildServer, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;
let door: Door;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database });
  door = await openDoor(built);
});
afterAll(async () => {
  door.close();
  await built.close();
  await database.close();
});

/** The topics that a socket with this token is welcomed to. */
async function topicsOf(token: string): Promise<readonly string[]> {
  const socket = new WebSocket(`${built.siteUrl.replace(/^http/u, 'ws')}/live`);
  await new Promise((resolve) => socket.once('open', resolve));
  const welcome = new Promise<string>((resolve) =>
    socket.once('message', (data: Buffer) => resolve(data.toString())),
  );
  socket.send(JSON.stringify({ op: 'hello', token, resume: {} }));
  const { topics } = JSON.parse(await welcome) as { topics: Record<string, number> };
  socket.terminate();
  return Object.keys(topics);
}

test('a launched game hears the own events of its player', async () => {
  expect(await topicsOf(door.tokens.game ?? '')).toContain(topicOfPlayer(door.memberId));
});

test('a session with a due password hears no own events until it is changed', async () => {
  const { memberId } = door;
  await database.pool.query("update identity_player set password_kind = 'initial' where id = $1", [
    memberId,
  ]);
  const token = await door.memberAgain();
  const before = await topicsOf(token);
  expect(before).not.toContain(topicOfPlayer(memberId));
  expect(before).toContain('winners');
  const fresh = 'quiet-harbour-9';
  const change = { oldPassword: password, newPassword: fresh, confirmNewPassword: fresh };
  const changed = await door.call(identity.changePassword, { body: change }, { token });
  expect(changed.status).toBe(200);
  expect(await topicsOf(token)).toContain(topicOfPlayer(memberId));
});
