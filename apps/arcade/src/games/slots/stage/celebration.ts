// The light over the reels when a win is great: the room dims, rays turn slowly behind the amount,
// flakes of the game's own kind fall. Longer and richer with the win; in calm motion a still light.
import { Container, Sprite, type Texture } from 'pixi.js';
import type { WinTier } from '../../../frame/win-tier.ts';
import type { Box, ReelLayout } from './layout.ts';
import { glowTexture, raysTexture, shadeTexture } from './painted.ts';
import { Sparks } from './sparks.ts';

const burstsOf: Partial<Record<WinTier, number>> = { win: 2, big: 4, mega: 7, grand: 11 };
const betweenBurstsMs = 520;
const fadeMs = 260;

export class Celebration extends Container {
  readonly #shade: Sprite;
  readonly #rays: Sprite;
  readonly #glow: Sprite;
  readonly #sparks: Sparks;
  readonly #light = new Container();
  #centre = { x: 0, y: 0, size: 20 };
  #on = false;
  #calm = false;
  #burstsLeft = 0;
  #sinceBurstMs = 0;

  constructor(flake: Texture) {
    super();
    const glow = glowTexture();
    this.#shade = new Sprite({ texture: shadeTexture(), anchor: 0.5 });
    this.#rays = new Sprite({ texture: raysTexture(), anchor: 0.5, blendMode: 'add' });
    this.#glow = new Sprite({ texture: glow, anchor: 0.5, blendMode: 'add' });
    this.#sparks = new Sparks({ flake, glow });
    this.#light.addChild(this.#shade, this.#rays, this.#glow);
    this.#light.alpha = 0;
    this.addChild(this.#light, this.#sparks);
    this.visible = false;
  }

  place(box: Box, layout: ReelLayout): void {
    const [x, y] = [layout.x + layout.width / 2, layout.y + layout.height / 2];
    this.#centre = { x, y, size: Math.max(14, layout.cellWidth * 0.26) };
    this.#shade.position.set(x, y);
    this.#shade.setSize(layout.width * 1.75, Math.min(layout.height * 2, box.height * 1.3));
    const span = Math.max(layout.width, layout.height) * 1.45;
    this.#rays.position.set(x, y);
    this.#rays.setSize(span);
    this.#glow.position.set(x, y);
    this.#glow.setSize(span * 1.1, span * 0.6);
    this.#glow.alpha = 0.22;
  }

  begin(tier: WinTier, calm: boolean): void {
    this.#on = true;
    this.#calm = calm;
    this.visible = true;
    const shines = tier !== 'none' && tier !== 'returned';
    this.#rays.visible = shines;
    this.#rays.alpha = 0.72;
    this.#glow.visible = shines;
    this.#burstsLeft = calm ? 0 : (burstsOf[tier] ?? 0);
    this.#sinceBurstMs = betweenBurstsMs;
  }

  end(): void {
    this.#on = false;
    this.#burstsLeft = 0;
  }

  /** Whether anything moved. */
  update(deltaMs: number): boolean {
    if (!this.visible) return false;
    const step = deltaMs / fadeMs;
    const { alpha } = this.#light;
    this.#light.alpha = this.#on ? Math.min(1, alpha + step) : Math.max(0, alpha - step);
    if (!this.#calm) this.#rays.rotation += deltaMs * 0.00018;
    this.#burst(deltaMs);
    this.#sparks.update(deltaMs);
    if (!this.#on && this.#light.alpha === 0 && !this.#sparks.busy) this.visible = false;
    return true;
  }

  #burst(deltaMs: number): void {
    this.#sinceBurstMs += deltaMs;
    if (this.#burstsLeft === 0 || this.#sinceBurstMs < betweenBurstsMs) return;
    this.#sinceBurstMs = 0;
    this.#burstsLeft -= 1;
    this.#sparks.burst({ ...this.#centre, count: 26 });
  }
}
