// One browser's socket. It says hello once; then it gets the events of its topics in order, each
// once. A socket that cannot keep up is not filled further: it gets what it missed when it has
// read what it was sent, or word of a gap when that is too much.
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { liveCloseCodes, topicOfPlayer } from '@baize/contract';
import type { Enter } from './crowd.ts';
import { encodeFrame } from './frame.ts';
import type { Follower, Numbered, Topic } from './topic.ts';

export interface Grant {
  readonly topics: readonly string[];
  /** The session that limits the number of sockets; absent: only the address does. */
  readonly session?: string;
}

export interface Host {
  /** The topics of this token, with those it asked for; undefined refuses it. */
  authorize(token: string | undefined, wanted: readonly string[]): Promise<Grant | undefined>;
  /** One more socket of this session; undefined where it has as many as it may. */
  enter: Enter;
  open(topics: readonly string[]): Promise<readonly Topic[]>;
  /** The number of the last event that was told longer ago. */
  before(topic: string, ageMs: number): Promise<number>;
  /** These are followed by one fewer. */
  unfollowed(topics: readonly Topic[]): void;
  leave(connection: Connection): void;
  sent(count: number): void;
}

interface Hello {
  readonly token: string | undefined;
  readonly follow: readonly string[];
  readonly resume: Readonly<Record<string, number>>;
  /** For how long the client has read without the channel. */
  readonly age: number;
}

const followMax = 100;
const topicLengthMax = 100;
const backlogBytesMax = 256 * 1024;
/** Less than events are kept. */
const ageMsMax = 600_000;
const slowMsMax = 30_000;
const messagesMaxPerBeat = 60;
const { refused, goingAway, tooMany, tryAgainLater } = liveCloseCodes;

export class Connection implements Follower {
  topics: readonly Topic[] = [];
  readonly #socket: WebSocket;
  readonly #wire: Socket;
  readonly #host: Host;
  readonly #sent = new Map<Topic, number>();
  #token: string | undefined;
  #wanted: readonly string[] = [];
  #greeted = false;
  #isWelcome = false;
  #catchingUp = false;
  #alive = true;
  #messages = 0;
  #slowTimer: NodeJS.Timeout | undefined;
  #leaveSession: (() => void) | undefined;

