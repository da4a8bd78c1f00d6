// The stage of a slot: reels in their cabinet, the light of wins, flakes for great wins, the board
// of a held feature. It draws the cues it receives; its drawings are decoration, the same words
// stand beside it.
import { Container, Graphics, Sprite, type Renderer } from 'pixi.js';
import type { Cell, HeldCoin, Window } from '@baize/engines';
import type { SlotFace } from '../face/face.ts';
import type { Cue } from '../playback/cue.ts';
import { Cabinet } from './cabinet.ts';
import { Celebration } from './celebration.ts';
import { CellPlates } from './cell-plates.ts';
import { HoldBoard } from './hold-board.ts';
import type { CabinetArt } from './paint-cabinet.ts';
import { layoutReels, type Box, type ReelLayout } from './layout.ts';
import { columnTexture } from './painted.ts';
import { Reel } from './reel.ts';
import type { SymbolArt } from './symbol-art.ts';
import { WinPresenter } from './win-presenter.ts';

export interface StageParts {
  readonly renderer: Renderer;
  readonly art: SymbolArt;
  readonly cabinet: CabinetArt;
  /** The tint of the ground while a feature is on. */
  readonly tint: number;
  readonly face: SlotFace;
  readonly ratio: number;
  readonly reducedMotion: () => boolean;
  /** The value of credits in the current round, as text. */
  readonly amountText: (credits: number) => string;
  readonly coinText: (coin: HeldCoin) => string;
  /** Called with the place of the reels, so that the page can be laid out around them. */
  readonly onLayout: (layout: ReelLayout) => void;
}

export class SlotStage {
  readonly #parts: StageParts;
  readonly #root = new Container();
  readonly #cabinet: Cabinet;
  readonly #reels: Reel[];
  readonly #window = new Container();
  readonly #mask = new Graphics();
  readonly #column: Sprite;
  readonly #wins: WinPresenter;
  readonly #orbs = new CellPlates();
  readonly #board: HoldBoard;
  readonly #celebration: Celebration;
  #layout: ReelLayout | undefined;
  #columnReel: number | undefined;
  #passedMs = 0;
  #dirty = true;
  /** The symbols of each reel, as last set. */
  #shown: (readonly string[])[] = [];

