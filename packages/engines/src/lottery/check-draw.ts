// Works a lottery's draw out of its proof again, step by step.
import { checkDrawBy, type DrawProof, type DrawStep } from '../kit/check-draw.ts';
import { drawNumbers, type DrawKind } from './kinds.ts';

export function checkDraw(kind: DrawKind, proof: DrawProof): readonly DrawStep[] {
  return checkDrawBy((draws) => drawNumbers(kind, draws), proof);
}
