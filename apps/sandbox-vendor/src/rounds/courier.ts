// Carries each round to its end: its messages one after the other, each sent again under the same
// request id until it is answered. A bet that stays without an answer is given up and taken back;
// everything else is sent for ever. After a restart it goes on with every round that is open.
import { setTimeout as pause } from 'node:timers/promises';
import type { VendorCode } from '../games/game.ts';
import type { Store } from '../store/open-store.ts';
import * as books from '../store/rounds.ts';
import { sessionOfId } from '../store/sessions.ts';
import type { Answer, Platform, Style } from '../wire/wire.ts';
import { endsRound, stateOf, surpriseOf } from './course.ts';
import { wayOf } from './misfortune.ts';

export interface CourierPorts {
  readonly store: Store;
  readonly platform: Platform;
  readonly styleOf: (vendor: VendorCode) => Style;
  readonly now: () => number;
  readonly betTriesMax: number;
  readonly pauseMsMax: number;
  readonly delayMs: number;
  readonly die: () => void;
}

export interface Courier {
  /** Ends when the round has ended; the same round is carried once at a time. */
  carry(round: string): Promise<void>;
  /** Takes up what an earlier process left open; gives how many. */
  resume(): number;
  readonly underway: () => number;
  stop(): Promise<void>;
}

const firstPauseMs = 50;

export function createCourier(ports: CourierPorts): Courier {
  const underway = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const carry = (round: string): Promise<void> => {
    const known = underway.get(round);
    if (known !== undefined) return known;
    const carried = carryRound(ports, round, stopping.signal).finally(() => underway.delete(round));
    underway.set(round, carried);
    return carried;
  };
  return {
    carry,
    resume() {
      const open = books.openRounds(ports.store);
      for (const round of open) void carry(round);
      return open.length;
    },
    underway: () => underway.size,
    async stop() {
      stopping.abort();
      await Promise.all(underway.values());
    },
  };
}

async function carryRound(ports: CourierPorts, round: string, stopped: AbortSignal): Promise<void> {
  let pauseMs = firstPauseMs;
  while (!stopped.aborted) {
    const messages = books.messagesOf(ports.store, round);
    const message = messages.find(({ state }) => state === 'waiting');
    if (message === undefined) return;
    const answer = await attempt(ports, message, messages);
    if (answer !== undefined) {
      writeAnswer(ports, { message, messages, answer });
      pauseMs = firstPauseMs;
      continue;
    }
    writeSilence(ports, message, messages.length);
    await pause(pauseMs, undefined, { signal: stopped }).catch(() => undefined);
    pauseMs = Math.min(pauseMs * 2, ports.pauseMsMax);
  }
}

/** Sends a message as its round's fault has it. */
async function attempt(
  ports: CourierPorts,
  message: books.Message,
  messages: readonly books.Message[],
): Promise<Answer | undefined> {
  const round = books.findRound(ports.store, message.round);
  if (round === undefined) throw new Error('A message of no round.');
  const session = sessionOfId(ports.store, round.session);
  const style = ports.styleOf(session.vendor);
  const way = wayOf(round.fault, message);
  const token = way === 'another token' ? `${session.token}-not` : session.token;
  const bet = messages.find(({ kind }) => kind === 'bet')?.id ?? '';
  const sealed = () =>
    style.seal({
      kind: message.kind,
      session: { ...session, token },
      requestId: message.id,
      round: message.round,
      bet,
      amount: message.amount,
      at: ports.now(),
    });
  const send = async (letter = sealed()) => {
    const answer = await ports.platform.send(letter);
    return answer && style.read(answer.status, answer.body);
  };
  if (way === 'never sent') return undefined;
  if (way === 'slow') await pause(ports.delayMs);
  if (way === 'twice') return sameAnswer(ports, message.round, await Promise.all([send(), send()]));
  if (way === 'spoilt first' && (await send(style.spoil(sealed())))?.taken)
    books.addSurprise(ports.store, message.round, 'spoilt message taken', ports.now());
  const answer = await send();
  if (way === 'killed before the answer is written') {
    // The try is noted, or the next process would die of it too.
    books.writeMessage(ports.store, { ...message, tries: message.tries + 1 });
    ports.die();
  }
  return way === 'answer lost' ? undefined : answer;
}

/** Two copies of a message must be answered alike. */
function sameAnswer(
  { store, now }: CourierPorts,
  round: string,
  [one, other]: readonly (Answer | undefined)[],
): Answer | undefined {
  const differ = one && other && (one.taken !== other.taken || one.error !== other.error);
  if (differ) books.addSurprise(store, round, 'two answers to one request', now());
  return one ?? other;
}

interface Heard {
  readonly message: books.Message;
  readonly messages: readonly books.Message[];
  readonly answer: Answer;
}

function writeAnswer({ store, now }: CourierPorts, { message, messages, answer }: Heard): void {
  const state = answer.taken ? 'taken' : 'refused';
  const answered = { ...message, state } as const;
  const before = messages.filter(({ place }) => place < message.place);
  store.whole(() => {
    books.writeMessage(store, { ...answered, tries: message.tries + 1 }, answer.error);
    if (endsRound(answered)) books.dropWaiting(store, message.round);
    const what = surpriseOf(answered, before);
    if (what !== undefined)
      books.addSurprise(store, message.round, `${what}: ${answer.error}`, now());
    const isBet = message.kind === 'bet';
    books.writeRound(store, message.round, {
      state: stateOf(books.messagesOf(store, message.round)),
      reason: isBet ? answer.error : (books.findRound(store, message.round)?.reason ?? ''),
      balance: answer.balance,
    });
  });
}

/** Notes that nothing was heard; a bet that was asked often enough is given up and taken back. */
function writeSilence(ports: CourierPorts, message: books.Message, place: number): void {
  const { store } = ports;
  const tries = message.tries + 1;
  const isGivenUp = message.kind === 'bet' && tries >= ports.betTriesMax;
  store.whole(() => {
    books.writeMessage(store, { ...message, tries });
    if (!isGivenUp) return;
    const isBack = books.messagesOf(store, message.round).some(({ kind }) => kind === 'rollback');
    // A bet that was taken back beforehand is asked until it is refused.
    if (isBack) return;
    books.dropWaiting(store, message.round);
    const { round, amount } = message;
    books.addMessage(store, { id: `${round}-back`, round, place, kind: 'rollback', amount });
    const end = { id: `${round}-void`, round, place: place + 1, kind: 'end', amount } as const;
    books.addMessage(store, end);
  });
}
