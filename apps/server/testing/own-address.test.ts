// No address is made of what a request says of itself: a map of the site, a launch and the
// site's own configuration name this house, whatever stands in the Host header.
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a launch gives an address of this house; one that it listens on is chosen', async () => {
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

test('an empty code of a lottery game is none, over the wire too', async () => {
  const site = siteOf(built);
  const entered = await site.inject({
    method: 'POST',
    url: '/wps/session/login/freeplay',
    payload: {},
  });
  const authorization = String(entered.json().value.token);
  const url = '/wps/game/launchGame?launchMode=SEA&lottoGameCode=';
  const sent = await site.inject({ url, headers: { authorization } });
  expect(sent.json()).toMatchObject({ errorCode: 'game.not.found' });
  const relay = (name: string) =>
    site.inject({ url: `/wps/relay/${name}_getFavoriteGames`, headers: { authorization } });
  expect((await relay('MCS2')).statusCode).toBe((await relay('MCSFE')).statusCode);
});
