// Sessions: opened at sign-in with a token that only its holder has, found again in well under a
// millisecond, and over after the idle time, after thirty days, or the moment somebody ends them,
// in every process.
import { isDemoType, type Policies, type SessionEnd } from '@baize/contract';
import type { CallContext, PlayerCaller } from '../../../platform/call/index.ts';
import { afterCommit, type Tx } from '../../../platform/database/index.ts';
import { newId, randomToken } from '../../../platform/randomness/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { isPasswordDue } from './rules/password-due.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import {
  createSeenWriter,
  createSessionReader,
  endEverySession,
  endSession,
  insertSession,
  listSessions,
  openSessionsOf,
  renewToken,
  type OpenSession,
  type StoredSession,
} from './store/session-store.ts';

export interface Sessions {
  /** Writes a new session and gives its token. */
  add(tx: Tx, session: NewSession, call: CallContext): Promise<string>;
  end(tx: Tx, session: { playerId: string; sessionId: string }, reason: SessionEnd): Promise<void>;
  /** Ends all of a player's sessions but one, if one is to stay; how many. */
  endAll(tx: Tx, ending: EndingAll): Promise<number>;
  /** Ends every player's sessions; how many. */
  endEverybodys(tx: Tx, reason: SessionEnd): Promise<number>;
  /** The player's data changed: each of their calls knows it from here on. */
  changed(tx: Tx, playerId: string): Promise<void>;
  /** A player's sessions that live now, the newest first. */
  living(playerId: string, now: number): Promise<readonly OpenSession[]>;
  /** The holder has proved themselves again: the session goes on under another token. */
  confirm(tx: Tx, sessionId: string, now: number): Promise<{ token: string; until: number }>;
  byToken(token: string, now: number): Promise<PlayerCaller | undefined>;
  byId(sessionId: string, now: number): Promise<PlayerCaller | undefined>;
  start(): void;
  stop(): void;
}

export interface NewSession {
  readonly playerId: string;
  /** The method of the sign-in. */
  readonly method: string;
  readonly withFactor: boolean;
  /** By the password that the platform gives everybody at first. */
  readonly isInitialPassword?: boolean | undefined;
  readonly deviceId?: string | undefined;
  /** When the player signed in in full: now, or before where a ticket stood in for it. */
  readonly fullSignInAt: number;
}

export interface EndingAll {
  readonly playerId: string;
  readonly reason: SessionEnd;
  readonly butSessionId?: string | undefined;
}

interface Remembered {
  readonly caller: PlayerCaller;
  readonly until: number;
}

const channel = 'identity-session-ended';
/** Said instead of a session's id when all have ended. */
const everybody = '*';
const rememberMs = 2_000;
const rememberedMax = 20_000;
const seenEveryMs = 60_000;
const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;

