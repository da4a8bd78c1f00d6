// Shows the wins of a spin: winning symbols pulse, the others dim, the lines and their amounts
// follow one another. It ends by itself in a still picture.
import type { Landing } from '../desk/slot-round.ts';
import type { ReelLayout } from './layout.ts';
import type { Reel } from './reel.ts';
import { WinLines } from './win-lines.ts';
import { lightAt, winLights, type WinLight } from './win-show.ts';

const dimmed = 0x55655d;
const lit = 0xffffff;
const popMs = 420;
const pulseMs = 640;
const movesMs = 9000;

export class WinPresenter {
  readonly lines: WinLines;
  readonly #popped: ReadonlySet<string>;
  readonly #reels: readonly Reel[];
  readonly #amountText: (credits: number) => string;
  #layout: ReelLayout | undefined;
  #lights: readonly WinLight[] = [];
  #shown = -1;
  #passedMs = 0;
  #pops: { reel: Reel; row: number; passedMs: number }[] = [];

  constructor({ reels, lines, popped, amountText }: PresenterParts) {
    this.#popped = new Set(popped);
    this.#reels = reels;
    this.#amountText = amountText;
    this.lines = new WinLines(lines, (reel) => reels[reel]?.rows ?? 1);
  }

  place(layout: ReelLayout): void {
    this.#layout = layout;
    this.#shown = -1;
  }

  show(wins: Landing): void {
    this.clear();
    this.#lights = winLights(wins);
  }

  clear(): void {
    this.#lights = [];
    this.#shown = -1;
    this.#passedMs = 0;
    this.#pops = [];
    this.lines.clear();
    this.#tint(() => true);
  }

  /** The awaited symbols that just landed on a reel step forward for a moment. */
  popAwaited(at: number): void {
    const reel = this.#reels[at];
    if (reel === undefined) return;
    for (let row = 0; row < reel.rows; row += 1) {
      if (this.#popped.has(reel.symbolName(row))) this.#pops.push({ reel, row, passedMs: 0 });
    }
  }

  /** Whether anything moved. */
  update(deltaMs: number, calm: boolean): boolean {
    const pops = this.#updatePops(deltaMs, calm);
    const layout = this.#layout;
    if (this.#lights.length === 0 || layout === undefined) return pops;
    this.#passedMs += deltaMs;
    const at = lightAt(this.#lights.length, this.#passedMs);
    const light = this.#lights[at];
    if (light === undefined) return pops;
    const changed = at !== this.#shown;
    if (changed) this.#change(at, light, layout);
    const moves = !calm && this.#passedMs < movesMs;
    if (moves || changed) this.#pulse(light, calm || this.#passedMs >= movesMs);
    return moves || changed || pops;
  }

  #change(at: number, light: WinLight, layout: ReelLayout): void {
    this.#shown = at;
    const { credits } = light;
    const amount = credits === undefined ? undefined : this.#amountText(credits);
    this.lines.show(light, layout, amount);
    const isLit = (reel: number, row: number) =>
      light.cells.some((cell) => cell.reel === reel && cell.row === row);
    this.#tint(isLit);
    this.#each((reel, row, at) => {
      if (!isLit(at, row)) reel.scaleRow(row, 1);
    });
  }

  #pulse(light: WinLight, still: boolean): void {
    const wave = still ? 0.4 : 0.5 - 0.5 * Math.cos((this.#passedMs / pulseMs) * Math.PI * 2);
    for (const { reel, row } of light.cells) this.#reels[reel]?.scaleRow(row, 1 + 0.09 * wave);
  }

  #updatePops(deltaMs: number, calm: boolean): boolean {
    if (this.#pops.length === 0) return false;
    for (const pop of this.#pops) {
      pop.passedMs += deltaMs;
      const share = Math.min(1, pop.passedMs / popMs);
      pop.reel.scaleRow(pop.row, 1 + (calm ? 0 : 0.22 * Math.sin(share * Math.PI)));
    }
    this.#pops = this.#pops.filter(({ passedMs }) => passedMs < popMs);
    return true;
  }

  #tint(isLit: (reel: number, row: number) => boolean): void {
    this.#each((reel, row, at) => reel.tintRow(row, isLit(at, row) ? lit : dimmed));
  }

  #each(action: (reel: Reel, row: number, at: number) => void): void {
    for (const [at, reel] of this.#reels.entries()) {
      for (let row = 0; row < reel.rows; row += 1) action(reel, row, at);
    }
  }
}

export interface PresenterParts {
  readonly reels: readonly Reel[];
  readonly lines: readonly (readonly number[])[];
  /** The symbols that step forward when they land. */
  readonly popped: readonly string[];
  readonly amountText: (credits: number) => string;
}
