// Each event of a topic is delivered once and in order, however often the socket breaks, and a gap
// is reported.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocketServer, type WebSocket as Socket } from 'ws';
import { createLive, type Live, type LiveState } from './live.ts';

interface Hello {
  readonly op: string;
  readonly token?: string;
  readonly resume: Readonly<Record<string, number>>;
}

const topic = 'player:ann';
let server: WebSocketServer;
let live: Live | undefined;
beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
afterEach(async () => {
  live?.close();
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

/** The next socket to the server and what it said in greeting. */
async function greeted(): Promise<{ socket: Socket; hello: Hello }> {
  const [socket] = (await once(server, 'connection')) as [Socket];
  return { socket, hello: await hear<Hello>(socket) };
}
async function hear<T>(socket: Socket): Promise<T> {
  const [data] = (await once(socket, 'message')) as [Buffer];
  return JSON.parse(String(data)) as T;
}
const say = (socket: Socket, frame: object) => socket.send(JSON.stringify(frame));
const tell = (socket: Socket, seq: number) =>
  say(socket, {
    op: 'event',
    topic,
    seq,
    event: 'session-ended',
    payload: { reason: `event-${seq}` },
  });

function connect(token: () => string | undefined = () => 'token-1') {
  const { port } = server.address() as AddressInfo;
  const opened = createLive({ url: `ws://127.0.0.1:${port}/live`, token, pauseMsMax: 5 });
  live = opened;
  const heard: string[] = [];
  const stop = opened.on('session-ended', ({ reason }, from) => heard.push(`${from} ${reason}`));
  /** Waits until the socket is in this state. */
  const stands = (wanted: LiveState) =>
    new Promise<void>((resolve) => {
      if (opened.state() === wanted) resolve();
      else opened.onState((state) => state === wanted && resolve());
    });
  return { live: opened, heard, stop, stands };
}
/** All that was said before has arrived: the answer to a ping comes after it. */
async function settled(socket: Socket): Promise<void> {
  say(socket, { op: 'ping' });
  expect(await hear(socket)).toEqual({ op: 'pong' });
}

test('a socket greets with the token and hears the events of its topics', async () => {
  const first = greeted();
  const { heard, stands, stop } = connect();
  const { socket, hello } = await first;
  expect(hello).toEqual({ op: 'hello', token: 'token-1', resume: {}, age: expect.any(Number) });
  say(socket, { op: 'welcome', topics: { [topic]: 3 } });
  await stands('open');
  tell(socket, 4);
  await settled(socket);
  stop();
  tell(socket, 5);
  await settled(socket);
  expect(heard).toEqual([`${topic} event-4`]);
});

test('after a disconnect the socket resumes where it was, and no event comes twice', async () => {
  const first = greeted();
  const { heard, stands } = connect();
  const { socket } = await first;
  say(socket, { op: 'welcome', topics: { [topic]: 0 } });
  tell(socket, 1);
  tell(socket, 2);
  await settled(socket);
  const second = greeted();
  socket.terminate();
  const { socket: next, hello } = await second;
  expect(hello.resume).toEqual({ [topic]: 2 });
  tell(next, 2);
  tell(next, 3);
  say(next, { op: 'welcome', topics: { [topic]: 3 } });
  await stands('open');
  tell(next, 4);
  await settled(next);
  expect(heard).toEqual([1, 2, 3, 4].map((seq) => `${topic} event-${seq}`));
});

test('a socket without events resumes at the number of its welcome', async () => {
  const first = greeted();
  const { stands } = connect();
  const { socket } = await first;
  say(socket, { op: 'welcome', topics: { [topic]: 7 } });
  await stands('open');
  const second = greeted();
  socket.close();
  expect((await second).hello.resume).toEqual({ [topic]: 7 });
});

test('a gap is reported, and numbering continues from the server’s, even if lower', async () => {
  const first = greeted();
  const { live: line, heard } = connect();
  let gaps = 0;
  line.onGap(() => void (gaps += 1));
  const { socket } = await first;
  say(socket, { op: 'welcome', topics: { [topic]: 500 } });
  say(socket, { op: 'gap', topic, seq: 0 });
  tell(socket, 1);
  say(socket, { op: 'gap', topic, seq: 9 });
  tell(socket, 9);
  tell(socket, 10);
  await settled(socket);
  expect(gaps).toBe(2);
  expect(heard).toEqual([`${topic} event-1`, `${topic} event-10`]);
});

test('a new socket greets as the current player and drops the old numbers', async () => {
  let token = '';
  const first = greeted();
  const { live: line, stands, heard } = connect(() => token || undefined);
  const { socket, hello } = await first;
  expect(hello).toEqual({ op: 'hello', resume: {}, age: expect.any(Number) });
  say(socket, { op: 'welcome', topics: { winners: 5 } });
  await stands('open');
  token = 'token-2';
  const second = greeted();
  line.renew();
  const { socket: next, hello: again } = await second;
  expect(again).toEqual({ op: 'hello', token: 'token-2', resume: {}, age: expect.any(Number) });
  expect(heard).toEqual([]);
  say(next, { op: 'welcome', topics: {} });
  await stands('open');
});

test('the socket reports its state, reconnects, and stays closed once closed', async () => {
  const first = greeted();
  const { live: line } = connect();
  const states: LiveState[] = [];
  line.onState((state) => states.push(state));
  const { socket } = await first;
  say(socket, { op: 'welcome', topics: {} });
  const second = greeted();
  await settled(socket);
  socket.close();
  const { socket: next } = await second;
  expect(states).toEqual(['open', 'waiting', 'connecting']);
  const left = once(next, 'close');
  line.close();
  line.renew();
  await left;
  expect(line.state()).toBe('closed');
  expect(server.clients.size).toBe(0);
});
