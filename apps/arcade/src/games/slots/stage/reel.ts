// One reel: a column of symbols that turns, lands where it was told and stands. In calm motion the
// symbols fade over to the new ones instead of travelling.
import { Container, Sprite } from 'pixi.js';
import type { ReelLayout } from './layout.ts';
import { isBlurred, landedBy, landingPlace, spinSpeed } from './reel-motion.ts';
import { createReelTape, type Landing, type ReelTape } from './reel-tape.ts';
import type { SymbolArt } from './symbol-art.ts';

type Motion =
  | { readonly kind: 'rest' }
  | { readonly kind: 'turning'; turnedMs: number }
  | {
      readonly kind: 'landing';
      readonly landing: Landing;
      readonly from: number;
      readonly to: number;
      readonly landMs: number;
      passedMs: number;
    };

const fadedAlpha = 0.16;
const fadeOutMs = 160;
const startGapMs = 38;

export class Reel extends Container {
  readonly #art: SymbolArt;
  readonly #tape: ReelTape;
  readonly #rows: number;
  readonly #sprites: Sprite[];
  readonly #delayMs: number;
  #layout: ReelLayout | undefined;
  #place = 0;
  #motion: Motion = { kind: 'rest' };
  #calm = false;

  constructor(art: SymbolArt, strip: readonly string[], { rows, reel }: ReelPlace) {
    super();
    this.#art = art;
    this.#tape = createReelTape(strip);
    this.#rows = rows;
    this.#delayMs = reel * startGapMs;
    this.#sprites = Array.from({ length: rows + 2 }, () => new Sprite({ anchor: 0.5 }));
    this.addChild(...this.#sprites);
  }

  get turns(): boolean {
    return this.#motion.kind !== 'rest';
  }

  /** The sprite that shows a row of the window while the reel stands. */
  symbolIn(row: number): Sprite | undefined {
    return this.#sprites[row + 1];
  }

  symbolName(row: number): string {
    return this.#tape.symbolAt(Math.round(this.#place) + row);
  }

  place(layout: ReelLayout, reel: number): void {
    this.#layout = layout;
    this.position.set(layout.x + reel * layout.cellWidth, layout.y);
    this.#draw();
  }

  rest(landing: Landing): void {
    this.#motion = { kind: 'rest' };
    this.#place = this.#tape.settle(landing);
    this.alpha = 1;
    this.#draw();
  }

  turn(calm: boolean): void {
    if (this.#motion.kind !== 'rest') return;
    this.#calm = calm;
    this.#motion = { kind: 'turning', turnedMs: calm ? 0 : -this.#delayMs };
  }

  land(landing: Landing, landMs: number): void {
    if (this.#calm) this.#place = this.#tape.settle(landing);
    const [from, to] = [this.#place, landingPlace(this.#place)];
    if (!this.#calm) this.#tape.write(to, landing);
    this.#motion = { kind: 'landing', landing, from, to, landMs, passedMs: 0 };
  }

  update(deltaMs: number): void {
    const motion = this.#motion;
    if (motion.kind === 'rest') return;
    if (motion.kind === 'turning') {
      motion.turnedMs += deltaMs;
      if (this.#calm) this.alpha = Math.max(fadedAlpha, 1 - motion.turnedMs / fadeOutMs);
      else if (motion.turnedMs > 0) this.#place -= spinSpeed(motion.turnedMs) * deltaMs;
      this.#draw(!this.#calm && isBlurred({ turnedMs: motion.turnedMs, landingShare: undefined }));
      return;
    }
    motion.passedMs += deltaMs;
    const share = motion.passedMs / motion.landMs;
    if (share >= 1) {
      this.rest(motion.landing);
      return;
    }
    if (this.#calm) {
      this.alpha = fadedAlpha + (1 - fadedAlpha) * share;
      this.#draw();
      return;
    }
    this.#place = motion.from - landedBy(share, motion.from - motion.to, motion.landMs);
    this.#draw(isBlurred({ turnedMs: 0, landingShare: share }));
  }

  #draw(blurred = false): void {
    const layout = this.#layout;
    if (layout === undefined) return;
    const first = Math.floor(this.#place) - 1;
    for (const [at, sprite] of this.#sprites.entries()) {
      const symbol = this.#tape.symbolAt(first + at);
      sprite.texture = blurred ? this.#art.blurred(symbol) : this.#art.sharp(symbol);
      sprite.width = layout.symbolSize;
      sprite.height = layout.symbolSize * (blurred ? 1.12 : 1);
      sprite.x = layout.cellWidth / 2;
      sprite.y = (first + at - this.#place + 0.5) * layout.cellHeight;
      sprite.visible = sprite.y > -layout.cellHeight && at < this.#rows + 2;
    }
  }
}

export interface ReelPlace {
  readonly rows: number;
  readonly reel: number;
}
