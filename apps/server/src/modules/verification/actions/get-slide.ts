// A fresh slide puzzle. Where its gap lies is known to the server alone.
import type { verification } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { drawPuzzle } from '../draw-puzzle.ts';
import type { VerificationParts } from '../parts.ts';
import { gapOf, slide } from '../rules/slide.ts';
import { keepSlide } from '../store/human-store.ts';

const gapBytes = 4;
const sceneBytes = 64;

export const getSlide =
  ({ ports }: VerificationParts): Action<typeof verification.getSlide> =>
  async ({ now }) => {
    const gap = gapOf(ports.randomness.bytes(gapBytes));
    const slideId = newId(now, ports.randomness);
    const drawn = await drawPuzzle(ports.randomness.bytes(sceneBytes), gap);
    await keepSlide(ports.database.kysely, slideId, gap.left, now);
    return {
      slideId,
      ...drawn,
      width: slide.width,
      height: slide.height,
      pieceTop: gap.top,
      pieceSize: slide.pieceSize,
    };
  };