  constructor(socket: WebSocket, wire: Socket, host: Host) {
    this.#socket = socket;
    this.#wire = wire;
    this.#host = host;
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? '' : String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#leave());
    wire.on('drain', () => void this.#catchUp());
  }

  #hear(text: string): void {
    this.#alive = true;
    this.#messages += 1;
    if (this.#messages > messagesMaxPerBeat) return this.#socket.close(refused, 'too many');
    const content = parse(text);
    if (content?.['op'] === 'pong') return;
    if (content?.['op'] !== 'hello' || this.#greeted) {
      return this.#socket.close(refused, 'not understood');
    }
    this.#greeted = true;
    this.#greet(toHello(content)).catch(() => this.#socket.close(tryAgainLater, 'try again'));
  }

  async #greet(hello: Hello): Promise<void> {
    this.#token = hello.token;
    this.#wanted = hello.follow;
    const grant = await this.#host.authorize(hello.token, hello.follow);
    if (!grant) return this.#socket.close(refused, 'refused');
    if (this.#isGone()) return;
    if (grant.session !== undefined) {
      this.#leaveSession = this.#host.enter(grant.session);
      if (!this.#leaveSession) return this.#socket.close(tooMany, 'too many of this session');
    }
    this.#catchingUp = true;
    const known = await this.#knownOf(grant.topics, hello);
    const topics = await this.#host.open(grant.topics);
    if (this.#isGone()) return this.#host.unfollowed(topics);
    this.topics = topics;
    for (const topic of topics) {
      const resumed = known.get(topic.name);
      if (resumed !== undefined && resumed > topic.last) this.miss(topic);
      this.#sent.set(topic, Math.min(resumed ?? topic.last, topic.last));
      topic.followers.add(this);
    }
    const numbers = Object.fromEntries(topics.map((topic) => [topic.name, this.#sent.get(topic)]));
    this.#isWelcome = true;
    this.#write(encodeFrame({ op: 'welcome', topics: numbers }));
    this.#catchingUp = false;
    await this.#catchUp();
  }

  /** What the client knows: the last it heard, or what was told of its player before it read. */
  async #knownOf(names: readonly string[], { resume, age }: Hello) {
    const known = new Map(Object.entries(resume));
    for (const name of names) {
      const isRead = age > 0 && name.startsWith(topicOfPlayer('')) && !known.has(name);
      if (isRead) known.set(name, await this.#host.before(name, Math.min(age, ageMsMax)));
    }
    return known;
  }

  #isGone(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN;
  }

  receive(topic: Topic, frames: readonly Numbered[]): void {
    if (this.#catchingUp || this.#isFull()) return;
    const sent = this.#sent.get(topic) ?? 0;
    const fresh = frames.filter(({ seq }) => seq > sent);
    if (fresh[0]?.seq !== sent + 1) return void this.#catchUp();
    this.#send(topic, fresh);
  }

  miss(topic: Topic): void {
    this.#write(encodeFrame({ op: 'gap', topic: topic.name, seq: topic.last }));
    this.#sent.set(topic, topic.last);
  }

  #send(topic: Topic, frames: readonly Numbered[]): void {
    const last = frames.at(-1);
    if (!last) return;
    this.#sent.set(topic, last.seq);
    this.#write(frames.length === 1 ? last.frame : Buffer.concat(frames.map((one) => one.frame)));
    this.#host.sent(frames.length);
  }

  #write(bytes: Buffer): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#wire.write(bytes);
  }

  /** True while the browser has more to read than we want to hold for it. */
  #isFull(): boolean {
    const full = this.#wire.writableLength > backlogBytesMax;
    if (full) this.#slowTimer ??= setTimeout(() => this.#socket.terminate(), slowMsMax);
    return full;
  }

  async #catchUp(): Promise<void> {
    if (this.#catchingUp || this.#wire.writableLength > backlogBytesMax) return;
    clearTimeout(this.#slowTimer);
    this.#slowTimer = undefined;
    this.#catchingUp = true;
    try {
      for (const topic of this.topics) await this.#catchUpWith(topic);
    } catch {
      this.#socket.close(tryAgainLater, 'try again');
    } finally {
      this.#catchingUp = false;
    }
    const behind = this.topics.some((topic) => (this.#sent.get(topic) ?? 0) < topic.last);
    if (behind && !this.#isFull() && this.#socket.readyState === this.#socket.OPEN) {
      await this.#catchUp();
    }
  }

  async #catchUpWith(topic: Topic): Promise<void> {
    const frames = await topic.since(this.#sent.get(topic) ?? 0);
    if (!frames) return this.miss(topic);
    this.#send(topic, frames);
  }

  /** Once a beat: asks for a sign of life and which topics the token still opens. */
  async beat(): Promise<void> {
    if (!this.#alive || !this.#greeted) return this.#socket.terminate();
    this.#alive = false;
    this.#messages = 0;
    this.#write(encodeFrame({ op: 'ping' }));
    await this.review();
  }

  /**
   * Drops topics that the token no longer opens. A token that opens nothing is refused; one that
   * opens more than before, e.g. once a due password is changed, has to reconnect.
   */
  async review(): Promise<void> {
    const unknown = { topics: this.topics.map(({ name }) => name) };
    const grant = await this.#host.authorize(this.#token, this.#wanted).catch(() => unknown);
    if (!grant) return this.#socket.close(refused, 'refused');
    this.#keepTo(grant.topics);
    const heard = new Set(this.topics.map(({ name }) => name));
    if (this.#isWelcome && grant.topics.some((name) => !heard.has(name))) {
      this.#socket.close(tryAgainLater, 'more is open');
    }
  }

  /** Stops following topics that the token no longer opens. */
  #keepTo(names: readonly string[]): void {
    const lost = this.topics.filter(({ name }) => !names.includes(name));
    if (lost.length === 0) return;
    this.topics = this.topics.filter((topic) => !lost.includes(topic));
    for (const topic of lost) topic.followers.delete(this);
    this.#host.unfollowed(lost);
  }

  close(): void {
    this.#socket.close(goingAway, 'the server stops');
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #leave(): void {
    clearTimeout(this.#slowTimer);
    this.#leaveSession?.();
    for (const topic of this.topics) topic.followers.delete(this);
    this.#host.leave(this);
  }
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === 'object' && content !== null
      ? (content as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function toHello(content: Record<string, unknown>): Hello {
  const { token, resume, follow, age } = content;
  const asked: unknown[] = Array.isArray(follow) ? follow : [];
  const names = asked.filter((name) => typeof name === 'string' && name.length <= topicLengthMax);
  const numbers = typeof resume === 'object' && resume !== null ? Object.entries(resume) : [];
  const valid = numbers.filter(([, seq]) => Number.isSafeInteger(seq) && Number(seq) >= 0);
  return {
    token: typeof token === 'string' ? token : undefined,
    follow: names.slice(0, followMax) as string[],
    resume: Object.fromEntries(valid) as Record<string, number>,
    age: typeof age === 'number' && Number.isFinite(age) ? age : 0,
  };
}
