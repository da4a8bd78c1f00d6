// The live channel of a browser: one socket that resumes where it left off, so that no event is missed or told twice.
import type { LiveEvent, LiveEventName } from '@baize/contract';

export type LiveState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface LiveOptions {
  /** `ws://…/live` or `wss://…/live`. */
  readonly url: string;
  readonly token: () => string | undefined;
  readonly WebSocket?: typeof globalThis.WebSocket;
  readonly pauseMsMax?: number;
}

/** What the server sends: one event of one topic with its number, or word of how the socket stands. */
interface Frame {
  readonly op: 'welcome' | 'event' | 'gap' | 'ping';
  readonly topic?: string;
  readonly seq?: number;
  readonly event?: LiveEventName;
  readonly payload?: unknown;
  readonly topics?: Readonly<Record<string, number>>;
}

type Handler<N extends LiveEventName> = (payload: LiveEvent<N>['payload'], topic: string) => void;

export interface Live {
  /** Hears one kind of event; gives back the way to stop. */
  on<N extends LiveEventName>(event: N, handler: Handler<N>): () => void;
  /** Told after a gap that could not be replayed: read afresh what you show. */
  onGap(handler: () => void): () => void;
  onState(handler: (state: LiveState) => void): () => void;
  state(): LiveState;
  /** Connects anew, e.g. after sign-in, with the token of now. */
  renew(): void;
  close(): void;
}

/** Opens the channel and keeps it open with growing pauses until closed. */
export function createLive(options: LiveOptions): Live {
  const handlers = new Map<string, Set<Handler<LiveEventName>>>();
  const gapHandlers = new Set<() => void>();
  const stateHandlers = new Set<(state: LiveState) => void>();
  const last = new Map<string, number>();
  const Socket = options.WebSocket ?? globalThis.WebSocket;
  let socket: WebSocket | undefined;
  let state: LiveState = 'connecting';
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const tellState = (next: LiveState) => {
    state = next;
    for (const handler of stateHandlers) handler(next);
  };
  const receive = (frame: Frame) => {
    if (frame.op === 'ping') socket?.send('{"op":"pong"}');
    if (frame.op === 'gap') for (const handler of gapHandlers) handler();
    if (frame.op === 'welcome') {
      attempts = 0;
      for (const [topic, seq] of Object.entries(frame.topics ?? {})) {
        if (!last.has(topic)) last.set(topic, seq);
      }
      tellState('open');
    }
    if (frame.op !== 'event' || !frame.topic || frame.seq === undefined || !frame.event) return;
    if (frame.seq <= (last.get(frame.topic) ?? 0)) return;
    last.set(frame.topic, frame.seq);
    for (const handler of handlers.get(frame.event) ?? [])
      handler(frame.payload as never, frame.topic);
  };
  const connect = () => {
    if (closed) return;
    clearTimeout(timer);
    tellState('connecting');
    const opened = new Socket(options.url);
    socket = opened;
    opened.onopen = () =>
      opened.send(
        JSON.stringify({ op: 'hello', token: options.token(), resume: Object.fromEntries(last) }),
      );
    opened.onmessage = (message) => {
      if (socket === opened) receive(JSON.parse(String(message.data)) as Frame);
    };
    opened.onclose = () => {
      if (socket !== opened || closed) return;
      tellState('waiting');
      const pause = Math.min(options.pauseMsMax ?? 15_000, 500 * 2 ** attempts);
      attempts += 1;
      timer = setTimeout(connect, pause);
    };
  };
  connect();
  return {
    on(event, handler) {
      const set = handlers.get(event) ?? new Set();
      handlers.set(event, set);
      set.add(handler as Handler<LiveEventName>);
      return () => void set.delete(handler as Handler<LiveEventName>);
    },
    onGap: (handler) => listen(gapHandlers, handler),
    onState: (handler) => listen(stateHandlers, handler),
    state: () => state,
    renew() {
      last.clear();
      const old = socket;
      socket = undefined;
      old?.close();
      attempts = 0;
      connect();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
      tellState('closed');
    },
  };
}

function listen<H>(set: Set<H>, handler: H): () => void {
  set.add(handler);
  return () => void set.delete(handler);
}
