// Opens the stage: what draws it and the art, fetched side by side.
import type { LineGame } from '@baize/engines';
import type { ReelLayout } from './layout.ts';
import { openRenderer } from './open-renderer.ts';
import { SlotStage } from './slot-stage.ts';
import { loadSymbolArt } from './symbol-art.ts';

export interface StageAsked {
  readonly canvas: HTMLCanvasElement;
  readonly folder: string;
  readonly game: LineGame;
  readonly reducedMotion: () => boolean;
  readonly amountText: (credits: number) => string;
  readonly onLayout: (layout: ReelLayout) => void;
}

const ratioMax = 2;

export async function openStage({ canvas, folder, ...parts }: StageAsked): Promise<SlotStage> {
  const ratio = Math.min(ratioMax, globalThis.devicePixelRatio || 1);
  const [renderer, art] = await Promise.all([openRenderer(canvas, ratio), loadSymbolArt(folder)]);
  return new SlotStage({ ...parts, renderer, art, ratio });
}
