// Small plates with text on single cells: the value of an orb or a coin.
import { Container, Graphics, Text } from 'pixi.js';
import { cellBox, type ReelLayout } from './layout.ts';

export interface PlateCell {
  readonly reel: number;
  readonly row: number;
  readonly rows: number;
  readonly text: string;
}

const plateFont = 'Manrope Variable, sans-serif';
const popMs = 360;

export class CellPlates extends Container {
  #layout: ReelLayout | undefined;
  #plates: { cell: PlateCell; plate: Container; passedMs: number }[] = [];

  place(layout: ReelLayout): void {
    this.#layout = layout;
    for (const { cell, plate } of this.#plates) this.#put(plate, cell);
  }

  add(cells: readonly PlateCell[]): void {
    for (const cell of cells) {
      const plate = plateOf(cell.text);
      this.#put(plate, cell);
      this.#plates.push({ cell, plate, passedMs: 0 });
      this.addChild(plate);
    }
  }

  clear(): void {
    for (const { plate } of this.#plates) plate.destroy({ children: true });
    this.#plates = [];
  }

  /** Whether anything moved. */
  update(deltaMs: number, calm: boolean): boolean {
    let moved = false;
    for (const one of this.#plates.filter(({ passedMs }) => passedMs < popMs)) {
      one.passedMs += deltaMs;
      const share = Math.min(1, one.passedMs / popMs);
      one.plate.scale.set(this.#scale * (calm ? 1 : share + 0.45 * Math.sin(share * Math.PI)));
      moved = true;
    }
    return moved;
  }

  get #scale(): number {
    return Math.min(this.#layout?.cellWidth ?? 0, (this.#layout?.cellHeight ?? 0) * 1.1) / 100;
  }

  #put(plate: Container, cell: PlateCell): void {
    if (this.#layout === undefined) return;
    const { x, y, height } = cellBox(this.#layout, cell);
    plate.position.set(x, y + height * 0.33);
    plate.scale.set(this.#scale);
  }
}

/** Drawn for a cell a hundred units wide. */
function plateOf(text: string): Container {
  const plate = new Container();
  const size = Math.min(20, 132 / Math.max(4, text.length));
  const words = new Text({
    text,
    resolution: 3,
    style: { fontFamily: plateFont, fontWeight: '800', fontSize: size, fill: 0x2a1703 },
  });
  words.anchor.set(0.5);
  const [width, height] = [Math.min(92, words.width + 16), size * 1.44];
  const ground = new Graphics()
    .roundRect(-width / 2, -height / 2, width, height, height / 2)
    .fill({ color: 0xf2c765 })
    .stroke({ color: 0xfff3cf, width: 2 });
  plate.addChild(ground, words);
  return plate;
}
