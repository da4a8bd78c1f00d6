// Proves that every message of a vendor and every call of ours is found again by any of its names,
// right or wrong, with what it was answered and without a secret, and forgotten in time; and that
// an old key goes on, or ends, as was said when it was changed.
import { isRefusal } from '@baize/contract';
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
  const { setConnection, setConnectionState } = built.vendors.actions;
  const apiUrl = `${server.url}/SBXA`;
  const style = 'seamless' as const;
  given(await setConnection(by({ vendor: 'SBXA', style, apiUrl, secret })));
  given(await setConnectionState(by({ vendor: 'SBXA', state: 'on' as const })));
  server.answers.set('SBXA/launch', () => ({ json: { url: 'https://games.example/?ticket=1' } }));
  server.answers.set('SBXA/games', ({ headers, body }) => answerToKey(headers, body));
});
afterAll(async () => {
  await built.close();
  await server.close();
  await database.close();
});

const now = () => built.clock.now();
const by = <const I>(input: I) => callOf(owner, input, now());
const actions = () => built.vendors.actions;
const search = async (filters: Record<string, unknown>) =>
  given(await actions().searchVendorLog(by(filters)));

/** The keys that the vendor's server takes. */
let taken = [secret];
const game = { code: 'wheel', category: 'LIVE', names: { en: 'Wheel' } };

function answerToKey(headers: Readonly<Record<string, unknown>>, body: string) {
  const at = Number(headers['x-timestamp']);
  const path = '/api/SBXA/games';
  const fits = (key: string) =>
    signedHeaders({ vendor: 'SBXA', secret: key }, { path, body, now: at })['x-signature'] ===
    headers['x-signature'];
  return taken.some(fits)
    ? { json: { games: [game, { code: 'no name' }] } }
    : { status: 401, json: { error: 'signature-wrong' } };
}

/** A message as the gateway hands it on: proved, answered by the action, told to the log. */
async function arrives(content: Record<string, unknown>, key = secret) {
  const path = '/vendor/v1/bet';
  const body = JSON.stringify(content);
  const headers = signedHeaders({ vendor: 'SBXA', secret: key }, { path, body, now: now() });
  const bytes = new TextEncoder().encode(body);
  const letter = { path, headers, body: bytes, isForm: false, now: now() };
  const caller = built.vendors.vendorOf(letter);
  const answer =
    'refused' in caller ? caller : await actions().takeBet(callOf(caller, content as never, now()));
  const status = isRefusal(answer) ? 400 : 200;
  built.vendors.answered({ letter, answer, status, durationMs: 1.5 });
  return answer;
}

async function launched(playerId: string): Promise<string> {
  const player = await built.seat(playerId, '100');
  const asked = { vendor: 'SBXA', gameCode: 'wheel', roomId: undefined, player, now: now() };
  await built.vendors.launch({ ...asked, freePlay: false, language: 'EN', backUrl: 'https://p.x' });
  return String(server.asked.at(-1)?.content['token']);
}

test('a message is found by name, round and player, with its answer', async () => {
  const token = await launched('orla');
  const bet = { token, game: 'wheel', currency: 'PHP', round: 'o-1' };
  await arrives({ ...bet, requestId: 'o-1-bet', amount: '10.00' });
  await arrives({ ...bet, requestId: 'o-1-more', amount: '1000.00' });
  await arrives({ ...bet, requestId: 'o-1-forged', amount: '1.00' }, 'another-secret');
  const { list, total, keptDays } = await search({ name: 'o-1' });
  expect([total, keptDays]).toEqual([3, 14]);
  const [forged, refused, carried] = list;
  expect(carried).toMatchObject({
    vendor: 'SBXA',
    direction: 'in',
    kind: 'bet',
    requestId: 'o-1-bet',
    player: 'orla',
    round: 'o-1',
    currency: 'PHP',
    amount: '10.00',
    answer: '',
    status: 200,
    balance: '90.00',
    durationMs: 1.5,
  });
  expect(refused).toMatchObject({ answer: 'balance-too-low', player: 'orla', balance: '90.00' });
  expect(forged).toMatchObject({ answer: 'signature-wrong', balance: '' });
  expect((await search({ name: 'o-1-more' })).total).toBe(1);
  expect((await search({ name: 'orla', kind: 'launch' })).list).toMatchObject([
    { direction: 'out', answer: '', status: 200, game: 'wheel' },
  ]);
  const trouble = await search({ answer: 'trouble' });
  expect(trouble.list.map(({ requestId }) => requestId)).toEqual(['o-1-forged']);
  const shown = await search({ answer: 'refused' });
  expect(shown.total).toBe(2);
});

test('no token, key or signature of a message is in the log', async () => {
  const token = await launched('sly');
  await arrives({ token, requestId: token.repeat(9), round: { a: token }, amount: token });
  await search({});
  const { rows } = await database.pool.query('select * from vendors_message');
  const text = JSON.stringify(rows, (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  for (const kept of [token, secret]) expect(text).not.toContain(kept);
  expect(rows).toContainEqual(expect.objectContaining({ vendor: 'SBXA', request_id: '' }));
});

test('a message of an unknown vendor is not logged', async () => {
  const before = (await search({})).total;
  const body = new TextEncoder().encode('{}');
  const headers = { 'x-vendor': 'NOBODY' };
  const letter = { path: '/vendor/v1/bet', headers, body, isForm: false, now: now() };
  const answer = built.vendors.vendorOf(letter);
  built.vendors.answered({ letter, answer, status: 401, durationMs: 1 });
  expect((await search({})).total).toBe(before);
});

test('a test call shows the vendor’s answer and the key used', async () => {
  const trial = async () => given(await actions().testConnection(by({ vendor: 'SBXA' })));
  expect(await trial()).toMatchObject({ error: '', status: 200, games: 1, unreadable: 1 });
  const rotated = given(await actions().rotateVendorKey(by({ vendor: 'SBXA', overlapHours: 2 })));
  expect(rotated.previousUntil).toBe(now() + 2 * 3_600_000);
  expect(await trial()).toMatchObject({ error: '', games: 1, withOldKey: true });
  taken = [rotated.secret];
  expect(await trial()).toMatchObject({ error: '', withOldKey: false });
  const token = await launched('rota');
  await arrives({ token, requestId: 'with-old', round: 'r' });
  await arrives({ token, requestId: 'with-new', round: 'r' }, rotated.secret);
  const { list } = await search({ name: 'r' });
  expect(list.map((one) => [one.requestId, one.withOldKey])).toEqual([
    ['with-new', false],
    ['with-old', true],
  ]);
  const { list: connections } = given(await actions().listConnections(by({})));
  expect(connections).toMatchObject([{ lastAnswer: 'currency-differs', oldKeyAt: now() }]);
});

// @proves R134
test('without an overlap the old key ends at once; old messages are deleted', async () => {
  const [old] = taken;
  const rotated = given(await actions().rotateVendorKey(by({ vendor: 'SBXA', overlapHours: 0 })));
  expect(rotated.previousUntil).toBeNull();
  expect(await arrives({ requestId: 'late' }, old)).toEqual({ refused: 'signature-wrong' });
  const trial = given(await actions().testConnection(by({ vendor: 'SBXA' })));
  expect(trial).toMatchObject({ error: 'signature-wrong', status: 401, games: 0 });
  await search({});
  await built.vendors.forgetOld(now() + 13 * 24 * 3_600_000);
  expect((await search({})).total).toBeGreaterThan(0);
  await built.vendors.forgetOld(now() + 15 * 24 * 3_600_000);
  expect((await search({})).total).toBe(0);
});
