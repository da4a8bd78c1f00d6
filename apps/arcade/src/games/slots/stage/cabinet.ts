// The cabinet on the stage: painted anew when the box changes, behind and in front of the reels.
import { Sprite, Texture } from 'pixi.js';
import type { Box, ReelLayout } from './layout.ts';
import { painted } from './painted.ts';
import { paintBack, paintFront } from './paint-cabinet.ts';

export class Cabinet {
  readonly back = new Sprite();
  readonly front = new Sprite();

  place(box: Box, { layout, reels, ratio }: { layout: ReelLayout; reels: number; ratio: number }) {
    const paint = (action: (pen: CanvasRenderingContext2D) => void): Texture =>
      painted(box.width * ratio, box.height * ratio, (pen) => {
        pen.scale(ratio, ratio);
        action(pen);
      });
    this.#show(this.back, { box, texture: paint((pen) => paintBack(pen, layout, reels)) });
    this.#show(this.front, { box, texture: paint((pen) => paintFront(pen, layout)) });
  }

  #show(sprite: Sprite, { box, texture }: { box: Box; texture: Texture }): void {
    const old = sprite.texture;
    sprite.texture = texture;
    sprite.setSize(box.width, box.height);
    if (old !== Texture.EMPTY) old.destroy(true);
  }
}
