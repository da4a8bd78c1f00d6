// Flakes and sparks for the wins that earn them: a bounded number, gone within seconds.
import { Container, Sprite, type Texture } from 'pixi.js';

interface Spark {
  readonly sprite: Sprite;
  speedX: number;
  speedY: number;
  spin: number;
  leftMs: number;
  readonly lifeMs: number;
}

const sparksMax = 140;
const gravity = 0.00055;

export class Sparks extends Container {
  readonly #flake: Texture;
  readonly #glow: Texture;
  #sparks: Spark[] = [];

  constructor(art: { flake: Texture; glow: Texture }) {
    super();
    this.#flake = art.flake;
    this.#glow = art.glow;
  }

  get busy(): boolean {
    return this.#sparks.length > 0;
  }

  /** A burst from one point; `size` is the size of a flake. */
  burst({ x, y, count, size }: { x: number; y: number; count: number; size: number }): void {
    for (let at = 0; at < count && this.#sparks.length < sparksMax; at += 1) {
      const angle = -Math.PI / 2 + (Math.random() - 0.5) * Math.PI * 1.3;
      const speed = (0.16 + Math.random() * 0.4) * (size / 18);
      const isFlake = at % 3 !== 0;
      const sprite = new Sprite({ texture: isFlake ? this.#flake : this.#glow, anchor: 0.5 });
      const wide = isFlake ? size * (0.5 + Math.random() * 0.6) : size * (0.6 + Math.random());
      sprite.setSize(isFlake ? wide * 1.4 : wide);
      if (!isFlake) sprite.blendMode = 'add';
      sprite.position.set(x, y);
      const lifeMs = 1500 + Math.random() * 1500;
      const way = { speedX: Math.cos(angle) * speed, speedY: Math.sin(angle) * speed };
      this.#sparks.push({
        sprite,
        ...way,
        spin: Math.random() * 0.012 - 0.006,
        leftMs: lifeMs,
        lifeMs,
      });
      this.addChild(sprite);
    }
  }

  update(deltaMs: number): void {
    if (this.#sparks.length === 0) return;
    for (const spark of this.#sparks) {
      spark.leftMs -= deltaMs;
      spark.speedY += gravity * deltaMs;
      spark.speedX *= 1 - 0.0008 * deltaMs;
      spark.sprite.x += spark.speedX * deltaMs;
      spark.sprite.y += spark.speedY * deltaMs;
      spark.sprite.rotation += spark.spin * deltaMs;
      spark.sprite.alpha = Math.min(1, Math.max(0, spark.leftMs / (spark.lifeMs * 0.4)));
    }
    for (const { sprite } of this.#sparks.filter(({ leftMs }) => leftMs <= 0)) sprite.destroy();
    this.#sparks = this.#sparks.filter(({ leftMs }) => leftMs > 0);
  }

  clear(): void {
    for (const { sprite } of this.#sparks) sprite.destroy();
    this.#sparks = [];
  }
}
