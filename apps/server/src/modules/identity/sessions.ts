// Sessions: opened at sign-in with a token that only its holder has, found again in well under a
// millisecond, and over after the idle time, after thirty days, or the moment somebody ends them,
// in every process.
import type { CallContext, PlayerCaller } from '../../platform/call/index.ts';
import { afterCommit, type Tx } from '../../platform/database/index.ts';
import { newId, randomToken } from '../../platform/randomness/index.ts';
import type { IdentityPorts } from './ports.ts';
import { digestOf } from '../../platform/secrets/index.ts';
import {
  createSessionReader,
  endSession,
  insertSession,
  noteSeen,
  type StoredSession,
} from './store/session-store.ts';

export interface Sessions {
  /** Opens a session within a transaction and gives its token. */
  open(tx: Tx, playerId: string, call: CallContext, deviceId?: string): Promise<string>;
  end(tx: Tx, session: { playerId: string; sessionId: string }, reason: string): Promise<void>;
  byToken(token: string, now: number): Promise<PlayerCaller | undefined>;
  byId(sessionId: string, now: number): Promise<PlayerCaller | undefined>;
  start(): void;
  stop(): void;
}

interface Remembered {
  readonly caller: PlayerCaller;
  readonly until: number;
}

const channel = 'identity-session-ended';
const rememberMs = 2_000;
const rememberedMax = 20_000;
const seenEveryMs = 60_000;
const longestMs = 30 * 24 * 3_600_000;
const minuteMs = 60_000;
const confirmedMs = 10 * minuteMs;

export function createSessions(ports: IdentityPorts): Sessions {
  const read = createSessionReader(ports.database);
  const memory = createMemory();
  const find = createFinder(ports, memory);
  let leave: (() => void)[] = [];
  return {
    async open(tx, playerId, call, deviceId = '') {
      const token = randomToken(ports.randomness);
      const id = newId(call.now, ports.randomness);
      const place = { userAgent: call.userAgent.slice(0, 300), country: call.country, deviceId };
      const facts = { id, tokenDigest: digestOf(token), playerId, address: call.address, place };
      await insertSession(tx, facts, call.now);
      return token;
    },
    async end(tx, { playerId, sessionId }, reason) {
      const hasEnded = await endSession(tx, sessionId, ports.clock.now());
      if (!hasEnded) return;
      const payload = { playerId, sessionId, reason };
      // To this session alone: the player's others go on.
      await ports.outbox.tell(tx, {
        event: 'session-ended',
        topic: `session:${sessionId}`,
        payload,
      });
      afterCommit(tx, () => {
        memory.forget(sessionId);
        ports.bus.publish(channel, sessionId);
      });
    },
    byToken: (token, now) => {
      const digest = digestOf(token);
      return find(`token:${digest}`, () => read.byDigest(digest), now);
    },
    byId: (sessionId, now) => find(`id:${sessionId}`, () => read.byId(sessionId), now),
    start: () => {
      leave = [ports.bus.subscribe(channel, memory.forget), ports.bus.onGap(memory.forgetAll)];
    },
    stop: () => {
      for (const depart of leave) depart();
    },
  };
}

/** Finds a living session in memory or by `load`, and notes once a minute that it was seen. */
function createFinder(ports: IdentityPorts, memory: Memory) {
  return async (
    key: string,
    load: () => Promise<StoredSession | undefined>,
    now: number,
  ): Promise<PlayerCaller | undefined> => {
    const known = memory.get(key, now);
    if (known) return known;
    const asked = memory.generation();
    const session = await load();
    if (!session || !isAlive(session, ports.policy().sessionIdleMinutes, now)) return undefined;
    if (now - session.seenAt.getTime() >= seenEveryMs) {
      await noteSeen(ports.database.kysely, session.id, now);
    }
    const caller = callerOf(session);
    memory.keep(key, { caller, until: now + rememberMs }, asked);
    return caller;
  };
}

function isAlive(session: StoredSession, idleMinutes: number, now: number): boolean {
  const isIdle = now - session.seenAt.getTime() > idleMinutes * minuteMs;
  const isOld = now - session.startedAt.getTime() > longestMs;
  return session.state === 'active' && !isIdle && !isOld;
}

function callerOf(session: StoredSession): PlayerCaller {
  return {
    kind: 'player',
    playerId: session.playerId,
    username: session.username,
    type: session.type,
    demo: session.type === 4,
    currency: session.currency,
    sessionId: session.id,
    since: session.startedAt.getTime(),
    confirmedUntil: session.startedAt.getTime() + confirmedMs,
  };
}

type Memory = ReturnType<typeof createMemory>;

/**
 * Remembers callers for two seconds; what was read before a session ended is not remembered after.
 */
function createMemory() {
  const held = new Map<string, Remembered>();
  let generation = 0;
  const forgetAll = () => {
    generation += 1;
    held.clear();
  };
  return {
    generation: () => generation,
    get(key: string, now: number): PlayerCaller | undefined {
      const found = held.get(key);
      if (!found) return undefined;
      if (found.until > now) return found.caller;
      held.delete(key);
      return undefined;
    },
    keep(key: string, entry: Remembered, asked: number): void {
      if (asked !== generation) return;
      if (held.size >= rememberedMax) held.clear();
      held.set(key, entry);
    },
    forget(sessionId: string): void {
      generation += 1;
      for (const [key, { caller }] of held) if (caller.sessionId === sessionId) held.delete(key);
    },
    forgetAll,
  };
}
