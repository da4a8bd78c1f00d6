// The board of a held feature: the reels give way to sockets, coins stay where they landed, the
// empty sockets glimmer while they are drawn again, and new coins drop in.
import { Container, Graphics, Sprite } from 'pixi.js';
import type { HeldCoin } from '@baize/engines';
import { CellPlates } from './cell-plates.ts';
import { cellBox, type ReelLayout } from './layout.ts';
import { heightLeft } from './reel-fall.ts';
import type { SymbolArt } from './symbol-art.ts';

export interface BoardParts {
  readonly art: SymbolArt;
  readonly reels: number;
  readonly rows: number;
  readonly coinText: (coin: HeldCoin) => string;
  /** The coin's frame in the game's sheet. */
  readonly coinSymbol: (coin: HeldCoin) => string;
}

const dropMs = 420;
const glimmerMs = 520;

interface Shown {
  readonly coin: HeldCoin;
  readonly sprite: Sprite;
  passedMs: number;
}

export class HoldBoard extends Container {
  readonly #parts: BoardParts;
  readonly #sockets = new Graphics();
  readonly #glimmer = new Graphics();
  readonly #coins = new Container();
  readonly #plates = new CellPlates();
  #layout: ReelLayout | undefined;
  #shown: Shown[] = [];
  #drawsMs: number | undefined;

  constructor(parts: BoardParts) {
    super();
    this.#parts = parts;
    this.visible = false;
    this.addChild(this.#sockets, this.#glimmer, this.#coins, this.#plates);
  }

  place(layout: ReelLayout): void {
    this.#layout = layout;
    this.#plates.place(layout);
    if (!this.visible) return;
    this.#paint();
    for (const shown of this.#shown) this.#put(shown);
  }

  begin(held: readonly HeldCoin[]): void {
    this.clear();
    this.visible = true;
    this.#add(held, dropMs);
    this.#paint();
  }

  /** The empty sockets are drawn again. */
  respin(): void {
    this.#drawsMs = 0;
  }

  land(coins: readonly HeldCoin[], calm: boolean): void {
    this.#drawsMs = undefined;
    this.#glimmer.alpha = 0;
    this.#add(coins, calm ? dropMs : 0);
    this.#paint();
  }

  clear(): void {
    this.visible = false;
    this.#drawsMs = undefined;
    for (const { sprite } of this.#shown) sprite.destroy();
    this.#shown = [];
    this.#plates.clear();
  }

  /** Whether anything moved. */
  update(deltaMs: number, calm: boolean): boolean {
    if (!this.visible) return false;
    let moved = this.#plates.update(deltaMs, calm);
    if (this.#drawsMs !== undefined) {
      this.#drawsMs += deltaMs;
      const wave = 0.5 - 0.5 * Math.cos((this.#drawsMs / glimmerMs) * Math.PI * 2);
      this.#glimmer.alpha = calm ? 0.6 : wave;
      moved = true;
    }
    for (const shown of this.#shown.filter(({ passedMs }) => passedMs < dropMs)) {
      shown.passedMs += deltaMs;
      this.#put(shown);
      moved = true;
    }
    return moved;
  }

  #add(coins: readonly HeldCoin[], passedMs: number): void {
    const { art, coinSymbol, coinText, rows } = this.#parts;
    for (const coin of coins) {
      const sprite = new Sprite({ texture: art.sharp(coinSymbol(coin)), anchor: 0.5 });
      const shown = { coin, sprite, passedMs };
      this.#shown.push(shown);
      this.#coins.addChild(sprite);
      this.#put(shown);
    }
    this.#plates.add(coins.map((coin) => ({ ...coin, rows, text: coinText(coin) })));
  }

  #put({ coin, sprite, passedMs }: Shown): void {
    if (this.#layout === undefined) return;
    const { x, y, width, height } = cellBox(this.#layout, { ...coin, rows: this.#parts.rows });
    const above = heightLeft(coin.row + 1.2, Math.min(1, passedMs / dropMs));
    sprite.setSize(Math.min(width, height) * 0.95);
    sprite.position.set(x, y - above * height);
  }

  #paint(): void {
    const layout = this.#layout;
    this.#sockets.clear();
    this.#glimmer.clear();
    if (layout === undefined) return;
    const { reels, rows } = this.#parts;
    const taken = new Set(this.#shown.map(({ coin }) => `${coin.reel} ${coin.row}`));
    for (let reel = 0; reel < reels; reel += 1) {
      for (let row = 0; row < rows; row += 1) {
        const { x, y, width, height } = cellBox(layout, { reel, row, rows });
        const radius = Math.min(width, height) * 0.4;
        this.#sockets.circle(x, y, radius).fill({ color: 0x0a0503, alpha: 0.62 });
        this.#sockets.circle(x, y, radius).stroke({ color: 0xf6c765, width: 1.5, alpha: 0.28 });
        if (taken.has(`${reel} ${row}`)) continue;
        this.#glimmer.circle(x, y, radius * 0.8).fill({ color: 0xffb347, alpha: 0.34 });
        this.#glimmer.circle(x, y, radius * 0.94).stroke({ color: 0xffe3a3, width: 2, alpha: 0.8 });
      }
    }
    this.#glimmer.alpha = 0;
  }
}
