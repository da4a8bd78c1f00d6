// Builds a gateway over the contract with ports that live in memory, for the tests of the gateway:
// sessions by token, texts that show locale and name, and actions that the test hands in.
import type { FastifyInstance, InjectOptions } from 'fastify';
import { fakeClock } from '../platform/clock/index.ts';
import { createMetrics } from '../platform/metrics/index.ts';
import { openLog } from '../platform/log/index.ts';
import type { PlayerCaller, StaffCaller } from '../platform/call/index.ts';
import type { FirstAnswer, Intent, Replay } from '../platform/replay/index.ts';
import { createGateway, type AllActions, type GatewayPorts } from './index.ts';

export const member: PlayerCaller = {
  kind: 'player',
  playerId: 'player-1',
  username: 'ann',
  type: 0,
  demo: false,
  currency: 'PHP',
  sessionId: 'session-1',
  confirmedUntil: Infinity,
  since: 0,
};
export const staff: StaffCaller = {
  kind: 'staff',
  staffId: 'staff-1',
  username: 'sue',
  role: 'support',
  permissions: ['withdrawals.view'],
  sessionId: 'session-2',
  confirmedUntil: Infinity,
};

/** First answers in memory, one request after the other; a test of the real ones stands beside. */
function replayInMemory(): Replay {
  const kept = new Map<string, FirstAnswer>();
  const nameOf = ({ caller, key }: Intent) => `${caller} ${key}`;
  return {
    find: async (intent) => kept.get(nameOf(intent)),
    claim: async (intent, asked) => {
      const first = kept.get(nameOf(intent));
      if (first && (first.answer !== null || first.fingerprint !== asked.fingerprint)) return false;
      kept.set(nameOf(intent), { ...asked, answer: null });
      return true;
    },
    release: async (intent) => {
      kept.delete(nameOf(intent));
      return false;
    },
    keep: async (intent, answer) => {
      const first = kept.get(nameOf(intent));
      if (first?.answer !== null) return false;
      kept.set(nameOf(intent), { ...first, answer });
      return true;
    },
    forget: async () => kept.clear(),
  };
}

export interface BuiltGateway {
  readonly app: FastifyInstance;
  readonly ports: GatewayPorts;
  /** The log as one text. */
  readonly logged: () => string;
  /** Sends one request; gives status, headers and the JSON of the body. */
  send(request: InjectOptions): Promise<Sent>;
}
export interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
}

const limits = {
  addressPerMinute: 10_000,
  accountPerMinute: 10_000,
  endpointScale: 100,
  bodyBytesMax: 20_000,
  pagesPerMinute: 10_000,
  socketsPerAddress: 1000,
  socketOpensPerMinute: 1000,
  socketsPerSession: 100,
  trustedProxies: [],
};

const players = new Map([
  ['member', member],
  ['agent', { ...member, type: 1 }],
  ['demo', { ...member, playerId: 'player-2', type: 4, demo: true }],
]);

/** A gateway whose tokens are `member`, `demo`, `game` and `staff`. */
export function buildGateway(actions: AllActions, more: Partial<GatewayPorts> = {}): BuiltGateway {
  const lines: string[] = [];
  const ports: GatewayPorts = {
    log: openLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }),
    metrics: createMetrics(),
    clock: fakeClock(),
    replay: replayInMemory(),
    sessions: {
      player: async (token) => players.get(token),
      game: async (token) =>
        token === 'game'
          ? { kind: 'game', player: member, gameCode: 'lotus', opening: 'first' }
          : undefined,
      staff: async (token) => (token === 'staff' ? staff : undefined),
    },
    vendorOf: () => ({ refused: 'signature-wrong' }),
    vendorAnswered: () => undefined,
    switches: { isOn: (module) => module !== 'LEGACYSEAL3', statusFor: () => 'normal' },
    countryOf: async () => 'PH',
    unseal: async (sealed) =>
      sealed.startsWith('sealed:') ? JSON.parse(sealed.slice(7)) : undefined,
    texts: {
      localeOf: (header) => (header?.toLowerCase().startsWith('id') ? 'id' : 'en'),
      refusal: (locale, name) => `${locale}: ${name}`,
    },
    merchant: 'baize',
    addresses: () => ['http://localhost:80'],
    limits,
    outsideOrigins: () => ({ calls: [], frames: [], pictures: [], framers: [] }),
    ...more,
  };
  const settings = { serves: () => true, isReady: async () => true };
  const app = createGateway(ports, actions, settings);
  return {
    app,
    ports,
    logged: () => lines.join(''),
    async send(request) {
      const { statusCode, headers, body } = await app.inject(request);
      const isJson = String(headers['content-type']).startsWith('application/json');
      const json = isJson && body !== '' ? (JSON.parse(body) as Sent['json']) : {};
      return { status: statusCode, headers, text: body, json };
    },
  };
}

/** A POST of JSON by the bearer of a token. */
export const post = (url: string, token: string, body: unknown, headers = {}): InjectOptions => ({
  method: 'POST',
  url,
  headers: { authorization: token, 'content-type': 'application/json', ...headers },
  payload: typeof body === 'string' ? body : JSON.stringify(body),
});
