// Notes what goes between us and vendors: who, what and how long, never a token, a key or a
// signature. Written a moment later and many at once, so that no message waits for it; what a
// crash takes from it is still in the books.
import { isRefusal } from '@baize/contract';
import type { VendorsPorts } from './ports.ts';
import type { Sessions } from './sessions.ts';
import type { ConnectionKeeper } from './keep-connections.ts';
import { fieldsOf, proveLetter, type Letter } from './signing.ts';
import { writeMessages, type LoggedMessage } from './store/message-store.ts';

export interface Answered {
  readonly letter: Letter;
  readonly answer: unknown;
  readonly status: number;
  readonly durationMs: number;
}

export interface MessageLog {
  note(message: LoggedMessage): void;
  /** Writes what is noted by now. */
  flush(): Promise<void>;
}

const writtenAfterMs = 300;
const togetherMax = 200;
const heldMax = 10_000;

export function createMessageLog({ database, log }: Pick<VendorsPorts, 'database' | 'log'>) {
  const held: LoggedMessage[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    while (held.length > 0) {
      const together = held.splice(0, togetherMax);
      try {
        await writeMessages(database.kysely, together);
      } catch (error) {
        log.warn({ error, messages: together.length }, 'messages of vendors were not noted');
      }
    }
  };
  const flush = () => (writing = writing.then(write));
  return {
    note(message: LoggedMessage) {
      if (held.length < heldMax) held.push(message);
      if (held.length >= togetherMax) void flush();
      else timer ??= setTimeout(() => void flush(), writtenAfterMs).unref();
    },
    flush,
  } satisfies MessageLog;
}

const nothing = {
  requestId: '',
  player: '',
  round: '',
  game: '',
  currency: '',
  amount: '',
  answer: '',
  balance: '',
  withOldKey: false,
};
const aName = /^[0-9a-zA-Z_.:-]{1,64}$/u;
const shapes = {
  requestId: aName,
  player: aName,
  round: aName,
  game: aName,
  currency: /^[A-Z]{3}$/u,
  amount: /^\d{1,15}(?:\.\d{1,4})?$/u,
} as const;

/** Only fields that may be shown, and only where they are of their form. */
function shownOf(fieldOf: (name: string) => unknown) {
  const names = Object.keys(shapes) as (keyof typeof shapes)[];
  const found = names.flatMap((name) => {
    const value = fieldOf(name);
    return typeof value === 'string' && shapes[name].test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(found) as Partial<Record<keyof typeof shapes, string>>;
}

/** Logs a vendor's message with its answer; nothing for a vendor that we do not know. */
export function messageIn(
  { keeper, sessions }: { readonly keeper: ConnectionKeeper; readonly sessions: Sessions },
  { letter, answer, status, durationMs }: Answered,
): LoggedMessage | undefined {
  const { vendor, fields } = fieldsOf(letter);
  const connection = keeper.find(vendor);
  const refused = isRefusal(answer) ? answer.refused : '';
  if (!connection || refused === 'too-many-requests') return undefined;
  const shown = shownOf((name) => fields?.get(name));
  const launched = sessions.remembered(fields?.get('token') ?? '');
  const isRotating = connection.previousUntil !== null && connection.previousUntil > letter.now;
  const bare = { ...connection, previous: null, previousPublicKey: null };
  return {
    ...nothing,
    ...(launched?.vendor === vendor ? { player: launched.playerId } : {}),
    ...shown,
    at: letter.now,
    vendor,
    direction: 'in',
    kind: letter.path.split('?', 1)[0]?.split('/').at(-1) ?? '',
    answer: refused,
    status,
    balance: balanceIn(isRefusal(answer) ? answer.value : answer),
    withOldKey:
      isRotating && refused !== 'signature-wrong' && 'refused' in proveLetter(letter, () => bare),
    durationMs,
  };
}

function balanceIn(answer: unknown): string {
  const balance = (answer as { readonly balance?: unknown } | undefined)?.balance;
  return typeof balance === 'string' ? balance : '';
}

export interface AskedOut {
  readonly at: number;
  readonly vendor: string;
  readonly call: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly error: string;
  readonly balance: string;
  readonly status: number;
  readonly withOldKey: boolean;
  readonly durationMs: number;
}

/** Logs our call to a vendor. */
export function messageOut(asked: AskedOut): LoggedMessage {
  const { at, vendor, call: kind, content, error: answer, balance, status } = asked;
  const { withOldKey, durationMs } = asked;
  const shown = shownOf((name) => content[name]);
  const facts = { at, vendor, kind, answer, status, withOldKey, durationMs };
  return {
    ...nothing,
    ...shown,
    ...facts,
    direction: 'out',
    balance: shapes.amount.test(balance) ? balance : '',
  };
}
