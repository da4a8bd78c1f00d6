// The clock of one lottery: the open issue by the server's time, and its results as they come. A
// result is held back until its draw has been shown, so that nothing on the screen tells it before.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ClockAnswer, Drawn, Issue } from '../desk/lottery-terms.ts';

export interface ClockState {
  readonly current: Issue | null;
  readonly next: Issue | null;
  /** The last result that may be seen. */
  readonly last: Drawn | null;
  /** A result whose draw is being shown. */
  readonly rolling: Drawn | null;
  /** The issue that is closed and waits for its result. */
  readonly awaited: Issue | null;
  /** An issue that closed while the page was open, until the player has seen so. */
  readonly closed: string | null;
  /** How far the server's clock is ahead of this machine's. */
  readonly aheadMs: number;
  readonly isOffline: boolean;
  /** The server's time when it answered last. */
  readonly heardAt: number;
  /** Of the open issue's limited numbers, as the server told it last. */
  readonly limitedVersion: string | null;
  /** The draw is due and will be shown: a payout that comes before it is held back. */
  readonly isDue: boolean;
}

export interface ClockWorld {
  readonly ask: () => Promise<ClockAnswer | undefined>;
  readonly nowMs: () => number;
  readonly after: (delayMs: number, action: () => void) => () => void;
  /** Whether a draw is worth showing now: not on a hidden page, not where the player skips it. */
  readonly watches: () => boolean;
  /** A draw is about to be shown, or did not come in time, or has been shown. */
  readonly onRolling: () => void;
  readonly onLate: () => void;
  readonly onShown: (drawn: Drawn) => void;
}

/** How long after its time a result is asked for first, and between questions. */
const firstAskMs = 400;
const againMs = 1500;
/** Asked for now and then even where nothing is due. */
const idleMs = 30_000;
/** A payout is held back for a result that is due for at most so long. */
const heldMs = 10_000;

export class IssueClock {
  readonly store: StoreApi<ClockState>;
  readonly #world: ClockWorld;
  #stopTimer: () => void = () => undefined;
  #isStopped = false;
  #stages = 0;

  constructor(first: ClockAnswer, world: ClockWorld) {
    this.#world = world;
    this.store = createStore(() => ({
      current: first.current,
      next: first.next,
      last: first.last,
      rolling: null,
      awaited: null,
      closed: null,
      aheadMs: first.now - world.nowMs(),
      isOffline: false,
      heardAt: first.now,
      limitedVersion: first.limitedVersion,
      isDue: false,
    }));
    this.#wait();
  }

  /** The server's time. */
  now(): number {
    return this.#world.nowMs() + this.#state.aheadMs;
  }

  /** Told that something moved: asks at once. */
  refresh(): Promise<void> {
    this.#stopTimer();
    return this.#ask();
  }

  /** A stage on the screen shows draws; without one a result stands at once. */
  openStage(): () => void {
    this.#stages += 1;
    return () => {
      this.#stages -= 1;
      if (this.#stages === 0) this.shown();
    };
  }

  /** Whether a payout that comes now would tell a result that is not shown yet. */
  holdsBack(): boolean {
    return this.#state.rolling !== null || this.#state.isDue;
  }

  /** Whether this version of a result may be seen. */
  maySee({ issue, drawsAt, version }: Pick<Drawn, 'issue' | 'drawsAt' | 'version'>): boolean {
    const { last } = this.#state;
    if (last === null) return false;
    return issue === last.issue ? version <= last.version : drawsAt < last.drawsAt;
  }

  /** The draw was shown to its end, or passed over. */
  shown(): void {
    const { rolling } = this.#state;
    if (rolling === null) return;
    this.#set({ last: rolling, rolling: null });
    this.#world.onShown(rolling);
  }

  seenClosed(): void {
    this.#set({ closed: null });
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopTimer();
  }

  #wait(): void {
    this.#stopTimer();
    if (this.#isStopped) return;
    const { current, awaited } = this.#state;
    const now = this.now();
    const moments = [
      now + idleMs,
      ...(current === null ? [] : [current.closesAt]),
      ...(awaited === null ? [] : nextOf(awaited.drawsAt, now)),
    ];
    const delay = Math.max(50, Math.min(...moments) - now);
    this.#stopTimer = this.#world.after(delay, () => this.#due());
  }

  #due(): void {
    const { current, next, awaited, rolling, isDue } = this.#state;
    const now = this.now();
    if (current !== null && now >= current.closesAt) {
      this.#set({ awaited: current, closed: current.issue, current: next, next: null });
    }
    const isNow = awaited !== null && now >= awaited.drawsAt && now < awaited.drawsAt + firstAskMs;
    if (isNow && !isDue && rolling === null && this.#watches()) {
      this.#set({ isDue: true });
      this.#world.onRolling();
    }
    if (isNow && current !== null && now < current.closesAt) this.#wait();
    else void this.#ask();
  }

