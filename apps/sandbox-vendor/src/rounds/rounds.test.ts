// Proves the life of a round against a platform with its own books: lost, repeated, corrupted or
// reordered messages leave both sides in one state, also after a crash.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '../store/open-store.ts';
import * as books from '../store/rounds.ts';
import { addSession, openSession, sessionOfKey, type Session } from '../store/sessions.ts';
import { balanceOf, checkTransfer, movedOwner, transfer } from '../store/purses.ts';
import { gameOf } from '../games/games.ts';
import { hmacStyle } from '../wire/styles.ts';
import { platformAt, type Platform } from '../wire/wire.ts';
import { createCourier } from './courier.ts';
import { faults, stateOf, type Fault } from './course.ts';
import { noFaults, wayOf } from './misfortune.ts';
import { play, type PlayPorts } from './play.ts';

/** The state of the fake platform, from its stored answers. */
interface House {
  readonly answers: Map<string, { status: number; body: string }>;
  readonly bets: Map<string, 'stands' | 'back'>;
  readonly ended: Set<string>;
  readonly paid: Map<string, string>;
  readonly heard: string[];
  isDown: boolean;
}

let folder: string;
let house: House;
let server: Server;
let platform: Platform;
let store: Store;

const secret = 'a-secret-of-at-least-32-characters';
const style = hmacStyle({ vendor: 'SBXA', secret });
const game = gameOf('harbour-dragon-tiger')!;

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const kind = request.url?.split('/').at(-1) ?? '';
      const fields = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
      const isSpoilt =
        request.headers['x-signature'] === style.spoil(style.seal(blank)).headers['x-signature'];
      const { status, body } = isSpoilt ? refusal(401, 'signature-wrong') : judge(kind, fields);
      if (house.isDown) return request.socket.destroy();
      return response.writeHead(status).end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  platform = platformAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 500);
});

afterAll(() => {
  platform.close();
  server.closeAllConnections();
  server.close();
});

const blank = {
  kind: 'end',
  session: {} as Session,
  requestId: '',
  round: '',
  bet: '',
  amount: '',
  at: 0,
} as const;
const refusal = (status: number, error: string) => ({ status, body: JSON.stringify({ error }) });

function judge(kind: string, fields: Record<string, string>) {
  const { requestId = '', round = '', amount = '', token = '' } = fields;
  house.heard.push(`${kind} ${requestId}`);
  const known = house.answers.get(requestId);
  if (known) return known;
  const answer = decide(kind, { requestId, round, amount, token, bet: fields['bet'] ?? '' });
  if (!token.endsWith('-not')) house.answers.set(requestId, answer);
  return answer;
}

