// No secret leaks: a password, a token or a code that went through the whole server stands in no
// log, no address, no header but its cookie's, and no refusal.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../src/platform/log/index.ts';
import { familyClient } from './family/client.ts';
import { buildServer, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;
const lines: string[] = [];
const password = 'seven-lotus-42';
const wrongPassword = 'eight-orchids-17';

interface Heard {
  readonly what: string;
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}
const heard: Heard[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  const log = openLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } });
  built = await buildServer({ database, log });
  await built.server.modules.operator.addStaff({ username: 'owner', password, role: 'owner' });
});
afterAll(async () => {
  await built.close();
  await database.close();
});

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask(what: string, url: string, { method = 'GET', body, headers }: Asked = {}) {
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  heard.push({
    what,
    status: answer.status,
    body: text,
    headers: Object.fromEntries(answer.headers),
  });
  return JSON.parse(text) as { token?: string; value?: { token?: string } };
}

/** Everything a player and staff hold, after a day with many refusals in it. */
async function liveADay(): Promise<string[]> {
  const { siteUrl, consoleUrl } = built;
  const staffPath = `${consoleUrl}/ops/session`;
  const owner = await ask('staff sign in', staffPath, {
    method: 'POST',
    body: { username: 'owner', password },
  });
  const staff = { authorization: owner.token ?? '' };
  for (const [module, on] of [
    ['CAPTCHA3', false],
    ['LEGACYSEAL3', true],
  ] as const) {
    const url = `${consoleUrl}/ops/modules/${module}`;
    await ask(`turn ${module}`, url, { method: 'PUT', body: { on }, headers: staff });
  }
  await built.server.modules.identity.enrol({ username: 'lotusone', password, type: 0 });
  const family = familyClient({ siteUrl, form: 'object' });
  const login = { username: 'lotusone', password, type: 'username' };
  const entered = await family.callSealed('POST', '/wps/session/login', login);
  const token = (entered.body['value'] as { token: string }).token;
  await family.callSealed('POST', '/wps/session/login', { ...login, password: wrongPassword });
  const demo = await ask('free play', `${siteUrl}/wps/session/login/freeplay`, {
    method: 'POST',
    body: {},
  });
  await refuseMuch(token);
  return [password, wrongPassword, token, demo.token ?? '', owner.token ?? ''];
}

async function refuseMuch(token: string): Promise<void> {
  const { siteUrl, consoleUrl } = built;
  const bearer = { authorization: token };
  const open = { username: 'lotusone', password };
  const login = `${siteUrl}/wps/session/login`;
  await ask('an open body', login, { method: 'POST', body: open });
  await ask('half a body', login, { method: 'POST', body: JSON.stringify(open).slice(0, -3) });
  await ask('a body of another kind', login, {
    method: 'POST',
    body: JSON.stringify(open),
    headers: { 'content-type': 'application/xml' },
  });
  await ask('a token in the address', `${siteUrl}/wps/member/info?token=${token}`);
  await ask('a token in a path', `${siteUrl}/wps/${token}`);
  await ask('a path that cannot be read', `${siteUrl}/wps/%E0%A4%A?token=${token}`);
  await ask('a field that does not fit', `${siteUrl}/wps/check/username?username=`, {
    headers: bearer,
  });
  await ask('a wrong method', `${siteUrl}/wps/member/info`, { method: 'DELETE', headers: bearer });
  await ask('the console by a player', `${consoleUrl}/ops/session`, { headers: bearer });
  await ask('staff with a wrong password', `${consoleUrl}/ops/session`, {
    method: 'POST',
    body: { username: 'owner', password: wrongPassword },
  });
  await ask('who one is', `${siteUrl}/wps/member/info`, { headers: bearer });
}

// @proves A10 R132
test('a day of sign-ins and refusals leaves no secret behind', async () => {
  const secrets = await liveADay();
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(8);
  expect(lines.length).toBeGreaterThan(5);
  const log = lines.join('\n');
  for (const secret of secrets) expect(log.includes(secret), 'in the log').toBe(false);
  const given = new Set(['staff sign in', 'free play']);
  for (const { what, status, body, headers } of heard) {
    const { 'set-cookie': _cookie, ...others } = headers;
    const words = JSON.stringify(others) + (given.has(what) ? '' : body);
    for (const secret of secrets) expect(words.includes(secret), `${what}: ${status}`).toBe(false);
  }
});

// @proves A10
test('the stored digests open no session', async () => {
  const { rows } = await database.pool.query<{ text: string }>(
    `select coalesce(string_agg(s::text, ' '), '') as text from identity_session s`,
  );
  const held = rows[0]?.text.match(/[\w-]{20,}/g) ?? [];
  expect(held.length).toBeGreaterThan(1);
  for (const text of held) {
    const answer = await fetch(`${built.siteUrl}/wps/member/info`, {
      headers: { authorization: text },
    });
    expect(await answer.json()).toMatchObject({ refused: 'session-missing' });
  }
});
