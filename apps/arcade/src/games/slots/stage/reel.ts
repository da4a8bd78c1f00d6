// One reel: a column of symbols that turns, lands on a given stop and rests; its symbols can be
// removed and fall, or turn into one. In calm motion symbols fade instead of travelling.
import { Container, Sprite } from 'pixi.js';
import type { ReelLayout } from './layout.ts';
import { fallDistances } from './reel-fall.ts';
import { isBlurred, landedBy, landingPlace, spinSpeed } from './reel-motion.ts';
import { poseOf, shareOf, type Motion } from './reel-pose.ts';
import { createReelTape, type Landing, type ReelTape } from './reel-tape.ts';
import type { SymbolArt } from './symbol-art.ts';

const fadedAlpha = 0.16;
const fadeOutMs = 160;
const startGapMs = 38;

export interface ReelMake {
  readonly strip: readonly string[];
  /** The most rows it ever shows. */
  readonly rows: number;
  readonly reel: number;
  /** Symbols fall in and out one by one instead of turning on a strip. */
  readonly falls: boolean;
}

export class Reel extends Container {
  readonly #art: SymbolArt;
  readonly #tape: ReelTape;
  readonly #sprites: Sprite[];
  readonly #delayMs: number;
  readonly #falls: boolean;
  #layout: ReelLayout | undefined;
  #symbols: readonly string[] = [];
  #place = 0;
  #motion: Motion = { kind: 'rest' };
  #calm = false;