function decide(kind: string, asked: Record<string, string>) {
  const { requestId = '', round = '', amount = '', token = '', bet = '' } = asked;
  const taken = { status: 200, body: JSON.stringify({ balance: '1.00' }) };
  if (kind === 'bet') {
    if (token.endsWith('-not')) return refusal(401, 'token-unknown');
    if (house.bets.get(requestId) === 'back') return refusal(409, 'bet-rolled-back');
    house.bets.set(requestId, 'stands');
    return taken;
  }
  if (kind === 'rollback') {
    house.bets.set(bet, 'back');
    return taken;
  }
  const own = [...house.bets].filter(([id]) => id.startsWith(round));
  if (own.length === 0) return refusal(404, 'bet-unknown');
  if (kind === 'end') house.ended.add(round);
  else if (own.every(([, state]) => state === 'back')) return refusal(409, 'bet-rolled-back');
  else house.paid.set(round, amount);
  return taken;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-vendor-'));
  store = openStore(join(folder, 'vendor.sqlite'));
  const [answers, bets, ended] = [new Map(), new Map(), new Set<string>()];
  house = { answers, bets, ended, paid: new Map(), heard: [], isDown: false };
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

/** How often the message had been tried, as the next process would read it. */
let triesAtDeath: number[] = [];

function portsOf(): PlayPorts & { readonly deaths: string[] } {
  const deaths: string[] = [];
  triesAtDeath = [];
  const die = () => {
    deaths.push('died');
    const waiting = store.one("select tries from message where state = 'waiting' order by place");
    triesAtDeath.push(Number(waiting?.['tries']));
  };
  const now = () => 1795255200000;
  const pace = { betTriesMax: 3, pauseMsMax: 5, delayMs: 5, die };
  const courier = createCourier({ store, platform, styleOf: () => style, now, ...pace });
  return { store, courier, faults: noFaults(), now, waitMsMax: 20_000, deaths };
}

function sessionWith(money: Session['money']): Session {
  const nobody = { language: 'EN', room: '', backUrl: '', currency: 'PHP' };
  const asked = { vendor: 'SBXA', player: 'ann', token: 'token', game: game.code } as const;
  const ticket = addSession(store, { ...asked, ...nobody, money }, 0);
  const key = openSession(store, ticket) ?? '';
  expect(openSession(store, ticket)).toBeUndefined();
  return sessionOfKey(store, key)!;
}

const asked = { intent: 'intent-1', choice: 'dragon', stake: '10.00' };

async function playOne(ports: PlayPorts, intent: string): Promise<books.Round> {
  const session = sessionWith('platform');
  const round = await play(ports, { session, game }, { ...asked, intent });
  if (typeof round === 'string') throw new Error(round);
  return round;
}

/** Both sides tell the same of a round: standing bets, what was paid, whether it ended. */
function expectAgreed(round: books.Round): void {
  const bets = [...house.bets].filter(([id]) => id.startsWith(round.id));
  const stands = bets.filter(([, state]) => state === 'stands').length;
  const paid = house.paid.get(round.id) ?? '0.00';
  expect(round.state).not.toBe('open');
  expect(stands).toBe(round.state === 'settled' ? 1 : 0);
  expect(paid).toBe(round.state === 'settled' ? round.payout : '0.00');
  if (round.state === 'settled') expect(house.ended.has(round.id)).toBe(true);
}

test.each(['', ...faults])('with fault "%s" both sides end in one state', async (fault) => {
  for (const turn of [1, 2, 3, 4, 5, 6]) {
    const ports = portsOf();
    if (fault !== '') ports.faults.next = [fault as Fault];
    expectAgreed(await playOne(ports, `intent-${turn}-${fault}`));
  }
  expect(store.all('select * from surprise')).toEqual([]);
});

test('a process that dies before an answer is written dies once', async () => {
  const ports = portsOf();
  ports.faults.next = ['kill-before-answer'];
  const round = await playOne(ports, 'intent-dying');
  const messages = books.messagesOf(store, round.id);
  expect(ports.deaths).toHaveLength(messages.length);
  for (const { kind, place } of messages)
    expect(wayOf(round.fault, { kind, place, tries: 1 })).toBe('straight');
  // A process reads the notes of the one that died before it.
  expect(triesAtDeath).toEqual(messages.map(() => 1));
});

test('the same intent is the same round; a stake that is not offered is refused', async () => {
  const ports = portsOf();
  const session = sessionWith('platform');
  const both = await Promise.all([
    play(ports, { session, game }, asked),
    play(ports, { session, game }, asked),
  ]);
  expect(new Set(both.map((round) => (typeof round === 'string' ? round : round.id))).size).toBe(1);
  expect(house.bets.size).toBe(1);
  const wrong = (change: object) =>
    play(ports, { session, game }, { ...asked, intent: 'other-1', ...change });
  expect(await wrong({ choice: 'lion' })).toBe('choice-unknown');
  for (const stake of ['0.99', '500.01', '-1', '1e2', '1.001'])
    expect(await wrong({ stake })).toBe('stake-out-of-bounds');
});

test('a repeated click is recognised in another session of the same player only', async () => {
  const ports = portsOf();
  const first = await playOne(ports, 'intent-1');
  expect((await playOne(ports, 'intent-1')).id).toBe(first.id);
  expect(house.bets.size).toBe(1);
  const bob = { ...sessionWith('platform'), player: 'bob' };
  expect(books.roundOfPlayer(store, sessionWith('platform'), first.id)?.id).toBe(first.id);
  expect(books.roundOfPlayer(store, bob, first.id)).toBeUndefined();
  expect(books.historyOf(store, sessionWith('platform'), 5)).toHaveLength(1);
  expect(books.historyOf(store, bob, 5)).toEqual([]);
  expect(books.roundOfIntent(store, { ...bob, player: '' }, 'intent-1')).toBeUndefined();
  // A file of an earlier build does not tell whose a round is.
  store.run('drop index round_whose', []);
  store.run('alter table round drop column whose', []);
  store.close();
  store = openStore(join(folder, 'vendor.sqlite'));
  expect(books.historyOf(store, sessionWith('platform'), 5)).toHaveLength(1);
});

test('a bet without an answer is rolled back until the rollback is answered', async () => {
  const ports = portsOf();
  house.isDown = true;
  const playing = playOne({ ...ports, waitMsMax: 30_000 }, 'intent-down');
  await expect
    .poll(() => house.heard.filter((one) => one.startsWith('rollback')).length)
    .toBeGreaterThan(2);
  house.isDown = false;
  const round = await playing;
  expect(round.state).toBe('rolled-back');
  expectAgreed(round);
});

test('a new process resumes open rounds under the same request ids', async () => {
  const first = portsOf();
  house.isDown = true;
  const open = await playOne({ ...first, waitMsMax: 1 }, 'intent-left');
  expect(open.state).toBe('open');
  await first.courier.stop();
  house.isDown = false;
  const second = portsOf();
  expect(second.courier.resume()).toBe(1);
  await expect.poll(() => books.findRound(store, open.id)?.state).not.toBe('open');
  expectAgreed(books.findRound(store, open.id)!);
  expect(new Set(house.heard.filter((one) => one.startsWith('bet'))).size).toBe(1);
});

test('rounds on transferred money settle in one step; a transfer moves once', async () => {
  const owner = movedOwner('SBXD', 'ann', 'PHP');
  const move = { vendor: 'SBXD', requestId: 'in-1', player: 'ann', currency: 'PHP' };
  const deposit = { ...move, direction: 'in', amount: '50.00' } as const;
  expect(transfer(store, deposit, 0)).toMatchObject({ state: 'done', balance: '50.00' });
  expect(transfer(store, deposit, 0)).toMatchObject({ state: 'done', balance: '50.00' });
  expect(transfer(store, { ...deposit, amount: '51.00' }, 0)).toBe('request-id-reused');
  const out = { ...move, requestId: 'out-1', direction: 'out', amount: '50.01' } as const;
  expect(transfer(store, out, 0)).toMatchObject({ state: 'failed', balance: '50.00' });
  expect(checkTransfer(store, { ...move, requestId: 'late' }, 0).state).toBe('unknown');
  expect(transfer(store, { ...deposit, requestId: 'late' }, 0)).toMatchObject({ state: 'failed' });
  expect(balanceOf(store, owner)).toBe(500_000n);
  const ports = portsOf();
  const session = { ...sessionWith('moved'), vendor: 'SBXD' } as const;
  const round = await play(ports, { session, game }, { ...asked, stake: '50.00' });
  expect(round).toMatchObject({ state: 'settled' });
  const payout = typeof round === 'string' ? '' : round.payout;
  expect(`${balanceOf(store, owner) / 10_000n}.00`).toBe(payout);
  expect(house.heard).toEqual([]);
});

test('the state of a round follows from its messages alone', () => {
  const at = (kind: books.Message['kind'], state: books.Message['state']) => ({
    kind,
    state,
    place: 0,
  });
  expect(stateOf([at('bet', 'taken'), at('win', 'waiting')])).toBe('open');
  expect(stateOf([at('bet', 'taken'), at('end', 'taken')])).toBe('settled');
  expect(stateOf([at('bet', 'dropped'), at('rollback', 'taken')])).toBe('rolled-back');
  expect(stateOf([at('bet', 'refused'), at('end', 'dropped')])).toBe('refused');
});
