// Shows what a spin won: winning symbols breathe in the light, the others step back, the lines and
// their amounts follow one another. Ends by itself in a standing picture.
import type { LineGame, SpinLanded } from '@baize/engines';
import type { Sprite } from 'pixi.js';
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
  readonly #game: LineGame;
  readonly #reels: readonly Reel[];
  readonly #amountText: (credits: number) => string;
  #layout: ReelLayout | undefined;
  #lights: readonly WinLight[] = [];
  #shown = -1;
  #passedMs = 0;
  #pops: { sprite: Sprite; passedMs: number }[] = [];

  constructor(game: LineGame, reels: readonly Reel[], amountText: (credits: number) => string) {
    this.#game = game;
    this.#reels = reels;
    this.#amountText = amountText;
    this.lines = new WinLines(game);
  }

  place(layout: ReelLayout): void {
    this.#layout = layout;
    this.#shown = -1;
  }

  show(spin: SpinLanded): void {
    this.clear();
    this.#lights = winLights(spin);
  }

  clear(): void {
    this.#lights = [];
    this.#shown = -1;
    this.#passedMs = 0;
    this.#pops = [];
    this.lines.clear();
    this.#tint(() => true);
  }

  /** The scatters that just landed on a reel step forward for a moment. */
  popScatters(reel: number): void {
    for (let row = 0; row < this.#game.rows; row += 1) {
      const sprite = this.#reels[reel]?.symbolIn(row);
      const isScatter = sprite && this.#reels[reel]?.symbolName(row) === this.#game.scatter;
      if (isScatter) this.#pops.push({ sprite, passedMs: 0 });
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
    if (moves || changed) this.#pulse(light, layout, calm || this.#passedMs >= movesMs);
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
    for (const [reel, column] of this.#reels.entries()) {
      for (let row = 0; row < this.#game.rows; row += 1) {
        const sprite = column.symbolIn(row);
        if (sprite && !isLit(reel, row)) sprite.setSize(layout.symbolSize);
      }
    }
  }

  #pulse(light: WinLight, layout: ReelLayout, still: boolean): void {
    const wave = still ? 0.4 : 0.5 - 0.5 * Math.cos((this.#passedMs / pulseMs) * Math.PI * 2);
    const size = layout.symbolSize * (1 + 0.09 * wave);
    for (const { reel, row } of light.cells) this.#reels[reel]?.symbolIn(row)?.setSize(size);
  }

  #updatePops(deltaMs: number, calm: boolean): boolean {
    const layout = this.#layout;
    if (this.#pops.length === 0 || layout === undefined) return false;
    for (const pop of this.#pops) {
      pop.passedMs += deltaMs;
      const share = Math.min(1, pop.passedMs / popMs);
      const more = calm ? 0 : 0.22 * Math.sin(share * Math.PI);
      pop.sprite.setSize(layout.symbolSize * (1 + more));
    }
    this.#pops = this.#pops.filter(({ passedMs }) => passedMs < popMs);
    return true;
  }

  #tint(isLit: (reel: number, row: number) => boolean): void {
    for (const [reel, column] of this.#reels.entries()) {
      for (let row = 0; row < this.#game.rows; row += 1) {
        const sprite = column.symbolIn(row);
        if (sprite) sprite.tint = isLit(reel, row) ? lit : dimmed;
      }
    }
  }
}
