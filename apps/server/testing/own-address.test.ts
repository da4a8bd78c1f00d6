// No address is built from a request: sitemap, launch and site configuration name this platform,
// for any Host header.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callOf, given } from '../src/platform/call/testing.ts';
import { owner } from '../src/modules/settings/testing.ts';
import { buildServer, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database });
});
afterAll(async () => {
  await built.close();
  await database.close();
});

const evil = { host: 'evil.example' };
const siteOf = ({ server }: BuiltServer) => server.site;

test.each(['/robots.txt', '/sitemap.xml', '/wps/system/status'])(
  '%s names this house alone',
  async (url) => {
    const headers = { ...evil, accept: 'text/html' };
    const { body, statusCode } = await siteOf(built).inject({ url, headers });
    expect(statusCode).toBe(200);
    expect(body).toContain(built.siteUrl);
    expect(body).not.toContain('evil.example');
  },
);

test('a launch gives an own address; one that it listens on is chosen', async () => {
  const site = siteOf(built);
  const entered = await site.inject({
    method: 'POST',
    url: '/wps/session/login/freeplay',
    headers: evil,
    payload: {},
  });
  const authorization = String(entered.json().value.token);
  const launch = async (host: string) => {
    const headers = { host, authorization };
    const url = '/wps/game/launchGame?launchMode=GLS&gameId=golden-lotus-20';
    return String((await site.inject({ url, headers })).json().value.game_url);
  };
  expect(new URL(await launch('evil.example')).origin).toBe(built.siteUrl);
  const { host, port } = new URL(built.siteUrl);
  expect(new URL(await launch(host)).host).toBe(host);
  expect(new URL(await launch(`127.0.0.1:${port}`)).host).toBe(`127.0.0.1:${port}`);
});

test('a password mail leads to the own address, whatever brand and request name', async () => {
  const { modules, platform } = built.server;
  const now = platform.clock.now();
  const none = { service: '', contacts: [], licenceText: {}, licenceAddress: '' };
  const contacts = { ...none, domains: ['https://evil.example'] };
  given(await modules.brand.actions.setContacts(callOf(owner, contacts, now)));
  const member = { username: 'mailed88', email: 'mailed88@example.com' };
  await modules.identity.enrol({ ...member, password: 'seven-lotus-42', type: 0 });
  const slideToken = await modules.verification.human.giveToken(now);
  const payload = { ...member, slideToken };
  const url = '/wps/member/password/email';
  const { statusCode, body } = await siteOf(built).inject({
    method: 'POST',
    url,
    headers: evil,
    payload,
  });
  expect(statusCode, body).toBe(200);
  const mails = async () => (await platform.messages?.list({ offset: 0, limit: 1 }))?.list ?? [];
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  expect(mail?.body).toContain(`${built.siteUrl}/home#recover=`);
  expect(mail?.body).not.toContain('evil.example');
});

test('an empty lottery game code counts as absent, over the wire too', async () => {
  const site = siteOf(built);
  const entered = await site.inject({
    method: 'POST',
    url: '/wps/session/login/freeplay',
    payload: {},
  });
  const authorization = String(entered.json().value.token);
  const url = '/wps/game/launchGame?launchMode=SEA&lottoGameCode=';
  const sent = await site.inject({ url, headers: { authorization } });
  // The lobby of that area: its first lottery.
  expect(sent.json().value.game_url).toMatch(/\/arcade\/THAI_GOV\?/u);
  const relay = (name: string) =>
    site.inject({ url: `/wps/relay/${name}_getFavoriteGames`, headers: { authorization } });
  expect((await relay('MCS2')).statusCode).toBe((await relay('MCSFE')).statusCode);
});
