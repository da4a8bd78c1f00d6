// Runs the conformance suite, as anybody would, against a real server in each style of signature,
// and against servers that break one of the written answers: the suite must find it.
import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isRefusal } from '@baize/contract';
import { depositSettled } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayerCaller } from '../src/platform/call/index.ts';
import { openDoor, type Door } from './door/people.ts';
import { buildServer, freshDatabase, systemClock } from './index.ts';
import type { BuiltServer, Database } from './index.ts';

const suite = fileURLToPath(new URL('../../../tools/conformance/run.ts', import.meta.url));
const secret = 'the-secret-of-the-conformance-suite-1';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const run = promisify(execFile);

let database: Database;
let built: BuiltServer;
let door: Door;
let folder: string;
let vendor: Server;
const told: Record<string, unknown>[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database, clock: systemClock });
  door = await openDoor(built);
  folder = await mkdtemp(join(tmpdir(), 'baize-conformance-'));
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(join(folder, 'key.pem'), pem, { mode: 0o600 });
  vendor = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      told.push(JSON.parse(body) as Record<string, unknown>);
      const wheel = { code: 'wheel', category: 'LIVE', names: { en: 'Wheel' }, demo: true };
      const games = { games: [wheel], url: 'https://games.example/' };
      response.end(JSON.stringify(games));
    });
  });
  await new Promise<void>((done) => void vendor.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await new Promise((done) => vendor.close(done));
  door.close();
  await built.close();
  await database.close();
  await rm(folder, { recursive: true });
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function connect(code: string, style: 'seamless' | 'token-hash' | 'signed-rsa') {
  const { vendors, catalogue } = built.server.modules;
  const staff = {
    kind: 'staff',
    staffId: 'house',
    username: 'house',
    role: 'owner',
    permissions: [],
    sessionId: '',
    confirmedUntil: Infinity,
  } as const;
  const call = {
    requestId: code,
    intent: `connect-${code}`,
    now: systemClock.now(),
    address: '127.0.0.1',
    country: '',
    locale: 'en',
    origin: built.siteUrl,
    userAgent: '',
    headers: {},
    cookies: {},
    rawBody: undefined,
    setCookie: () => undefined,
    caller: staff,
  };
  const apiUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  const keys = { secret, ...(style === 'signed-rsa' ? { publicKey: pem } : {}) };
  const input = { vendor: code, style, apiUrl, ...keys };
  const set = await vendors.actions.setConnection({ ...call, input });
  if (isRefusal(set)) throw new Error(set.refused);
  await vendors.actions.setConnectionState({ ...call, input: { vendor: code, state: 'on' } });
  await catalogue.syncVendors();
}

/** A launch token of a player with money: a session of theirs as they would sign in. */
async function launch(code: string): Promise<string> {
  const token = await door.memberAgain();
  const player = await built.server.modules.identity.playerOf(token, systemClock.now());
  if (!player) throw new Error('nobody is signed in');
  return tokenFor(code, player);
}

async function tokenFor(code: string, player: PlayerCaller): Promise<string> {
  const game = { vendor: code, gameCode: 'wheel', roomId: undefined, player };
  const ways = { freePlay: false, language: 'EN', backUrl: '', now: systemClock.now() };
  await built.server.modules.vendors.launch({ ...game, ...ways });
  return String(told.at(-1)?.['token']);
}

async function expired(code: string): Promise<string> {
  const token = await door.memberAgain();
  const { identity } = built.server.modules;
  const player = await identity.playerOf(token, systemClock.now());
  if (!player) throw new Error('nobody is signed in');
  const launched = await tokenFor(code, player);
  await database.pool.query(
    `update vendors_session set opened_at = opened_at - interval '13 hours'
     where session_id = $1`,
    [player.sessionId],
  );
  return launched;
}

/** The lines of the suite that say what is wrong, and its last line. */
async function conformance(more: readonly string[]): Promise<string> {
  const ended = await run(process.execPath, [suite, '--secret', secret, ...more]).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  const lines = ended.stdout.split('\n').filter((line) => !/^ {2}passed/.test(line));
  return [...lines, ended.stderr].join('\n').trim();
}

test.each([
  ['SBXA', 'seamless'],
  ['SBXB', 'token-hash'],
  ['SBXC', 'signed-rsa'],
] as const)('%s: every written answer holds in the style %s', async (code, style) => {
  await connect(code, style);
  const deposit = { depositId: code, playerId: door.memberId, currency: 'PHP' };
  await built.server.ledger.post(depositSettled({ ...deposit, amount: 10_000_000n }));
  const [token, over] = [await launch(code), await expired(code)];
  const tokens = [`--token=${token}`, `--expired-token=${over}`, '--key', join(folder, 'key.pem')];
  const wallet = ['--url', built.siteUrl, '--vendor', code, '--style', style];
  expect(await conformance([...wallet, ...tokens])).toMatch(/^conformance: (\d+) of \1 passed$/);
});

test('the books balance after the suite', async () => {
  expect((await built.server.modules.wallet.trialBalance()).balanced).toBe(true);
});

test('the suite finds a vendor that skips signatures and repeats an address', async () => {
  const { port } = vendor.address() as AddressInfo;
  const said = await conformance(['--vendor-api', `http://127.0.0.1:${port}`, '--vendor', 'SBXA']);
  expect(said).toContain('WRONG   calls that are not signed rightly are refused');
  expect(said).toContain('two launches were given one address');
  expect(said).toContain('a game that is not offered cannot be launched');
  expect(said).toContain('conformance: 1 of 4 passed');
});
