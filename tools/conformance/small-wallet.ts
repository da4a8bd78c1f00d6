// The wallet of another operator, as short as docs/vendors.md allows: one player, books in memory.
// It follows every written rule, except the one that a test tells it to break.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseUnits, printUnits, type Units } from '@baize/money';

export const breaches = [
  'takes-any-signature',
  'passes-kinds-over',
  'takes-old-messages',
  'forgets-request-ids',
  'answers-other-content-alike',
  'forgets-early-rollbacks',
  'gives-a-stake-back-twice',
  'pays-a-rolled-back-bet',
  'keeps-a-late-win',
  'bets-after-the-end',
  'lends-money',
  'rounds-fine-amounts',
  'takes-any-token',
  'answers-late',
] as const;
export type Breach = (typeof breaches)[number];

type Fields = Readonly<Record<string, string>>;
interface Answer {
  readonly status: number;
  readonly json: Record<string, unknown>;
}
interface Round {
  readonly bets: Map<string, Units>;
  paid: boolean;
  ended: boolean;
}

export const held = {
  vendor: 'SBXA',
  secret: 'a-secret-of-at-least-32-characters',
  token: 'the-token-of-a-launch',
  player: 'ann',
  game: 'wheel',
} as const;
const currency = 'PHP';
const staleMs = 5 * 60_000;
const name = /^[0-9a-zA-Z_.:-]{1,64}$/u;
const shapes: Readonly<Record<string, RegExp>> = {
  requestId: name,
  player: name,
  round: name,
  bet: name,
  game: name,
  token: /^.{1,200}$/u,
  currency: /^[A-Z]{3}$/u,
  amount: /^(?:0|[1-9]\d{0,12})(?:\.\d{1,4})?$/u,
};
const asked: Readonly<Record<string, readonly string[]>> = {
  balance: ['token'],
  bet: ['requestId', 'token', 'game', 'round', 'currency', 'amount'],
  win: ['requestId', 'player', 'round', 'currency', 'amount'],
  rollback: ['requestId', 'player', 'round', 'currency', 'bet'],
  end: ['requestId', 'player', 'round', 'currency'],
};

export async function openSmallWallet(breach: Breach | undefined, lateMs: number) {
  const books = new Books(breach);
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const { status, json } =
        unheard(request, body, breach) ?? books.answer(request.url ?? '', body);
      if (breach === 'answers-late') await sleep(lateMs);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json));
    })();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const refuse = (status: number, error: string, more = {}): Answer => ({
  status,
  json: { error, message: error, ...more },
});

function unheard(
  { headers, url = '' }: IncomingMessage,
  body: string,
  breach: Breach | undefined,
): Answer | undefined {
  const at = String(headers['x-timestamp'] ?? '');
  const kinds = breach === 'passes-kinds-over' ? Object.keys(asked) : [url.split('/').at(-1)];
  const rights = kinds.map((kind) =>
    createHmac('sha256', held.secret)
      .update(`${at}.${url.replace(/[^/]+$/u, String(kind))}.${body}`)
      .digest('hex'),
  );
  const isRight = rights.includes(String(headers['x-signature']));
  if (!isRight && breach !== 'takes-any-signature') return refuse(401, 'signature-wrong');
  const isStale = Math.abs(Date.now() - Number(at)) > staleMs;
  return isStale && breach !== 'takes-old-messages' ? refuse(401, 'message-stale') : undefined;
}

function misfitOf(kind: string, fields: Fields): Answer | undefined {
  const isWrong = (field: string) => !shapes[field]?.test(fields[field] ?? '');
  return asked[kind]?.some(isWrong) ? refuse(400, 'request-invalid') : undefined;
}

/** All checks before the books are read. */
function stranger(kind: string, fields: Fields, breach: Breach | undefined): Answer | undefined {
  const isFirst = kind === 'balance' || kind === 'bet';
  if (isFirst && fields['token'] !== held.token && breach !== 'takes-any-token')
    return refuse(401, 'token-unknown');
  if (!isFirst && fields['player'] !== held.player) return refuse(404, 'player-unknown');
  if (kind !== 'balance' && fields['currency'] !== currency) return refuse(409, 'currency-differs');
  const amount = parseUnits(fields['amount'] ?? '0', { decimalsMax: 4 }) ?? 0n;
  const isFine = amount % cent !== 0n && breach !== 'rounds-fine-amounts';
  if (isFine || (kind === 'bet' && amount < cent)) return refuse(400, 'amount-invalid');
  return kind === 'bet' && fields['game'] !== held.game ? refuse(404, 'game-unknown') : undefined;
}

