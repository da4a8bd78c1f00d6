// The player's own results, shown once for each issue and version, and never before the draw was
// shown.
import { unitsOf } from '@baize/client';
import type { Units } from '@baize/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SettledTold } from '../clock/hear-lottery.ts';

export interface OwnResult {
  readonly gameCode: string;
  readonly issue: string;
  readonly stake: Units;
  readonly payout: Units;
  /** `corrected`: by a later version of the result; `cancelled`: the stake came back. */
  readonly by: 'draw' | 'corrected' | 'cancelled';
}

export interface OwnResultsState {
  /** Changes with each result: lists of slips are read again. */
  readonly count: number;
  /** Those that the player has not seen, the first first. */
  readonly unseen: readonly OwnResult[];
}

export interface OwnResultsWorld {
  readonly gameCode: string;
  /** Whether the draw of this version has been shown here. */
  readonly isShown: (issue: string, version: number) => boolean;
  /** Calls whenever a draw may have been shown. */
  readonly onShown: (action: () => void) => () => void;
  readonly after: (delayMs: number, action: () => void) => () => void;
}

/** A result whose draw is never shown, such as one between two others, is told after this. */
const heldMs = 20_000;
const unseenMost = 6;

export class OwnResults {
  readonly store: StoreApi<OwnResultsState>;
  readonly #world: OwnResultsWorld;
  readonly #heard = new Set<string>();
  readonly #held = new Map<string, { readonly settled: SettledTold; readonly stop: () => void }>();
  readonly #leave: () => void;

  constructor(world: OwnResultsWorld) {
    this.#world = world;
    this.store = createStore(() => ({ count: 0, unseen: [] }));
    this.#leave = world.onShown(() => this.#release());
  }

  hear(settled: SettledTold): void {
    const { game, issue, version } = settled;
    const key = `${game} ${issue} ${version}`;
    if (this.#heard.has(key)) return;
    this.#heard.add(key);
    const isDrawn = game === this.#world.gameCode && version > 0;
    if (!isDrawn || this.#world.isShown(issue, version)) {
      this.#tell(settled);
      return;
    }
    const stop = this.#world.after(heldMs, () => this.#free(key));
    this.#held.set(key, { settled, stop });
  }

  /** Something was missed: lists are read again. */
  missed(): void {
    this.store.setState(({ count }) => ({ count: count + 1 }));
  }

  seen(): void {
    this.store.setState(({ unseen }) => ({ unseen: unseen.slice(1) }));
  }

  stop(): void {
    this.#leave();
    for (const { stop } of this.#held.values()) stop();
  }

  #release(): void {
    for (const [key, { settled }] of this.#held) {
      if (this.#world.isShown(settled.issue, settled.version)) this.#free(key);
    }
  }

  #free(key: string): void {
    const held = this.#held.get(key);
    if (held === undefined) return;
    this.#held.delete(key);
    held.stop();
    this.#tell(held.settled);
  }

  #tell({ game, issue, stake, payout, version }: SettledTold): void {
    const result: OwnResult = {
      gameCode: game,
      issue,
      stake: unitsOf(stake),
      payout: unitsOf(payout),
      by: kindOf(version),
    };
    this.store.setState(({ count, unseen }) => ({
      count: count + 1,
      unseen: [...unseen, result].slice(-unseenMost),
    }));
  }
}

function kindOf(version: number): OwnResult['by'] {
  if (version === 0) return 'cancelled';
  return version > 1 ? 'corrected' : 'draw';
}
