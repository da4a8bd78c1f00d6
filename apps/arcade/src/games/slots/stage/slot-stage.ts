// The stage of a line slot: reels in their cabinet, the light of wins, petals for the great ones.
// It is told cues and draws them; what it draws is decoration, the same words stand beside it.
import { Container, Graphics, Sprite, type Renderer } from 'pixi.js';
import { spinWindow, type LineGame, type SpinLanded } from '@baize/engines';
import type { Cue } from '../playback/cue.ts';
import { Cabinet } from './cabinet.ts';
import { Celebration } from './celebration.ts';
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
  readonly game: LineGame;
  readonly ratio: number;
  readonly reducedMotion: () => boolean;
  /** What some credits of the round in play are worth, written out. */
  readonly amountText: (credits: number) => string;
  /** Told where the reels stand, so that the page can stand around them. */
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
  readonly #celebration: Celebration;
  #layout: ReelLayout | undefined;
  #columnReel: number | undefined;
  #passedMs = 0;
  #dirty = true;
  #lastWindow: Landing[] = [];

  constructor(parts: StageParts) {
    this.#parts = parts;
    const { game, art, cabinet } = parts;
    this.#cabinet = new Cabinet(cabinet);
    this.#reels = game.strips.map((strip, reel) => new Reel(art, strip, { rows: game.rows, reel }));
    this.#column = new Sprite({ texture: columnTexture(), visible: false, blendMode: 'add' });
    this.#wins = new WinPresenter(game, this.#reels, parts.amountText);
    this.#celebration = new Celebration();
    this.#window.addChild(this.#column, this.#wins.lines.under, ...this.#reels);
    this.#window.mask = this.#mask;
    const { back, front } = this.#cabinet;
    this.#root.addChild(back, this.#window, this.#mask, this.#wins.lines.over, front);
    this.#root.addChild(this.#celebration);
  }

  resize(box: Box): void {
    const { game, renderer, ratio, onLayout } = this.#parts;
    renderer.resize(box.width, box.height);
    const layout = layoutReels(box, { reels: game.strips.length, rows: game.rows });
    this.#layout = layout;
    this.#cabinet.place(box, { layout, ratio });
    for (const [reel, column] of this.#reels.entries()) column.place(layout, reel);
    this.#mask.clear().rect(layout.x, layout.y, layout.width, layout.height).fill(0xffffff);
    this.#wins.place(layout);
    this.#celebration.place(box, layout);
    this.#placeColumn();
    onLayout(layout);
    this.#dirty = true;
  }

  /** The reels stand at a window, or again at the last one shown. */
  rest(stops?: readonly number[]): void {
    const shown = stops && spinWindow(this.#parts.game, stops);
    if (shown) this.#lastWindow = shown.map((symbols, reel) => landing(stops, reel, symbols));
    for (const [reel, place] of this.#lastWindow.entries()) this.#reels[reel]?.rest(place);
    this.#wins.clear();
    this.#columnReel = undefined;
    this.#placeColumn();
    this.#dirty = true;
  }

  tell(cue: Cue): void {
    this.#dirty = true;
    switch (cue.kind) {
      case 'reels-started':
        this.#start();
        return;
      case 'anticipation-began':
        this.#columnReel = cue.reel;
        this.#placeColumn();
        return;
      case 'reel-landing':
        this.#reels[cue.reel]?.land(cue, cue.landMs);
        return;
      case 'reel-landed':
        if (this.#columnReel === cue.reel) this.#columnReel = undefined;
        this.#placeColumn();
        this.#wins.popScatters(cue.reel);
        return;
      case 'spin-shown':
        this.#showSpin(cue.spin);
        return;
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

  /** Draws a frame if anything moved. */
  update(deltaMs: number): void {
    this.#passedMs += deltaMs;
    const turns = this.#reels.some((reel) => reel.turns);
    for (const reel of this.#reels) reel.update(deltaMs);
    const shows = this.#wins.update(deltaMs, this.#calm);
    const glows = this.#celebration.update(deltaMs);
    const waits = this.#columnReel !== undefined && !this.#calm;
    if (waits) this.#column.alpha = 0.6 + 0.4 * Math.sin(this.#passedMs * 0.011);
    if (!turns && !shows && !glows && !waits && !this.#dirty) return;
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

  #start(): void {
    this.#wins.clear();
    this.#celebration.end();
    for (const reel of this.#reels) reel.turn(this.#calm);
  }

  #showSpin(spin: SpinLanded): void {
    this.#lastWindow = spin.window.map((symbols, reel) => landing(spin.stops, reel, symbols));
    this.#wins.show(spin);
  }

  #placeColumn(): void {
    const layout = this.#layout;
    this.#column.visible = this.#columnReel !== undefined;
    if (layout === undefined || this.#columnReel === undefined) return;
    this.#column.position.set(layout.x + this.#columnReel * layout.cellWidth, layout.y);
    this.#column.setSize(layout.cellWidth, layout.height);
  }
}

interface Landing {
  readonly stop: number;
  readonly symbols: readonly string[];
}

function landing(stops: readonly number[], reel: number, symbols: readonly string[]): Landing {
  return { stop: stops[reel] ?? 0, symbols };
}
