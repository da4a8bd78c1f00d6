// A plain HTTP server over a table of routes. Bodies are small; an error is answered by name,
// without internals. Pages may be framed; scripts and styles come only from here.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly isLoopback: boolean;
}

export interface Answered {
  readonly status: number;
  readonly kind: string;
  readonly body: string | Buffer;
  /** Whether a browser may keep it for a while. */
  readonly keeps?: boolean;
}

export type Handler = (asked: Asked) => Answered | Promise<Answered>;

/** By method and path, such as `POST /player/play`; a path that ends in a star is a beginning. */
export type Routes = Readonly<Record<string, Handler>>;

const bodyBytesMax = 32 * 1024;
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors http: https:',
].join('; ');

export const json = (status: number, value: unknown): Answered => ({
  status,
  kind: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

export const refuse = (status: number, error: string): Answered =>
  json(status, { error, message: error.replaceAll('-', ' ') });

/** Carries a refusal out of whatever was under way. */
export class Refused extends Error {
  readonly answer: Answered;

  constructor(status: number, error: string) {
    super(error);
    this.answer = refuse(status, error);
  }
}

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

export async function serve(
  routes: Routes,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createServer((request, response) => {
    void answerOf(routes, request).then((answer) => {
      response.writeHead(answer.status, {
        'content-type': answer.kind,
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': answer.keeps ? 'public, max-age=3600' : 'no-store',
      });
      response.end(request.method === 'HEAD' ? undefined : answer.body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${bound}`;
  return { url, close: () => closeServer(server) };
}

async function answerOf(routes: Routes, request: IncomingMessage): Promise<Answered> {
  try {
    const url = new URL(request.url ?? '/', 'http://here');
    const body = await bodyOf(request);
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const handler = handlerOf(routes, `${method} ${url.pathname}`);
    if (handler === undefined) return refuse(404, 'not-found');
    const isLoopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(
      request.socket.remoteAddress ?? '',
    );
    const { pathname: path, searchParams: query } = url;
    return await handler({ method, path, query, headers: request.headers, body, isLoopback });
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    process.stderr.write(`sandbox vendor: ${error instanceof Error ? error.stack : 'a fault'}\n`);
    return refuse(500, 'fault');
  }
}

function handlerOf(routes: Routes, wanted: string): Handler | undefined {
  if (Object.hasOwn(routes, wanted)) return routes[wanted];
  const start = Object.keys(routes).find(
    (route) => route.endsWith('*') && wanted.startsWith(route.slice(0, -1)),
  );
  return start === undefined ? undefined : routes[start];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bodyBytesMax) throw new Refused(413, 'body-too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** The fields of a JSON body that are texts; everything else is left out. */
export function textsOf(asked: Asked): Readonly<Record<string, string>> {
  const fields = objectOf(asked);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' && value.length <= 4096 ? [[name, value] as const] : [],
    ),
  );
}

export function objectOf(asked: Asked): Readonly<Record<string, unknown>> {
  if (!asked.headers['content-type']?.startsWith('application/json'))
    throw new Refused(415, 'body-kind-unknown');
  try {
    const found: unknown = JSON.parse(asked.body);
    if (typeof found === 'object' && found !== null && !Array.isArray(found))
      return found as Readonly<Record<string, unknown>>;
  } catch {
    throw new Refused(400, 'body-unreadable');
  }
  throw new Refused(400, 'body-unreadable');
}
