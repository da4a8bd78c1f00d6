// One request, sent as it is written down: a caller who keeps no rule of any client, so that the
// door alone stands between the request and the books.
import { Agent, request } from 'node:http';
import { refusals, type EndpointSpec, type Method } from '@baize/contract';
import { overflowing } from './misfits.ts';
import type { Fields, Input } from './sample.ts';

export interface Question {
  readonly method: string;
  /** Path and query as they stand on the wire. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The JSON that came, or the text when it is none. */
  readonly json: unknown;
}

export interface Refused {
  readonly refused: string;
  readonly message: string;
}

/** Sends questions to one address over kept connections. */
export function asker(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return {
    ask: (question: Question) => ask(origin, agent, question),
    close: () => agent.destroy(),
  };
}

function ask(origin: string, agent: Agent, question: Question): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const { method, path, headers, body } = question;
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(
      { agent, hostname, port, method, path, headers: { ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const json = readJson(Buffer.concat(chunks).toString());
          const status = statusOf(question.path, response.statusCode ?? 0, json);
          resolve({ status, headers: response.headers, json });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const lotteryPath = /^(\/lotto|\/lotto-vn)?\/lgw\//u;

/**
 * Where older clients are let in, a refusal of a player's call comes with 200, or 500 for a fault
 * and without an envelope: then the status is the one that its name stands for.
 */
function statusOf(path: string, onWire: number, json: unknown): number {
  const { refused } = (json ?? {}) as { readonly refused?: keyof typeof refusals };
  const status = refused === undefined ? undefined : refusals[refused]?.status;
  if (status === undefined) return onWire;
  const isBare = lotteryPath.test(path);
  return onWire === (isBare || status >= 500 ? 500 : 200) ? status : onWire;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The refusal's name; vendors read it as an error. */
export function nameIn(json: unknown): string | undefined {
  const { refused, error } = (json ?? {}) as Partial<Refused> & { readonly error?: string };
  return refused ?? error;
}

/** The path and query of an endpoint with this input; `path` takes the place of its own. */
export function addressOf(endpoint: EndpointSpec, input: Input, path = endpoint.path): string {
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? 'sample-1')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** JSON of a body; the mark of an overflowing number becomes one. */
export function writeBody(body: Fields): string {
  return JSON.stringify(body).replaceAll(JSON.stringify(overflowing), '1e999');
}

export interface Manner {
  readonly token?: string | undefined;
  readonly language?: string;
  readonly intent?: string;
  readonly seal: (text: string) => Promise<string>;
}

/** The request of an endpoint with this input, sealed when it must be. */
export async function questionOf(
  endpoint: EndpointSpec,
  input: Input,
  manner: Manner,
): Promise<Question> {
  const body = endpoint.body ? writeBody(input.body ?? {}) : undefined;
  const sealed = body !== undefined && endpoint.sealed;
  return {
    method: endpoint.method satisfies Method,
    path: addressOf(endpoint, input),
    headers: headersOf(manner, body !== undefined),
    ...(body === undefined
      ? {}
      : { body: sealed ? JSON.stringify({ value: await manner.seal(body) }) : body }),
  };
}

export function headersOf(manner: Omit<Manner, 'seal'>, withBody: boolean): Record<string, string> {
  return {
    language: manner.language ?? 'EN',
    ...(manner.token === undefined ? {} : { authorization: manner.token }),
    ...(manner.intent === undefined ? {} : { 'idempotency-key': manner.intent }),
    ...(withBody ? { 'content-type': 'application/json' } : {}),
  };
}
