// Proves in the whole house that an agent who closes the account leads nobody from then on, and
// that two agents of one line who close their accounts at once do not hold each other up.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildServer,
  callOf,
  freshDatabase,
  given,
  playerCaller,
  type BuiltServer,
  type Database,
} from './index.ts';

let database: Database;
let built: BuiltServer;
const ids = new Map<string, string>();
const password = 'seven-lotus-42';

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database });
  for (const [username, type, above] of [
    ['rena', 1, ''],
    ['sela', 1, 'rena'],
    ['tina', 1, 'sela'],
    ['uma', 0, 'tina'],
  ] as const) {
    const uplineId = ids.get(above);
    const place = uplineId === undefined ? {} : { uplineId };
    const code = type === 1 ? { affiliateCode: username.toUpperCase() } : {};
    const enrolment = { username, password, type, ...place, ...code };
    ids.set(username, (await built.server.modules.identity.enrol(enrolment)) ?? '');
  }
});
afterAll(async () => {
  await built.close();
  await database.close();
});

const idOf = (name: string) => ids.get(name) ?? '';
const as = <I>(username: string, input: I) =>
  callOf(
    playerCaller(idOf(username), { username, type: 1 }),
    input,
    built.server.platform.clock.now(),
    {
      intent: `close-${username}`,
    },
  );
const actions = () => built.server.modules.identity.actions;
const memberFile = (name: string) => built.server.modules.identity.memberFile(idOf(name));

test('two agents of a line close their accounts at once, and the team moves up', async () => {
  const closure = given(await actions().getClosure(as('sela', {})));
  expect(closure).toMatchObject({ balance: 0, owed: 0, uncounted: [] });
  const closed = await Promise.all(
    ['sela', 'tina'].map((name) => actions().closeAccount(as(name, { password }))),
  );
  expect(closed).toEqual([{ paidOut: 0 }, { paidOut: 0 }]);
  for (const name of ['sela', 'tina'])
    expect(await memberFile(name)).toMatchObject({ type: 0, state: 'closed' });
  const line = await built.server.modules.agents.lineOf(idOf('uma'));
  expect(line.map(({ username }) => username)).toEqual(['uma', 'rena']);
});