  async #ask(): Promise<void> {
    const answer = await this.#world.ask();
    if (this.#isStopped) return;
    if (answer === undefined) this.#set({ isOffline: true });
    else this.#take(answer);
    this.#releaseLate();
    this.#wait();
  }

  /** A result that does not come in time holds nothing back any longer. */
  #releaseLate(): void {
    const { awaited, rolling, isDue } = this.#state;
    if (!isDue || rolling !== null) return;
    if (awaited !== null && this.now() < awaited.drawsAt + heldMs) return;
    this.#set({ isDue: false });
    this.#world.onLate();
  }

  #watches(): boolean {
    return this.#stages > 0 && this.#world.watches();
  }

  #take(answer: ClockAnswer): void {
    const before = this.#state;
    const aheadMs = answer.now - this.#world.nowMs();
    const closed = closedSince(before, answer);
    const awaited = awaitedAfter(before, answer);
    const { now: heardAt, current, next, limitedVersion } = answer;
    this.#set({ aheadMs, heardAt, isOffline: false, current, next, awaited, limitedVersion });
    if (closed !== undefined) this.#set({ closed });
    if (isNews(before, answer.last)) this.#roll(answer.last);
  }

  #roll(drawn: Drawn): void {
    const { rolling, isDue } = this.#state;
    // The next draw ends the one that is still being shown; a correction only replaces its numbers.
    if (rolling !== null && rolling.issue !== drawn.issue) this.shown();
    if (!this.#watches()) {
      this.#set({ last: drawn, rolling: null, isDue: false });
      this.#world.onShown(drawn);
      return;
    }
    this.#set({ rolling: drawn, isDue: false });
    if (!isDue && rolling?.issue !== drawn.issue) this.#world.onRolling();
  }

  get #state(): ClockState {
    return this.store.getState();
  }

  #set(change: Partial<ClockState>): void {
    this.store.setState(change);
  }
}

/** The draw itself, then its result: asked for soon after, and again until it is told. */
function nextOf(drawsAt: number, now: number): readonly number[] {
  if (now < drawsAt) return [drawsAt];
  return [now < drawsAt + firstAskMs ? drawsAt + firstAskMs : now + againMs];
}

function isNews({ last, rolling }: ClockState, told: Drawn | null): told is Drawn {
  if (told === null || told.numbers === null) return false;
  const shown = rolling ?? last;
  if (shown === null) return true;
  return shown.issue === told.issue
    ? shown.numbers === null || shown.version < told.version
    : told.drawsAt > shown.drawsAt;
}

function closedSince({ current }: ClockState, answer: ClockAnswer): string | undefined {
  if (current === null || answer.current?.issue === current.issue) return undefined;
  return answer.now >= current.closesAt ? current.issue : undefined;
}

/** The closed issue, until its result is told. */
function awaitedAfter({ current, awaited }: ClockState, answer: ClockAnswer): Issue | null {
  const moved = current !== null && answer.current?.issue !== current.issue ? current : awaited;
  const drawnAt = answer.last?.numbers ? answer.last.drawsAt : 0;
  return moved !== null && drawnAt >= moved.drawsAt ? null : moved;
}
