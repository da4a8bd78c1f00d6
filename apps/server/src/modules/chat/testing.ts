// Builds the chat on a database, with people whose account, break and deposits a test decides, and
// hears what it tells.
import type { AuditNote } from '../../platform/audit/index.ts';
import { fakeClock } from '../../platform/clock/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { CallContext, PlayerCaller } from '../../platform/call/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { ToldEvent } from '../../platform/outbox/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import { refuse } from '@baize/contract';
import { misleads } from '../identity/index.ts';
import { owner } from '../settings/testing.ts';
import { playerCaller } from '../wagering/testing.ts';
import { createChat, type ChatPerson, type ChatPorts } from './index.ts';

export const now = 1_795_000_000_000;

export interface ChatWorld {
  readonly people: Map<string, Partial<ChatPerson>>;
  readonly paused: Set<string>;
  readonly deposited: Set<string>;
}

export function buildChat(database: Database, more: Partial<ChatPorts> = {}) {
  const world: ChatWorld = { people: new Map(), paused: new Set(), deposited: new Set() };
  const audited: AuditNote[] = [];
  const told: ToldEvent[] = [];
  const clock = fakeClock(now);
  const chat = createChat({
    database,
    clock,
    randomness: systemRandomness,
    names: createKeeping(new Uint8Array(32).fill(7), 'names in the chat'),
    audit: async (_tx, note) => void audited.push(note),
    tell: async (_tx, event) => void told.push(event),
    personOf: async (playerId) => {
      if (playerId.startsWith('no')) return undefined;
      const plain = { username: `${playerId}-login`, nickname: '', mobileVerified: false };
      return { ...plain, ...world.people.get(playerId) };
    },
    misleads: (name) => misleads(name, ['Baize']),
    usernames: async (ids) => new Map(ids.map((id) => [id, `${id}-login`])),
    hasDeposited: async (playerId) => world.deposited.has(playerId),
    refusalOfPause: async (playerId) =>
      world.paused.has(playerId) ? refuse('player-on-break') : undefined,
    keptDays: () => 90,
    ...more,
  });
  return { chat, world, audited, told, clock, ...hands(chat.actions) };
}

type Actions = ReturnType<typeof createChat>['actions'];

let intents = 0;

/** The calls that the tests repeat, each time as an intent of its own. */
function hands(actions: Actions) {
  const fresh = (): Partial<CallContext> => ({ intent: `intent-${(intents += 1)}` });
  return {
    makeRoom: async (draft: Partial<Parameters<Actions['createRoom']>[0]['input']> = {}) => {
      const input = {
        names: { en: 'Lounge', id: 'Ruang' },
        language: 'en',
        state: 'open' as const,
        slowSeconds: 0,
        writing: 'member' as const,
        ...draft,
      };
      return given(await actions.createRoom(callOf(owner, input, now, fresh()))).roomId;
    },
    /** A member who keeps to the rules. */
    member: async (playerId: string): Promise<PlayerCaller> => {
      const caller = playerCaller(playerId);
      given(await actions.acceptChatRules(callOf(caller, {}, now)));
      return caller;
    },
    sendChatMessage: (
      caller: PlayerCaller,
      roomId: string,
      text: string,
      at = now,
      intent?: string,
    ) =>
      actions.sendChatMessage(
        callOf(caller, { roomId, text }, at, intent === undefined ? fresh() : { intent }),
      ),
    read: async (
      caller: PlayerCaller,
      roomId: string,
      page: { after?: number; before?: number; size?: number } = {},
    ) => given(await actions.listChatMessages(callOf(caller, { roomId, ...page }, now))),
    writeToService: (caller: PlayerCaller, text: string, at = now, intent?: string) =>
      actions.writeToService(
        callOf(caller, { text }, at, intent === undefined ? fresh() : { intent }),
      ),
    getServiceChat: async (caller: PlayerCaller, page: { after?: number } = {}) =>
      given(await actions.getServiceChat(callOf(caller, page, now))),
    listThreads: async (view: 'waiting' | 'mine' | 'open' | 'closed', staff = owner) =>
      given(await actions.listThreads(callOf(staff, { view }, now))),
    answerThread: (threadId: string, text: string, staff = owner, intent?: string) =>
      actions.answerThread(
        callOf(staff, { threadId, text }, now, intent === undefined ? fresh() : { intent }),
      ),
  };
}