  constructor(art: SymbolArt, { strip, rows, reel, falls }: ReelMake) {
    super();
    this.#art = art;
    this.#tape = createReelTape(strip);
    this.#delayMs = reel * startGapMs;
    this.#falls = falls;
    this.#sprites = Array.from({ length: rows + 2 }, () => new Sprite({ anchor: 0.5 }));
    this.addChild(...this.#sprites);
  }

  get turns(): boolean {
    return this.#motion.kind !== 'rest';
  }

  /** How many rows stand in it now. */
  get rows(): number {
    return this.#symbols.length;
  }

  symbolName(row: number): string {
    return this.#symbols[row] ?? '';
  }

  /** Makes the symbol of a standing row larger or smaller than it is. */
  scaleRow(row: number, scale: number): void {
    this.#sprites[row]?.setSize(this.#symbolSize * scale);
  }

  tintRow(row: number, tint: number): void {
    const sprite = this.#sprites[row];
    if (sprite) sprite.tint = tint;
  }

  place(layout: ReelLayout, reel: number): void {
    this.#layout = layout;
    this.position.set(layout.x + reel * layout.cellWidth, layout.y);
    this.#draw();
  }

  rest({ stop, symbols }: Landing): void {
    this.#motion = { kind: 'rest' };
    this.#symbols = symbols;
    this.#place = this.#tape.settle({ stop, symbols });
    this.alpha = 1;
    this.#draw();
  }

  turn(calm: boolean): void {
    if (this.#motion.kind !== 'rest') return;
    this.#calm = calm;
    const passedMs = calm ? 0 : -this.#delayMs;
    if (this.#falls && !calm) this.#motion = { kind: 'leaving', passedMs };
    else this.#motion = { kind: 'turning', turnedMs: passedMs };
  }

  land(landing: Landing, landMs: number): void {
    this.#symbols = landing.symbols;
    if (this.#falls && !this.#calm) {
      this.#place = this.#tape.settle(landing);
      const drops = landing.symbols.map((_, row) => landing.symbols.length + (row % 2) * 0.35);
      this.#motion = { kind: 'falling', drops, fallMs: landMs, passedMs: 0 };
      return;
    }
    if (this.#calm) this.#place = this.#tape.settle(landing);
    const [from, to] = [this.#place, landingPlace(this.#place)];
    if (!this.#calm) this.#tape.write(to, landing);
    this.#motion = { kind: 'landing', landing, from, to, landMs, passedMs: 0 };
  }

  /** Takes the symbols of some rows away; the rows stay empty until something falls. */
  clearRows(rows: readonly number[], clearMs: number): void {
    this.#motion = { kind: 'clearing', rows, clearMs, passedMs: 0 };
  }

  /** The remaining symbols fall, and new ones come from above; then `symbols` stand. */
  fall({ removed, symbols, fallMs }: Fall): void {
    const drops = this.#calm ? symbols.map(() => 0) : fallDistances(symbols.length, removed);
    this.#symbols = symbols;
    this.#motion = { kind: 'falling', drops, fallMs, passedMs: 0 };
  }

  /** The whole reel becomes one symbol. */
  expand(symbol: string): void {
    this.#symbols = this.#symbols.map(() => symbol);
    this.#motion = { kind: 'expanding', passedMs: 0 };
  }

  update(deltaMs: number): void {
    const motion = this.#motion;
    if (motion.kind === 'rest') return;
    if (motion.kind === 'turning') {
      motion.turnedMs += deltaMs;
      if (this.#calm) this.alpha = Math.max(fadedAlpha, 1 - motion.turnedMs / fadeOutMs);
      else if (motion.turnedMs > 0) this.#place -= spinSpeed(motion.turnedMs) * deltaMs;
    } else {
      motion.passedMs += deltaMs;
      if (shareOf(motion) >= 1 && motion.kind !== 'leaving' && motion.kind !== 'clearing') {
        const stop = motion.kind === 'landing' ? motion.landing.stop : Math.round(this.#place);
        this.rest({ stop, symbols: this.#symbols });
        return;
      }
      if (motion.kind === 'landing') this.#landOn(motion);
    }
    this.#draw();
  }

  #landOn(motion: Extract<Motion, { kind: 'landing' }>): void {
    const share = shareOf(motion);
    if (this.#calm) this.alpha = fadedAlpha + (1 - fadedAlpha) * share;
    else this.#place = motion.from - landedBy(share, motion.from - motion.to, motion.landMs);
  }

  get #cellHeight(): number {
    return (this.#layout?.height ?? 0) / Math.max(1, this.#symbols.length);
  }

  get #symbolSize(): number {
    return Math.min(this.#layout?.cellWidth ?? 0, this.#cellHeight) * 0.95;
  }

  #draw(): void {
    if (this.#layout === undefined) return;
    const { kind } = this.#motion;
    const travels = (kind === 'turning' || kind === 'landing') && !this.#calm;
    if (travels) this.#drawTape();
    else this.#drawRows();
  }

  #drawTape(): void {
    const blurred = isBlurredNow(this.#motion);
    const first = Math.floor(this.#place) - 1;
    for (const [at, sprite] of this.#sprites.entries()) {
      const symbol = this.#tape.symbolAt(first + at);
      sprite.texture = blurred ? this.#art.blurred(symbol) : this.#art.sharp(symbol);
      sprite.setSize(this.#symbolSize);
      this.#put(sprite, first + at - this.#place);
      sprite.alpha = 1;
      sprite.visible = at < this.#symbols.length + 2;
    }
  }

  #drawRows(): void {
    const motion = this.#motion;
    for (const [row, sprite] of this.#sprites.entries()) {
      const symbol = this.#symbols[row];
      sprite.visible = symbol !== undefined;
      if (symbol === undefined) continue;
      const { rise, scale, alpha } = poseOf(motion, {
        row,
        rows: this.#symbols.length,
        calm: this.#calm,
      });
      sprite.texture = this.#art.sharp(symbol);
      sprite.setSize(this.#symbolSize * scale);
      sprite.alpha = alpha;
      this.#put(sprite, row - rise);
    }
  }

  #put(sprite: Sprite, row: number): void {
    sprite.x = (this.#layout?.cellWidth ?? 0) / 2;
    sprite.y = (row + 0.5) * this.#cellHeight;
  }
}

export interface Fall {
  readonly removed: readonly number[];
  readonly symbols: readonly string[];
  readonly fallMs: number;
}

function isBlurredNow(motion: Motion): boolean {
  if (motion.kind === 'turning') {
    return isBlurred({ turnedMs: motion.turnedMs, landingShare: undefined });
  }
  return motion.kind === 'landing' && isBlurred({ turnedMs: 0, landingShare: shareOf(motion) });
}
