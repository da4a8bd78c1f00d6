// The last draws of a lottery that may be seen, newest first: read once, each new one added when
// its draw has been shown, and read again where some are missing in between.
import type { Client } from '@baize/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Drawn } from '../desk/lottery-terms.ts';

export interface DrawListState {
  readonly draws: readonly Drawn[];
  readonly state: 'loading' | 'read' | 'failed';
}

/** Trends and road maps are drawn from so many. */
const drawsKept = 100;

export interface DrawListOptions {
  readonly gameCode: string;
  /** False for a result whose draw is not shown yet. */
  readonly maySee: (drawn: Drawn) => boolean;
  /** Fewer than usual, for a list of which only the newest count. */
  readonly kept?: number;
}

export class DrawList {
  readonly store: StoreApi<DrawListState>;
  readonly #ask: () => Promise<readonly Drawn[] | undefined>;
  readonly #maySee: DrawListOptions['maySee'];
  readonly #kept: number;

  constructor(client: Client, { gameCode, maySee, kept = drawsKept }: DrawListOptions) {
    this.#kept = kept;
    this.store = createStore(() => ({ draws: [], state: 'loading' }));
    this.#maySee = maySee;
    this.#ask = async () => {
      const answer = await client.lottery.listLotteryDraws({ gameCode, pageSize: kept });
      return answer.ok ? answer.value.list : undefined;
    };
  }

  async read(): Promise<void> {
    const list = await this.#ask();
    if (list === undefined) {
      this.store.setState({ state: 'failed' });
      return;
    }
    const seen = list.filter((drawn) => drawn.numbers !== null && this.#maySee(drawn));
    const draws = merged(seen, this.store.getState().draws);
    this.store.setState({ draws: draws.slice(0, this.#kept), state: 'read' });
  }

  /** A draw was shown, or its result corrected. */
  add(drawn: Drawn): void {
    const { draws, state } = this.store.getState();
    this.store.setState({ draws: merged([drawn], draws).slice(0, this.#kept) });
    if (state === 'failed' || (state === 'read' && leavesGap(draws, drawn))) void this.read();
  }

  has(issue: string, version: number): boolean {
    const { draws } = this.store.getState();
    return draws.some((drawn) => drawn.issue === issue && drawn.version >= version);
  }
}

/** Each issue once, by its latest version. */
function merged(some: readonly Drawn[], others: readonly Drawn[]): readonly Drawn[] {
  const byIssue = new Map<string, Drawn>();
  for (const drawn of [...some, ...others]) {
    const known = byIssue.get(drawn.issue);
    if (known === undefined || known.version < drawn.version) byIssue.set(drawn.issue, drawn);
  }
  return [...byIssue.values()].toSorted((one, other) => other.drawsAt - one.drawsAt);
}

/** More time than between any two draws so far: one may be missing. */
function leavesGap(draws: readonly Drawn[], { issue, drawsAt }: Drawn): boolean {
  if (draws.some((one) => one.issue === issue)) return false;
  const [newest] = draws;
  if (newest === undefined) return true;
  const spacings = draws.slice(1).map((one, index) => (draws[index]?.drawsAt ?? 0) - one.drawsAt);
  return spacings.length === 0 || drawsAt - newest.drawsAt > Math.min(...spacings) * 1.5;
}
