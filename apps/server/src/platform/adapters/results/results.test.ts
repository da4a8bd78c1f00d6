// Every feed of results keeps the same promises: a company over HTTP and the sandbox. An answer
// that is not signed, or is about another issue, is no result.
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fakeClock } from '../../clock/index.ts';
import { sign } from '../signature.ts';
import { feedPromises, type FeedRig } from './conformance.ts';
import { feedSignatureHeader, httpResultFeed, sandboxResultFeed } from './index.ts';
import type { FeedFault, IssueAsked } from './index.ts';

const clock = fakeClock();
const asked: IssueAsked = {
  gameCode: 'LF_3D',
  issue: '2026325',
  drawsAt: clock.now() + 60_000,
};
const draw = (_asked: IssueAsked, attempt: number) => (attempt === 1 ? [4, 0, 7] : [4, 0, 8]);

let fault: FeedFault | undefined;
beforeEach(() => {
  fault = undefined;
  clock.set(asked.drawsAt - 60_000);
});
const sandbox = sandboxResultFeed({ now: clock.now, draw, faultOf: () => fault });
const rigOf = (feed: FeedRig['feed']): FeedRig => ({
  feed,
  asked,
  set: clock.set,
  misbehave: (how) => {
    fault = how;
  },
});

describe('the sandbox', () => {
  test.each(feedPromises)('$promise', ({ prove }) => prove(rigOf(sandbox)));
});

describe('a company over HTTP', () => {
  const secret = 'a-secret-of-more-than-32-letters-0001';
  /** What the company does to an answer before it goes out. */
  let spoil: ((body: string, response: ServerResponse) => string) | undefined;
  let server: Server;
  let feed: FeedRig['feed'];
  beforeAll(async () => {
    server = createServer((request, response) => {
      void answerOf(request.url ?? '').then((body) => {
        if (body === undefined) return response.writeHead(404).end();
        response.setHeader(feedSignatureHeader, sign(secret, clock.now(), Buffer.from(body)));
        return response.end(spoil ? spoil(body, response) : body);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const url = `http://127.0.0.1:${port}/results`;
    feed = httpResultFeed({ url, name: 'company', secret, timeoutMs: 500 }, clock.now);
  });
  beforeEach(() => {
    spoil = undefined;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  async function answerOf(path: string): Promise<string | undefined> {
    if (path !== `/results/games/${asked.gameCode}/issues/${asked.issue}`) return undefined;
    const answer = await sandbox.resultOf(asked);
    const { gameCode, issue } = asked;
    return answer.ok ? JSON.stringify({ gameCode, issue, ...answer.result }) : undefined;
  }

  test.each(feedPromises)('$promise', ({ prove }) => prove(rigOf(feed)));

  test.each([
    ['changed after it was signed', (body: string) => body.replace('4,0,7', '4,0,8')],
    [
      'signed long ago',
      (body: string, response: ServerResponse) => {
        const before = clock.now() - 3_600_000;
        response.setHeader(feedSignatureHeader, sign(secret, before, Buffer.from(body)));
        return body;
      },
    ],
    [
      'about another issue',
      (body: string, response: ServerResponse) => {
        const other = body.replace(asked.issue, '2026324');
        response.setHeader(feedSignatureHeader, sign(secret, clock.now(), Buffer.from(other)));
        return other;
      },
    ],
    [
      'without numbers',
      (body: string, response: ServerResponse) => {
        const other = JSON.stringify({ ...(JSON.parse(body) as object), numbers: 'four' });
        response.setHeader(feedSignatureHeader, sign(secret, clock.now(), Buffer.from(other)));
        return other;
      },
    ],
  ] as const)('an answer that is %s is no result', async (_, how) => {
    clock.set(asked.drawsAt);
    spoil = how;
    expect(await feed.resultOf(asked)).toEqual({ ok: false, trouble: 'forged' });
  });

  test('a company that answers with a fault, nonsense or nothing is away', async () => {
    clock.set(asked.drawsAt);
    spoil = (_, response) => {
      response.writeHead(500);
      return '';
    };
    expect(await feed.resultOf(asked)).toEqual({ ok: false, trouble: 'away' });
    spoil = (_, response) => {
      response.setHeader(feedSignatureHeader, sign(secret, clock.now(), Buffer.from('{')));
      return '{';
    };
    expect(await feed.resultOf(asked)).toEqual({ ok: false, trouble: 'away' });
    const nobody = httpResultFeed({ url: 'http://127.0.0.1:9', name: 'x', secret }, clock.now);
    expect(await nobody.resultOf(asked)).toEqual({ ok: false, trouble: 'away' });
  });
});
