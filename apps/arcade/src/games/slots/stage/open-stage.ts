// Opens the stage: loads the drawing code and the art in parallel.
import type { HeldCoin } from '@baize/engines';
import type { SlotFace } from '../face/face.ts';
import type { ReelLayout } from './layout.ts';
import { openRenderer } from './open-renderer.ts';
import { SlotStage } from './slot-stage.ts';
import { loadImage, loadSymbolArt } from './symbol-art.ts';

export interface StageAsked {
  readonly canvas: HTMLCanvasElement;
  readonly folder: string;
  readonly tint: number;
  readonly face: SlotFace;
  readonly reducedMotion: () => boolean;
  readonly amountText: (credits: number) => string;
  readonly coinText: (coin: HeldCoin) => string;
  readonly onLayout: (layout: ReelLayout) => void;
}

const ratioMax = 2;

export async function openStage({ canvas, folder, ...parts }: StageAsked): Promise<SlotStage> {
  const ratio = Math.min(ratioMax, globalThis.devicePixelRatio || 1);
  const [renderer, art, frame, ground] = await Promise.all([
    openRenderer(canvas, ratio),
    loadSymbolArt(folder),
    loadImage(`${folder}/cabinet.webp`),
    loadImage(`${folder}/reels.webp`),
  ]);
  return new SlotStage({ ...parts, renderer, art, cabinet: { frame, ground }, ratio });
}