  constructor(parts: StageParts) {
    this.#parts = parts;
    const { face, art, cabinet, amountText } = parts;
    const { rows, reels, strips, falls } = face;
    this.#cabinet = new Cabinet(cabinet, parts.tint);
    this.#reels = Array.from({ length: reels }, (_, reel) => {
      return new Reel(art, { strip: strips[reel] ?? face.symbols, rows, reel, falls });
    });
    this.#column = new Sprite({ texture: columnTexture(), visible: false, blendMode: 'add' });
    const popped = face.awaited.map(({ symbol }) => symbol);
    this.#wins = new WinPresenter({ reels: this.#reels, lines: face.lines, popped, amountText });
    this.#board = new HoldBoard({ ...parts, reels, rows, coinSymbol: face.coinSymbol });
    this.#celebration = new Celebration(art.flake);
    this.#window.addChild(this.#column, this.#wins.lines.under, ...this.#reels, this.#board);
    this.#window.mask = this.#mask;
    const { back, front } = this.#cabinet;
    const over = [this.#wins.lines.over, this.#orbs];
    this.#root.addChild(back, this.#window, this.#mask, ...over, front, this.#celebration);
  }

  resize(box: Box): void {
    const { face, renderer, ratio, onLayout } = this.#parts;
    renderer.resize(box.width, box.height);
    const layout = layoutReels(box, face);
    this.#layout = layout;
    this.#cabinet.place(box, { layout, ratio });
    for (const [reel, column] of this.#reels.entries()) column.place(layout, reel);
    this.#mask.clear().rect(layout.x, layout.y, layout.width, layout.height).fill(0xffffff);
    this.#wins.place(layout);
    this.#orbs.place(layout);
    this.#board.place(layout);
    this.#celebration.place(box, layout);
    this.#placeColumn();
    onLayout(layout);
    this.#dirty = true;
  }

  /** The reels stand at a window, or again at the last one shown. */
  rest(window?: Window): void {
    if (window !== undefined) this.#shown = [...window];
    for (const [reel, symbols] of this.#shown.entries()) {
      this.#reels[reel]?.rest({ stop: 0, symbols });
    }
    this.#clear();
    this.#showReels();
    this.#columnReel = undefined;
    this.#placeColumn();
    this.#dirty = true;
  }

  tell(cue: Cue): void {
    this.#dirty = true;
    if (this.#tellReels(cue) || this.#tellBoard(cue)) return;
    switch (cue.kind) {
      case 'free-spins-won':
        this.#cabinet.festive = true;
        this.#celebration.begin('win', this.#calm);
        return;
      case 'celebration':
      case 'feature-ended':
        this.#celebration.begin(cue.tier, this.#calm);
        return;
      case 'cap-reached':
        this.#celebration.begin('grand', this.#calm);
        return;
      case 'ended':
        this.#cabinet.festive = false;
        return;
      case 'scene-over':
        this.#celebration.end();
        return;
      default:
    }
  }

  /** Whether the cue was one of the reels. */
  #tellReels(cue: Cue): boolean {
    switch (cue.kind) {
      case 'reels-started':
        this.#start(cue.held ?? []);
        return true;
      case 'anticipation-began':
        this.#columnReel = cue.reel;
        this.#placeColumn();
        return true;
      case 'reel-landing':
        this.#shown[cue.reel] = cue.symbols;
        this.#reels[cue.reel]?.land(cue, cue.landMs);
        return true;
      case 'reel-landed':
        if (this.#columnReel === cue.reel) this.#columnReel = undefined;
        this.#placeColumn();
        this.#wins.popAwaited(cue.reel);
        return true;
      case 'reel-expanded':
        this.#shown[cue.reel] = (this.#shown[cue.reel] ?? []).map(() => cue.symbol);
        this.#reels[cue.reel]?.expand(cue.symbol);
        return true;
      case 'spin-shown':
        this.#wins.show(cue.spin);
        return true;
      case 'cells-cleared':
        this.#clear();
        this.#eachReel(cue.cells, (reel, rows) => reel.clearRows(rows, cue.clearMs));
        return true;
      case 'cells-fell':
        this.#fall(cue);
        return true;
      case 'tumble-shown':
        this.#wins.show(cue.tumble);
        return true;
      default:
        return false;
    }
  }

  /** Whether the cue was one of orbs or of the held feature. */
  #tellBoard(cue: Cue): boolean {
    switch (cue.kind) {
      case 'orbs-collected': {
        const rowsOf = (reel: number) => this.#reels[reel]?.rows ?? 1;
        const plates = cue.cells.map((cell, at) => {
          return { ...cell, rows: rowsOf(cell.reel), text: `×${cue.values[at] ?? ''}` };
        });
        this.#orbs.add(plates);
        return true;
      }
      case 'hold-won':
        this.#cabinet.festive = true;
        this.#celebration.begin('win', this.#calm);
        return true;
      case 'hold-began':
        this.#clear();
        for (const reel of this.#reels) reel.visible = false;
        this.#board.begin(cue.held);
        return true;
      case 'respin-began':
        this.#board.respin();
        return true;
      case 'coins-landed':
        this.#board.land(cue.landed, this.#calm);
        return true;
      case 'hold-ended':
        this.#celebration.begin(cue.tier, this.#calm);
        return true;
      default:
        return false;
    }
  }

  /** Draws a frame if anything moved. */
  update(deltaMs: number): void {
    this.#passedMs += deltaMs;
    const turns = this.#reels.some((reel) => reel.turns);
    for (const reel of this.#reels) reel.update(deltaMs);
    const shows = this.#wins.update(deltaMs, this.#calm);
    const glows = this.#celebration.update(deltaMs);
    const plates = this.#orbs.update(deltaMs, this.#calm);
    const board = this.#board.update(deltaMs, this.#calm);
    const waits = this.#columnReel !== undefined && !this.#calm;
    if (waits) this.#column.alpha = 0.6 + 0.4 * Math.sin(this.#passedMs * 0.011);
    const moves = turns || shows || glows || plates || board || waits;
    if (!moves && !this.#dirty) return;
    this.#dirty = false;
    this.#parts.renderer.render(this.#root);
  }

  destroy(): void {
    this.#root.destroy({ children: true });
    this.#parts.renderer.destroy();
  }

  get #calm(): boolean {
    return this.#parts.reducedMotion();
  }

  #start(held: readonly number[]): void {
    this.#clear();
    this.#showReels();
    this.#celebration.end();
    for (const [at, reel] of this.#reels.entries()) {
      if (!held.includes(at)) reel.turn(this.#calm);
    }
  }

  #showReels(): void {
    this.#board.clear();
    for (const reel of this.#reels) reel.visible = true;
  }

  /** Takes away what was shown of wins; the symbols stay. */
  #clear(): void {
    this.#wins.clear();
    this.#orbs.clear();
  }

  #fall({ removed, window, fallMs }: Extract<Cue, { kind: 'cells-fell' }>): void {
    this.#shown = [...window];
    this.#eachReel(removed, (reel, rows, at) => {
      const symbols = window[at];
      if (symbols !== undefined) reel.fall({ removed: rows, symbols, fallMs });
    });
  }

  #eachReel(
    cells: readonly Cell[],
    action: (reel: Reel, rows: readonly number[], at: number) => void,
  ): void {
    for (const [at, reel] of this.#reels.entries()) {
      const rows = cells.filter((cell) => cell.reel === at).map(({ row }) => row);
      if (rows.length > 0) action(reel, rows, at);
    }
  }

  #placeColumn(): void {
    const layout = this.#layout;
    this.#column.visible = this.#columnReel !== undefined;
    if (layout === undefined || this.#columnReel === undefined) return;
    this.#column.position.set(layout.x + this.#columnReel * layout.cellWidth, layout.y);
    this.#column.setSize(layout.cellWidth, layout.height);
  }
}
