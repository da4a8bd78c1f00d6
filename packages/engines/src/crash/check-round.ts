// Works a round of a crash game out of its proof again, step by step.
import { checkDrawBy, type DrawProof, type DrawStep } from '../kit/check-draw.ts';
import { drawPoint } from './point.ts';

/** The numbers of the proof are one: where the flight ended, in hundredths. */
export function checkRound(proof: DrawProof): readonly DrawStep[] {
  return checkDrawBy((draws) => [drawPoint(draws)], proof);
}
