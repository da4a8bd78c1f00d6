// HTTP calls over kept connections, one at a time on each, written and read by hand: Node's own
// client takes as much processor time a call as the server that is measured, on the same cores.
import { connect, type Socket } from 'node:net';
import type { Answer } from './ask.ts';

export interface Posted {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Waiting {
  readonly text: string;
  readonly give: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}

const patienceMs = 20_000;

export function openLines(baseUrl: string, most: number) {
  const { hostname, port } = new URL(baseUrl);
  const head = `host: ${hostname}:${port}\r\ncontent-type: application/json`;
  const queue: Waiting[] = [];
  const idle: ((next: Waiting) => void)[] = [];
  const sockets: Socket[] = [];
  const open = (): ((next: Waiting) => void) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    sockets.push(socket);
    return listen(socket, (ask) => {
      const next = queue.shift();
      if (next) ask(next);
      else idle.push(ask);
    });
  };
  return {
    post: ({ path, headers, body }: Posted): Promise<Answer> =>
      new Promise((give, fail) => {
        let text = `POST ${path} HTTP/1.1\r\n${head}\r\ncontent-length: ${Buffer.byteLength(body)}`;
        for (const name in headers) text += `\r\n${name}: ${headers[name]}`;
        const waiting = { text: `${text}\r\n\r\n${body}`, give, fail };
        const line = idle.pop() ?? (sockets.length < most ? open() : undefined);
        if (line) line(waiting);
        else queue.push(waiting);
      }),
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

export type Lines = ReturnType<typeof openLines>;

/** Sends a request on this connection; `free` is called after each answer. */
function listen(socket: Socket, free: (ask: (next: Waiting) => void) => void) {
  let asked: Waiting | undefined;
  let held: Buffer = Buffer.alloc(0);
  const lost = (error: Error): void => {
    socket.destroy();
    asked?.fail(error);
  };
  socket.setTimeout(patienceMs, () => asked && lost(new Error('no answer in 20 seconds')));
  socket.on('error', lost);
  socket.on('close', () => lost(new Error('the connection broke off')));
  const ask = (next: Waiting): void => {
    asked = next;
    socket.write(next.text);
  };
  socket.on('data', (chunk: Buffer) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const answer = answerIn(held);
    if (!answer) return;
    held = Buffer.alloc(0);
    asked?.give(answer);
    asked = undefined;
    free(ask);
  });
  return ask;
}

/** The answer, when it is here in full. */
function answerIn(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/iu.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error('an answer without its length');
  if (bytes.length < end + 4 + length) return undefined;
  return { status: Number(head.slice(9, 12)), text: bytes.toString('utf8', end + 4) };
}
