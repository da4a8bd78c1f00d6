// Builds vendors on a database with real books and real rounds, two processes of it when asked, and
// the server of a vendor that answers as it is told to, for the tests of this module.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuse, type Refusal } from '@baize/contract';
import type { AuditNote } from '../../platform/audit/index.ts';
import type { PlayerCaller, StaffCaller } from '../../platform/call/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import { busInMemory } from '../settings/testing.ts';
import { buildWagering, playerCaller } from '../wagering/testing.ts';
import { createVendors } from './index.ts';

export const secret = 'a-secret-of-at-least-32-characters';
export const owner: StaffCaller = {
  kind: 'staff',
  staffId: 'staff-1',
  username: 'owner',
  role: 'owner',
  permissions: ['vendors.view', 'vendors.edit'],
  sessionId: 'session-of-staff',
  confirmedUntil: Infinity,
};

export interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly content: Record<string, unknown>;
}

type Answer = { readonly status?: number; readonly json: unknown } | 'silence';

/** The server of a vendor: notes what it was asked, and answers by path. */
export async function openVendorServer() {
  const asked: Asked[] = [];
  const answers = new Map<string, (asked: Asked) => Answer>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const path = request.url ?? '';
      const one = { path, headers: request.headers, body, content: JSON.parse(body) };
      asked.push(one);
      const answer = answers.get(path.slice('/api/'.length))?.(one) ?? { status: 404, json: {} };
      if (answer === 'silence') return void request.socket.destroy();
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.json));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    asked,
    answers,
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

export type VendorServer = Awaited<ReturnType<typeof openVendorServer>>;

/** The platform's part in tests of vendors, with records of its calls. */
function platformOf() {
  return {
    signedIn: new Map<string, PlayerCaller>(),
    closed: new Map<string, Refusal<'game-off' | 'game-maintenance'>>(),
    /** Players who opened another slot since. */
    elsewhereOpen: new Set<string>(),
    /** The most that a round of a game may stake, by player. */
    most: new Map<string, bigint>(),
    /** Members whose account the member of staff opened a way into. */
    openedBySame: new Set<string>(),
    /** Vendors whose address or keys the member of staff set. */
    setBySame: new Set<string>(),
    audited: [] as AuditNote[],
    told: [] as number[],
  };
}

const doneBySame = (said: ReturnType<typeof platformOf>) => ({
  hasOpened: async (_tx: Tx, { memberId }: { readonly memberId: string }) =>
    said.openedBySame.has(memberId),
  hasSetVendor: async (_tx: Tx, { subject }: { readonly subject: string }) =>
    said.setBySame.has(subject),
});

export async function buildVendors(database: Database) {
  const ground = buildWagering(database);
  const said = platformOf();
  const bus = busInMemory();
  const make = () =>
    createVendors({
      database,
      clock: ground.clock,
      log: silentLog(),
      randomness: systemRandomness,
      bus,
      audit: async (_tx, note) => void said.audited.push(note),
      tell: async () => undefined,
      ...doneBySame(said),
      usernames: async (ids) => new Map(ids.map((id) => [id, id])),
      keys: createKeeping(new Uint8Array(32).fill(7), 'keys of vendors'),
      wagering: ground.wagering,
      ledger: ground.ledger,
      playerOfSession: async (sessionId) => said.signedIn.get(sessionId),
      refusalOfGame: (vendor, gameCode) => said.closed.get(`${vendor} ${gameCode}`),
      refusalOfOtherSlot: async (playerId) =>
        said.elsewhereOpen.has(playerId) ? refuse('game-open-elsewhere') : undefined,
      stakeMaximumOf: async ({ playerId }) => said.most.get(playerId),
      onChanged: () => void said.told.push(ground.clock.now()),
      playCurrency: 'FUN',
      logDays: () => 14,
    });
  const vendors = make();
  const elsewhere = make();
  await vendors.start();
  await elsewhere.start();
  return {
    ...ground,
    vendors,
    elsewhere,
    ...said,
    /** Signs a player in and gives them money. */
    async seat(playerId: string, amount: string): Promise<PlayerCaller> {
      const player = playerCaller(playerId, { since: ground.clock.now() });
      said.signedIn.set(player.sessionId, player);
      await ground.fund(playerId, amount);
      return player;
    },
    async close() {
      await vendors.stop();
      await elsewhere.stop();
      await ground.close();
    },
  };
}

export type BuiltVendors = Awaited<ReturnType<typeof buildVendors>>;
