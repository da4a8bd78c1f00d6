// Proves that connections are entered, changed and switched with effect in every process at once,
// that keys are never shown again, and that what a vendor's server says is asked for, signed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { signedHeaders } from './signing.ts';
import {
  buildVendors,
  openVendorServer,
  owner,
  secret,
  type BuiltVendors,
  type VendorServer,
} from './testing.ts';

let database: Database;
let server: VendorServer;
let built: BuiltVendors;
beforeAll(async () => {
  database = await freshDatabase();
  server = await openVendorServer();
  built = await buildVendors(database);
});
afterAll(async () => {
  await built.close();
  await server.close();
  await database.close();
});

const now = () => built.clock.now();
const by = <const I>(input: I) => callOf(owner, input, now());
const actions = () => built.vendors.actions;
const setting = (vendor: string, more = {}) =>
  by({ vendor, style: 'seamless' as const, apiUrl: `${server.url}/${vendor}`, ...more });

// @proves R133
test('a vendor is off until it has keys and staff turn it on', async () => {
  const on = by({ vendor: 'SBXA', state: 'on' as const });
  expect(await actions().setConnectionState(on)).toEqual({ refused: 'vendor-unknown' });
  given(await actions().setConnection(setting('SBXA')));
  expect(await actions().setConnectionState(on)).toEqual({ refused: 'key-missing' });
  given(await actions().setConnection(setting('SBXA', { secret })));
  expect(built.elsewhere.stateOf('SBXA')).toBe('off');
  given(await actions().setConnectionState(on));
  for (const process of [built.vendors, built.elsewhere]) {
    await expect.poll(() => process.stateOf('SBXA')).toBe('on');
    expect(process.withGames()).toEqual(['SBXA']);
    expect(process.origins()).toEqual([new URL(server.url).origin]);
  }
  expect(built.vendors.isSingle('SBXA')).toBe(true);
});

test('unusable addresses and keys are refused', async () => {
  const wrong = setting('SBXB', { apiUrl: 'http://api.example' });
  expect(await actions().setConnection(wrong)).toEqual({ refused: 'address-invalid' });
  for (const key of [{ secret: 's'.repeat(31) }, { publicKey: 'nonsense' }]) {
    expect(await actions().setConnection(setting('SBXB', key))).toEqual({ refused: 'key-invalid' });
  }
});

test('a key is stored sealed and shown in no list or audit entry', async () => {
  const { list } = given(await actions().listConnections(by({})));
  expect(list).toMatchObject([{ vendor: 'SBXA', hasSecret: true, hasPublicKey: false }]);
  const { rows } = await database.pool.query('select * from vendors_connection');
  for (const text of [list, rows, built.audited])
    expect(JSON.stringify(text)).not.toContain(secret);
  expect(built.audited.map(({ action }) => action)).toContain('set-vendor-connection');
});

test('a rotation shows the new key once; both hold for a day', async () => {
  const rotated = given(await actions().rotateVendorKey(by({ vendor: 'SBXA' })));
  const takes = (key: string) => {
    const [path, body] = ['/vendor/v1/balance', '{}'];
    const headers = signedHeaders({ vendor: 'SBXA', secret: key }, { path, body, now: now() });
    const bytes = new TextEncoder().encode(body);
    const letter = { path, body: bytes, headers, isForm: false, now: now() };
    return built.vendors.vendorOf(letter);
  };
  for (const key of [secret, rotated.secret]) {
    expect(takes(key)).toEqual({ kind: 'vendor', vendor: 'SBXA' });
  }
  built.clock.advance(24 * 3_600_000);
  expect(takes(secret)).toEqual({ refused: 'signature-wrong' });
  expect(takes(rotated.secret)).toMatchObject({ kind: 'vendor' });
  expect(await actions().rotateVendorKey(by({ vendor: 'NOBODY' }))).toEqual({
    refused: 'vendor-unknown',
  });
});

test('a vendor’s games are those its server lists; silence and refusals give none', async () => {
  const game = { code: 'wheel', category: 'LIVE', names: { en: 'Wheel' } };
  server.answers.set('SBXA/games', () => ({ json: { games: [game] } }));
  expect(await built.vendors.games('SBXA')).toMatchObject([{ nodeId: 'SBXA-wheel' }]);
  const asked = server.asked.at(-1);
  expect(asked?.headers['x-vendor']).toBe('SBXA');
  expect(asked?.headers['x-signature']).toMatch(/^[0-9a-f]{64}$/u);
  const none = [500, 401].map((status) => ({ status, json: {} }));
  for (const answer of ['silence' as const, ...none]) {
    server.answers.set('SBXA/games', () => answer);
    expect(await built.vendors.games('SBXA')).toBeUndefined();
  }
  expect(await built.vendors.games('NOBODY')).toBeUndefined();
});

test('a launch gives the vendor’s address, unless it is closed or holds our token', async () => {
  const player = await built.seat('ann', '100');
  const game = { vendor: 'SBXA', gameCode: 'wheel', roomId: 'low', player, now: now() };
  const asked = { ...game, freePlay: false, language: 'ID', backUrl: 'https://play.example' };
  server.answers.set('SBXA/launch', () => ({ json: { url: 'https://games.example/?ticket=1' } }));
  expect(await built.vendors.launch(asked)).toBe('https://games.example/?ticket=1');
  const told = server.asked.at(-1)?.content;
  expect(told).toMatchObject({ player: 'ann', game: 'wheel', room: 'low', language: 'ID' });
  server.answers.set('SBXA/launch', ({ content }) => ({
    json: { url: `https://games.example/?t=${String(content['token'])}` },
  }));
  expect(await built.vendors.launch(asked)).toBeUndefined();
  for (const url of ['javascript:alert(1)', 7, undefined]) {
    server.answers.set('SBXA/launch', () => ({ json: { url } }));
    expect(await built.vendors.launch(asked)).toBeUndefined();
  }
  given(await actions().setConnectionState(by({ vendor: 'SBXA', state: 'maintenance' as const })));
  expect(await built.vendors.launch(asked)).toBeUndefined();
});
