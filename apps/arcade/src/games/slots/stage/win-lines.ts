// Draws the lines of a win through the middle of their cells, the light around the winning cells,
// and the payout of the win on a small brass plate.
import { Container, Graphics, Text } from 'pixi.js';
import { cellBox, type ReelLayout } from './layout.ts';
import type { WinLight } from './win-show.ts';

const lineColours = [
  0xf6d58c, 0xff8f6b, 0x6fd6b0, 0x7fb8ff, 0xe59bff, 0xffe066, 0x8ef0c8, 0xff9bb5, 0xa7c7ff,
  0xd8f06f,
] as const;

const plateFont = 'Manrope Variable, sans-serif';

export class WinLines {
  /** Beneath the symbols: light and lines. */
  readonly under = new Container();
  /** Above them: the plate. */
  readonly over = new Container();
  readonly #lines: readonly (readonly number[])[];
  readonly #rowsOf: (reel: number) => number;
  readonly #strokes = new Graphics();
  readonly #plate = new Graphics();
  readonly #amount: Text;

  /** `lines` by the row they cross on each reel; a game of ways or clusters has none. */
  constructor(lines: readonly (readonly number[])[], rowsOf: (reel: number) => number) {
    this.#lines = lines;
    this.#rowsOf = rowsOf;
    this.#amount = new Text({
      text: '',
      style: { fontFamily: plateFont, fontWeight: '800', fontSize: 16, fill: 0x2a1703 },
    });
    this.#amount.anchor.set(0.5);
    this.under.addChild(this.#strokes);
    this.over.addChild(this.#plate, this.#amount);
  }

  clear(): void {
    this.#strokes.clear();
    this.#plate.clear();
    this.#amount.visible = false;
  }

  show(light: WinLight, layout: ReelLayout, amount: string | undefined): void {
    this.clear();
    for (const cell of light.cells) this.#lightCell(layout, cell);
    for (const line of light.lines) this.#line(layout, line);
    if (amount !== undefined) this.#label(layout, light, amount);
  }

  #lightCell(layout: ReelLayout, cell: { reel: number; row: number }): void {
    const { x, y, width: w, height: h } = this.#box(layout, cell);
    const inset = Math.max(2, w * 0.04);
    const box = [x - w / 2 + inset, y - h / 2 + inset, w - 2 * inset, h - 2 * inset] as const;
    this.#strokes.roundRect(...box, w * 0.1).fill({ color: 0xf6c765, alpha: 0.16 });
    this.#strokes.roundRect(...box, w * 0.1).stroke({ color: 0xffd98a, width: 2, alpha: 0.85 });
  }

  #line(layout: ReelLayout, line: number): void {
    const rows = this.#lines[line] ?? [];
    const color = lineColours[line % lineColours.length] ?? lineColours[0];
    const wide = Math.max(2.5, layout.cellWidth * 0.036);
    const passes = [
      { width: wide * 3.4, color, alpha: 0.16 },
      { width: wide * 1.5, color, alpha: 0.85 },
      { width: wide * 0.55, color: 0xffffff, alpha: 0.9 },
    ];
    for (const pass of passes) {
      const first = this.#box(layout, { reel: 0, row: rows[0] ?? 0 });
      this.#strokes.moveTo(layout.x, first.y);
      for (const [reel, row] of rows.entries()) {
        const { x, y } = this.#box(layout, { reel, row });
        this.#strokes.lineTo(x, y);
      }
      const last = this.#box(layout, { reel: rows.length - 1, row: rows.at(-1) ?? 0 });
      this.#strokes.lineTo(layout.x + layout.width, last.y);
      this.#strokes.stroke({ ...pass, cap: 'round', join: 'round' });
    }
  }

  #label(layout: ReelLayout, light: WinLight, amount: string): void {
    const middle = light.cells[Math.floor(light.cells.length / 2)];
    if (middle === undefined) return;
    const { x, y, height } = this.#box(layout, middle);
    const size = Math.max(13, layout.cellWidth * 0.17);
    this.#amount.style.fontSize = size;
    this.#amount.text = amount;
    this.#amount.visible = true;
    const at = y + height * 0.33;
    this.#amount.position.set(x, at);
    const [w, h] = [this.#amount.width + size * 1.2, size * 1.65];
    this.#plate.roundRect(x - w / 2, at - h / 2, w, h, h / 2).fill({ color: 0xf2c765 });
    this.#plate.stroke({ color: 0xfff3cf, width: 1.5 });
  }

  #box(layout: ReelLayout, cell: { reel: number; row: number }) {
    return cellBox(layout, { ...cell, rows: Math.max(1, this.#rowsOf(cell.reel)) });
  }
}
