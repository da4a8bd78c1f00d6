// The live channel: what happens reaches every browser that may know of it, in order within a
// topic, whichever process it happened in. A browser that comes back gets what it missed.
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { liveCloseCodes, type LiveEventName } from '@baize/contract';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Bus } from '../bus/index.ts';
import type { Database } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';
import { Connection } from './connection.ts';
import type { Grant, Host } from './connection.ts';
import { createCrowd, createPace, type CrowdLimits } from './crowd.ts';
import { createEventLog } from './event-log.ts';
import type { EventLog, LiveMessage, NumberedMessage } from './event-log.ts';
import { createPublisher } from './publisher.ts';
import { Topic } from './topic.ts';

export interface LiveSettings {
  readonly database: Database;
  readonly bus: Bus;
  readonly log: Log;
  readonly metrics?: Metrics;
  /**
   * The topics a token opens, of those that must be asked for the ones that were wanted; undefined
   * when it is not, or no longer, good for what was asked.
   */
  readonly authorize: (
    token: string | undefined,
    wanted: readonly string[],
  ) => Promise<Grant | undefined>;
  /** The address of a socket's client. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly limits: CrowdLimits;
  readonly beatMs?: number;
}

export interface LiveServer {
  /** Takes upgrades to `/live` on this listener. */
  attach(server: Server): void;
  /** Resolves when the messages are numbered and kept. */
  publish(message: LiveMessage): Promise<void>;
  connections(): number;
  /** The number of topics that are followed here, or about to be. */
  topics(): number;
  close(): Promise<void>;
}

const busChannel = 'live';
const sessionEnded: LiveEventName = 'session-ended';
const path = '/live';
const frameBytesMax = 16 * 1024;
const defaultBeatMs = 25_000;
const sweepMs = 60_000;
const closeMs = 1000;

export function createLive(settings: LiveSettings): LiveServer {
  const log = createEventLog(settings.database);
  const topics = createTopics(log);
  const connections = new Set<Connection>();
  const host: Host = {
    authorize: settings.authorize,
    enter: createCrowd(settings.limits.perSession),
    open: topics.open,
    before: log.before,
    unfollowed: topics.closeUnfollowed,
    leave: (connection) => {
      connections.delete(connection);
      topics.closeUnfollowed(connection.topics);
    },
    sent: (count) => settings.metrics?.count('baize_live_messages_total', 'event', count),
  };
  const publisher = createPublisher(log, settings.bus, busChannel);
  const deaf = settings.bus.subscribe(busChannel, (text) => {
    const message = JSON.parse(text) as NumberedMessage;
    const topic = topics.get(message.topic);
    topic?.hear(message);
    // A client told of the end of its session gets no further events.
    if (message.event !== sessionEnded) return;
    for (const follower of topic?.followers ?? []) void follower.review();
  });
  const carefree = settings.bus.onGap(() => topics.refreshAll(settings.log));
  const upgrade = upgrader(settings, (socket, wire) =>
    connections.add(new Connection(socket, wire, host)),
  );
  const beat = setInterval(() => {
    for (const connection of connections) void connection.beat();
  }, settings.beatMs ?? defaultBeatMs);
  const sweep = setInterval(() => void log.forgetOld().catch(() => undefined), sweepMs);
  return {
    attach: (server) => void server.on('upgrade', upgrade as never),
    publish: publisher.publish,
    connections: () => connections.size,
    topics: topics.count,
    close: async () => {
      clearInterval(beat);
      clearInterval(sweep);
      await publisher.close();
      deaf();
      carefree();
      await closeAll(connections);
    },
  };
}

/** Costs less than a socket that is opened only to be told so. */
const tooOften = 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 60\r\nConnection: close\r\n\r\n';

/** Accepts sockets, and refuses those of an address that has as many as it may. */
function upgrader(
  { addressOf, limits }: LiveSettings,
  takeIn: (socket: WebSocket, wire: Socket) => void,
) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: frameBytesMax,
    perMessageDeflate: false,
  });
  const enter = createCrowd(limits.perAddress);
  const mayCome = createPace(limits.opensPerMinute);
  return (request: IncomingMessage, wire: Socket, head: Buffer): void => {
    if (request.url?.split('?')[0] !== path) return void wire.destroy();
    const address = addressOf(request);
    if (!mayCome(address)) {
      wire.on('error', () => wire.destroy());
      return void wire.end(tooOften);
    }
    const leave = enter(address);
    wire.once('close', () => leave?.());
    sockets.handleUpgrade(request, wire, head, (socket) => {
      if (leave) takeIn(socket, wire);
      else turnAway(socket);
    });
  };
}

/** It is told why, and goes also if it will not. */
function turnAway(socket: WebSocket): void {
  socket.on('error', () => socket.terminate());
  socket.on('message', () => socket.terminate());
  socket.close(liveCloseCodes.tooMany, 'too many of this address');
  const end = setTimeout(() => socket.terminate(), closeMs);
  socket.on('close', () => clearTimeout(end));
}

async function closeAll(connections: ReadonlySet<Connection>): Promise<void> {
  for (const connection of connections) connection.close();
  const end = Date.now() + closeMs;
  while (connections.size > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  for (const connection of connections) connection.terminate();
}

/** The topics that somebody on this process follows. */
function createTopics(log: EventLog) {
  const topics = new Map<string, Topic>();
  const opening = new Map<string, number>();
  const hold = (name: string, by: number): void => {
    const held = (opening.get(name) ?? 0) + by;
    if (held > 0) opening.set(name, held);
    else opening.delete(name);
  };
  return {
    count: (): number => topics.size,
    get: (name: string): Topic | undefined => topics.get(name),
    async open(names: readonly string[]): Promise<readonly Topic[]> {
      const wanted = [...new Set(names)];
      for (const name of wanted) hold(name, 1);
      try {
        const fresh = wanted.filter((name) => !topics.has(name));
        const made = fresh.map((name) => new Topic(name, log));
        const last = fresh.length > 0 ? await log.lastOf(fresh) : new Map<string, number>();
        for (const topic of made) {
          if (topics.has(topic.name)) continue;
          topic.begin(last.get(topic.name) ?? 0);
          topics.set(topic.name, topic);
          // Events published between the read and this line reached no follower here.
          await topic.refresh();
        }
        return wanted.map((name) => topics.get(name)).filter((topic) => topic !== undefined);
      } finally {
        for (const name of wanted) hold(name, -1);
      }
    },
    closeUnfollowed(left: readonly Topic[]): void {
      for (const { name, followers } of left) {
        if (followers.size === 0 && !opening.has(name)) topics.delete(name);
      }
    },
    refreshAll(errors: Log): void {
      for (const topic of topics.values()) {
        topic.refresh().catch((error: unknown) => errors.warn({ error }, 'a topic was not read'));
      }
    },
  };
}
