// Serves the built screens of our games with no platform behind them: what a game asks is answered
// by the engines from a list of rounds, so that a browser can be shown any scene and be measured.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { contract, OutputOf } from '@baize/contract';
import { slotGameOf, stakesOf } from '@baize/engines';
import { printUnits } from '@baize/money';
import { clientSeed, type PlayedRound } from './scenes.ts';

type Slots = (typeof contract)['slots'];
type Terms = OutputOf<Slots['getSlot']>;
type Answer = OutputOf<Slots['spin']>;

export interface ArcadeHost {
  readonly url: string;
  /** The rounds of the next spins, over and over. */
  play(rounds: readonly PlayedRound[]): void;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'apps/arcade/dist');
const funds = 10_000_000_000n;
const hash = 'ab'.repeat(32);
/** The player signed in once: a reload finds what it left. */
const sessionSince = Date.now();
const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** `pages` are further pages beside the arcade's, by path. */
export async function hostArcade(
  pages: Readonly<Record<string, () => Promise<string>>> = {},
): Promise<ArcadeHost> {
  let rounds: readonly PlayedRound[] = [];
  let played = 0;
  const calls: readonly (readonly [RegExp, (gameCode: string) => unknown])[] = [
    [/^\/play\/slots\/([\w-]+)$/u, termsOf],
    [
      /^\/play\/slots\/([\w-]+)\/spin$/u,
      () => {
        const round = rounds[played % Math.max(1, rounds.length)];
        if (round === undefined) throw new Error('no round to play');
        played += 1;
        return answerOf(round);
      },
    ],
  ];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const page = pages[pathname];
    if (page !== undefined) return send(response, extname(pathname) || '.html', await page());
    if (pathname === '/play/session') return send(response, '.json', await sessionOf(request));
    for (const [path, told] of calls) {
      const gameCode = path.exec(pathname)?.[1];
      if (gameCode !== undefined) return send(response, '.json', JSON.stringify(told(gameCode)));
    }
    return sendFile(response, pathname);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    play(next) {
      rounds = next;
      played = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, ending: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': kinds[ending] ?? 'application/octet-stream' });
  response.end(body);
}

async function sendFile(response: ServerResponse, pathname: string): Promise<void> {
  const inside = normalize(pathname).replace(/^\/arcade\//u, '/');
  const path = extname(inside) === '' ? '/index.html' : inside;
  send(response, extname(path), await readFile(join(dist, path)));
}

/** The launch code is the game's own name. */
async function sessionOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { launch } = JSON.parse(Buffer.concat(chunks).toString()) as { launch: string };
  const session = { token: 'scenes', gameCode: launch, demo: true, language: 'EN' };
  return JSON.stringify({ ...session, currency: 'PHP', currencySymbol: '₱' });
}

function termsOf(gameCode: string): Terms {
  const game = slotGameOf(gameCode);
  if (game === undefined) throw new Error(`no game is called ${gameCode}`);
  const stakes = stakesOf(game.definition).map((stake) => printUnits(stake, 2));
  return {
    gameCode,
    gameVersion: game.version,
    stakes,
    stakeDefault: stakes[0] ?? '',
    returnPercent: game.returnPercent,
    spinIntervalMs: 0,
    turboAllowed: true,
    autoplayAllowed: true,
    balance: printUnits(funds, 2),
    currency: 'PHP',
    currencySymbol: '₱',
    demo: true,
    sessionSince,
    sessionNet: '0.00',
    lastRound: null,
    freeRounds: [],
  };
}

function answerOf({ stake, payout, events, nonce }: PlayedRound): Answer {
  return {
    gameVersion: hash,
    roundId: `round-${nonce}-${Math.random()}`,
    stake: printUnits(stake, 2),
    payout: printUnits(payout, 2),
    events: [...events],
    jackpots: [],
    settledAt: Date.now(),
    balance: printUnits(funds, 2),
    commitment: hash,
    clientSeed,
    nonce,
    free: null,
  };
}
