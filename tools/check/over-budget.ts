// Says in a sentence what of a built front end weighs more than it may.
import type { Weights } from './measure-build.ts';

/** The most that each part may weigh, in kB (1,024 bytes) after gzip. */
export interface Budget {
  readonly scriptKb: number;
  readonly styleKb: number;
  readonly pageKb: number;
  readonly laterKb: number;
  /** Of the pictures that are in sight when the home page opens on a desk. */
  readonly pictureKb?: number;
}

export function overBudget(app: string, weights: Weights, budget: Budget): string[] {
  const parts = [
    ['the scripts of the first page weigh', weights.scriptBytes, budget.scriptKb],
    ['the styles of the first page weigh', weights.styleBytes, budget.styleKb],
    ['the first page itself weighs', weights.pageBytes, budget.pageKb],
    [`${weights.laterName} weighs`, weights.laterBytes, budget.laterKb],
    ['the pictures in sight at first weigh', weights.pictureBytes, budget.pictureKb ?? Infinity],
  ] as const;
  return parts
    .filter(([, bytes, kb]) => bytes > kb * 1024)
    .map(([part, bytes, kb]) => `${app}: ${part} ${kilobytes(bytes)} kB, at most ${kb}`);
}

export const kilobytes = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;
