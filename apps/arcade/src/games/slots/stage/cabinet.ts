// The cabinet on the stage: painted again when the box changes, behind and in front of the reels.
import { Sprite, Texture } from 'pixi.js';
import type { Box, ReelLayout } from './layout.ts';
import { painted } from './painted.ts';
import { paintFrame, paintGround, type CabinetArt } from './paint-cabinet.ts';

export class Cabinet {
  readonly back = new Sprite();
  readonly front = new Sprite();
  readonly #art: CabinetArt;
  readonly #tint: number;

  constructor(art: CabinetArt, tint: number) {
    this.#art = art;
    this.#tint = tint;
  }

  /** The light of a feature lies on the ground behind the symbols. */
  set festive(on: boolean) {
    this.back.tint = on ? this.#tint : 0xffffff;
  }

  place(box: Box, { layout, ratio }: { layout: ReelLayout; ratio: number }) {
    const paint = (action: (pen: CanvasRenderingContext2D) => void): Texture =>
      painted(box.width * ratio, box.height * ratio, (pen) => {
        pen.scale(ratio, ratio);
        action(pen);
      });
    this.#show(this.back, { box, texture: paint((pen) => paintGround(pen, layout, this.#art)) });
    this.#show(this.front, { box, texture: paint((pen) => paintFrame(pen, layout, this.#art)) });
  }

  #show(sprite: Sprite, { box, texture }: { box: Box; texture: Texture }): void {
    const old = sprite.texture;
    sprite.texture = texture;
    sprite.setSize(box.width, box.height);
    if (old !== Texture.EMPTY) old.destroy(true);
  }
}