const cent = parseUnits('0.01', { decimalsMax: 2 }) ?? 1n;

const told = (units: Units) => printUnits(units - (units % cent), 2);

class Books {
  readonly #breach: Breach | undefined;
  readonly #first = new Map<string, { readonly body: string; readonly answer: Answer }>();
  readonly #rounds = new Map<string, Round>();
  readonly #rolledBack = new Set<string>();
  #balance = parseUnits('100.00', { decimalsMax: 2 }) ?? 0n;

  constructor(breach: Breach | undefined) {
    this.#breach = breach;
  }

  answer(path: string, body: string): Answer {
    const kind = path.split('/').at(-1) ?? '';
    const fields = JSON.parse(body) as Fields;
    const early = misfitOf(kind, fields) ?? stranger(kind, fields, this.#breach);
    if (early) return early;
    if (kind === 'balance') {
      const { player, game } = held;
      return { status: 200, json: { player, game, currency, balance: told(this.#balance) } };
    }
    const known = this.#first.get(fields['requestId'] ?? '');
    if (known && this.#breach !== 'forgets-request-ids') {
      const isSame = known.body === body || this.#breach === 'answers-other-content-alike';
      return isSame ? known.answer : refuse(409, 'idempotency-key-reused');
    }
    const answer = this.#judge(kind, fields);
    this.#first.set(fields['requestId'] ?? '', { body, answer });
    return answer;
  }

  #judge(kind: string, fields: Fields): Answer {
    const amount = parseUnits(fields['amount'] ?? '0', { decimalsMax: 4 }) ?? 0n;
    if (kind === 'bet') return this.#bet(fields, amount);
    if (kind === 'win') return this.#win(fields, amount);
    return kind === 'rollback' ? this.#rollback(fields) : this.#end(fields);
  }

  #taken(fields: Fields, moved: Units, change: Units, late = false): Answer {
    this.#balance += change;
    const { player = held.player, round = '', requestId = '' } = fields;
    const amounts = { amount: told(moved), balance: told(this.#balance) };
    return { status: 200, json: { transaction: requestId, player, round, ...amounts, late } };
  }

  #bet(fields: Fields, amount: Units): Answer {
    const { requestId = '', round: roundName = '' } = fields;
    const balance = told(this.#balance);
    if (this.#rolledBack.has(requestId)) return refuse(409, 'bet-rolled-back', { balance });
    const round = this.#rounds.get(roundName) ?? { bets: new Map(), paid: false, ended: false };
    if (round.ended && this.#breach !== 'bets-after-the-end') return refuse(409, 'round-closed');
    if (amount > this.#balance && this.#breach !== 'lends-money')
      return refuse(400, 'balance-too-low', { balance });
    this.#rounds.set(roundName, round);
    round.bets.set(requestId, amount);
    return this.#taken(fields, amount, -amount);
  }

  #win(fields: Fields, amount: Units): Answer {
    const round = this.#rounds.get(fields['round'] ?? '');
    if (!round) return refuse(404, 'bet-unknown');
    if (round.bets.size === 0 && this.#breach !== 'pays-a-rolled-back-bet')
      return refuse(409, 'bet-rolled-back');
    if (round.ended && this.#breach === 'keeps-a-late-win') return refuse(409, 'round-closed');
    round.paid ||= amount > 0n;
    return this.#taken(fields, amount, amount, round.ended);
  }

  #rollback(fields: Fields): Answer {
    const { bet: id = '', round: roundName = '' } = fields;
    const round = this.#rounds.get(roundName);
    const owner = [...this.#rounds].find(([, { bets }]) => bets.has(id));
    if (owner && owner[0] !== roundName) return refuse(404, 'bet-unknown');
    const amount = round?.bets.get(id);
    if (!round || amount === undefined) {
      if (this.#breach !== 'forgets-early-rollbacks') this.#rolledBack.add(id);
      return this.#taken(fields, 0n, 0n, round?.ended ?? false);
    }
    if (round.paid && round.bets.size === 1) return refuse(409, 'round-paid');
    if (this.#breach !== 'gives-a-stake-back-twice') round.bets.delete(id);
    this.#rolledBack.add(id);
    return this.#taken(fields, amount, amount, round.ended);
  }

  #end(fields: Fields): Answer {
    const round = this.#rounds.get(fields['round'] ?? '');
    if (!round) return refuse(404, 'bet-unknown');
    const late = round.ended;
    round.ended = true;
    return this.#taken(fields, 0n, 0n, late);
  }
}
