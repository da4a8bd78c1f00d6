// The live channel of a browser: one socket that resumes where it left off, so that no event is
// missed or delivered twice.
import type { LiveEvent, LiveEventName } from '@baize/contract';

export type LiveState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface LiveOptions {
  /** `ws://…/live` or `wss://…/live`. */
  readonly url: string;
  readonly token: () => string | undefined;
  /** Topics beyond those that everybody with this token hears. */
  readonly follow?: readonly string[];
  readonly WebSocket?: typeof globalThis.WebSocket;
  readonly pauseMsMax?: number;
  /**
   * Since when data was read without the channel, on the clock of `performance`; absent: since it
   * was made. The player's events from then on are heard too.
   */
  readonly readFrom?: number;
}

/** The server's messages: one event of one topic with its number, or the state of the socket. */
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
  /** Called after a gap that could not be replayed: read your data again. */
  onGap(handler: () => void): () => void;
  onState(handler: (state: LiveState) => void): () => void;
  state(): LiveState;
  /** Connects again, e.g. after sign-in, with the current token. */
  renew(): void;
  close(): void;
}

/** Opens the channel and keeps it open with growing pauses until closed. */
export function createLive(options: LiveOptions): Live {
  const heard = createHearers(options);
  const line = createLine(options, heard);
  line.connect();
  return {
    on: heard.on,
    onGap: (handler) => listen(heard.gaps, handler),
    onState: (handler) => listen(heard.states, handler),
    state: line.state,
    renew: line.renew,
    close: line.close,
  };
}

/** The listeners, and the number of the last event of each topic: none is delivered twice. */
function createHearers({ readFrom = performance.now() }: LiveOptions) {
  const handlers = new Map<string, Set<Handler<LiveEventName>>>();
  const gaps = new Set<() => void>();
  const states = new Set<(state: LiveState) => void>();
  const last = new Map<string, number>();
  const hear = ({ topic, seq, event, payload }: Frame) => {
    if (!topic || seq === undefined || !event || seq <= (last.get(topic) ?? 0)) return;
    last.set(topic, seq);
    for (const handler of handlers.get(event) ?? []) handler(payload as never, topic);
  };
  const receive = (frame: Frame) => {
    if (frame.op === 'event') hear(frame);
    if (frame.op === 'gap') {
      // The server counts on from here, which may be lower than what was heard before.
      if (frame.topic && frame.seq !== undefined) last.set(frame.topic, frame.seq);
      for (const handler of gaps) handler();
    }
    if (frame.op !== 'welcome') return;
    for (const [topic, seq] of Object.entries(frame.topics ?? {})) {
      if (!last.has(topic)) last.set(topic, seq);
    }
  };
  const on: Live['on'] = (event, handler) => {
    const set = handlers.get(event) ?? new Set();
    handlers.set(event, set);
    return listen(set, handler as Handler<LiveEventName>);
  };
  let from = readFrom;
  const ageMs = () => performance.now() - from;
  const forget = () => {
    last.clear();
    from = performance.now();
  };
  return { gaps, states, last, receive, on, ageMs, forget };
}

/** The socket itself: greets, answers pings, and connects again with growing pauses. */
function createLine(options: LiveOptions, heard: ReturnType<typeof createHearers>) {
  let socket: WebSocket | undefined;
  let state: LiveState = 'connecting';
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const turn = (next: LiveState) => {
    state = next;
    for (const handler of heard.states) handler(next);
  };
  const receive = (frame: Frame) => {
    if (frame.op === 'ping') socket?.send('{"op":"pong"}');
    else heard.receive(frame);
    if (frame.op !== 'welcome') return;
    attempts = 0;
    turn('open');
  };
  const connect = () => {
    if (state === 'closed') return;
    turn('connecting');
    const opened = openSocket(options, heard);
    socket = opened;
    opened.onmessage = (message) => {
      if (socket === opened) receive(JSON.parse(String(message.data)) as Frame);
    };
    opened.onclose = () => {
      if (socket !== opened) return;
      turn('waiting');
      timer = setTimeout(connect, Math.min(options.pauseMsMax ?? 15_000, 500 * 2 ** attempts));
      attempts += 1;
    };
  };
  const leave = () => {
    clearTimeout(timer);
    const old = socket;
    socket = undefined;
    old?.close();
  };
  const renew = () => {
    heard.forget();
    attempts = 0;
    leave();
    connect();
  };
  const close = () => {
    turn('closed');
    leave();
  };
  return { connect, renew, close, state: () => state };
}

/** A socket that says hello as soon as it is open, with the numbers of what was heard last. */
function openSocket(
  { url, token, follow, WebSocket }: LiveOptions,
  heard: Pick<ReturnType<typeof createHearers>, 'last' | 'ageMs'>,
) {
  const socket = new (WebSocket ?? globalThis.WebSocket)(url);
  socket.onopen = () => {
    const resume = Object.fromEntries(heard.last);
    const age = Math.ceil(heard.ageMs());
    socket.send(JSON.stringify({ op: 'hello', token: token(), resume, follow, age }));
  };
  return socket;
}

/** Adds a hearer; gives back the way to stop. */
function listen<H>(set: Set<H>, handler: H): () => void {
  set.add(handler);
  return () => void set.delete(handler);
}