export function createSessions(ports: IdentityPorts): Sessions {
  const read = createSessionReader(ports.database);
  const memory = createMemory();
  const find = createFinder(ports, memory);
  let leave: (() => void)[] = [];
  const forgetEverywhere = (sessionId: string) => {
    memory.forget(sessionId);
    ports.bus.publish(channel, sessionId);
  };
  const end: Sessions['end'] = async (tx, { playerId, sessionId }, reason) => {
    if (!(await endSession(tx, sessionId, reason, ports.clock.now()))) return;
    await tellEnded(ports, tx, { playerId, sessionId }, reason);
    afterCommit(tx, () => forgetEverywhere(sessionId));
  };
  return {
    add: (tx, session, call) => addSession(ports, tx, session, call),
    end,
    async endAll(tx, { playerId, reason, butSessionId }) {
      const open = await openSessionsOf(tx, playerId);
      const ending = open.filter((sessionId) => sessionId !== butSessionId);
      for (const sessionId of ending) await end(tx, { playerId, sessionId }, reason);
      return ending.length;
    },
    async endEverybodys(tx, reason) {
      afterCommit(tx, () => forgetEverywhere(everybody));
      return endEverybodys(ports, tx, reason);
    },
    async changed(tx, playerId) {
      const open = await openSessionsOf(tx, playerId);
      afterCommit(tx, () => open.forEach(forgetEverywhere));
    },
    living: (playerId, now) =>
      listSessions(ports.database.kysely, playerId, aliveSince(ports.policy(), now)),
    async confirm(tx, sessionId, now) {
      afterCommit(tx, () => forgetEverywhere(sessionId));
      return confirmSession(ports, tx, sessionId, now);
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

async function confirmSession(ports: IdentityPorts, tx: Tx, sessionId: string, now: number) {
  const token = randomToken(ports.randomness);
  const until = now + ports.policy().confirmationMinutes * minuteMs;
  await renewToken(tx, sessionId, { tokenDigest: digestOf(token), confirmedUntil: until });
  return { token, until };
}

async function endEverybodys(ports: IdentityPorts, tx: Tx, reason: SessionEnd): Promise<number> {
  const ended = await endEverySession(tx, reason, ports.clock.now());
  for (const { id, playerId } of ended) {
    await tellEnded(ports, tx, { playerId, sessionId: id }, reason);
  }
  return ended.length;
}

/** To the session alone: the player's others go on. */
function tellEnded(
  { outbox }: IdentityPorts,
  tx: Tx,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string },
  reason: SessionEnd,
): Promise<void> {
  const payload = { playerId, sessionId, reason };
  return outbox.tell(tx, { event: 'session-ended', topic: `session:${sessionId}`, payload });
}

/** A ticket tells which browser it is and not who sits there: it confirms no session. */
const confirmsAlone = ({ method }: NewSession, { secondFactorForChanges }: Policies): boolean =>
  method !== 'ticket' && !secondFactorForChanges;

/** A sign-in confirms its session, where a change asks for no second factor or it used one. */
async function addSession(
  ports: IdentityPorts,
  tx: Tx,
  { deviceId = '', isInitialPassword = false, ...session }: NewSession,
  call: CallContext,
): Promise<string> {
  const token = randomToken(ports.randomness);
  const policy = ports.policy();
  const isConfirmed = session.withFactor || confirmsAlone(session, policy);
  const facts = {
    ...session,
    isInitialPassword,
    id: newId(call.now, ports.randomness),
    tokenDigest: digestOf(token),
    address: call.address,
    place: { userAgent: call.userAgent.slice(0, 300), country: call.country, deviceId },
    confirmedUntil: call.now + (isConfirmed ? policy.confirmationMinutes * minuteMs : 0),
  };
  await insertSession(tx, facts, call.now);
  return token;
}

/** Finds a living session in memory or by `load`, and notes once a minute that it was seen. */
function createFinder(ports: IdentityPorts, memory: Memory) {
  const noteSeen = createSeenWriter(ports.database, ports.clock);
  return async (
    key: string,
    load: () => Promise<StoredSession | undefined>,
    now: number,
  ): Promise<PlayerCaller | undefined> => {
    const known = memory.get(key, now);
    if (known) return known;
    const asked = memory.generation();
    const session = await load();
    if (!session || !isAlive(session, ports.policy(), now)) return undefined;
    if (now - session.seenAt.getTime() >= seenEveryMs) {
      await noteSeen(session.id);
    }
    const caller = callerOf(session, isChangeDue(ports, session, now));
    memory.keep(key, { caller, until: now + rememberMs }, asked);
    return caller;
  };
}

/** A session must have been seen, and its player signed in in full, since then. */
function aliveSince({ sessionIdleMinutes, fullSignInDays }: Policies, now: number) {
  return { seen: now - sessionIdleMinutes * minuteMs, fullSignIn: now - fullSignInDays * dayMs };
}

function isAlive(
  { state, seenAt, fullSignInAt }: StoredSession,
  policy: Policies,
  now: number,
): boolean {
  const since = aliveSince(policy, now);
  const isRecent = seenAt.getTime() >= since.seen && fullSignInAt.getTime() >= since.fullSignIn;
  return state === 'active' && isRecent;
}

/** Whether a full sign-in is recent enough to go on from. */
export function isFullSignIn(
  at: number,
  { fullSignInDays }: Pick<Policies, 'fullSignInDays'>,
  now: number,
): boolean {
  return now - at <= fullSignInDays * dayMs;
}

/** A password was told at the sign-in, and must be another before anything else. */
function isChangeDue(
  { policy, isOn }: IdentityPorts,
  { type, method, isInitialPassword, passwordKind, passwordChangedAt }: StoredSession,
  now: number,
): boolean {
  // A ticket stands for the password that it was given for.
  if (isDemoType(type) || !(method === 'password' || method === 'ticket')) return false;
  const kept = { passwordKind, passwordChangedAt: passwordChangedAt.getTime() };
  const { passwordDays } = policy();
  const isForced = isOn('PWDEXPFORCECHANGE3');
  return isInitialPassword || isPasswordDue(kept, { passwordDays, isForced, now });
}

function callerOf(session: StoredSession, isDue: boolean): PlayerCaller {
  return {
    ...(isDue ? { due: 'password-change-due' as const } : {}),
    kind: 'player',
    playerId: session.playerId,
    username: session.username,
    type: session.type,
    demo: isDemoType(session.type),
    currency: session.currency,
    sessionId: session.id,
    since: session.startedAt.getTime(),
    confirmedUntil: session.confirmedUntil.getTime(),
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
      if (sessionId === everybody) return forgetAll();
      generation += 1;
      for (const [key, { caller }] of held) if (caller.sessionId === sessionId) held.delete(key);
    },
    forgetAll,
  };
}
