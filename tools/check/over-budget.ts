// Lists, in a sentence, the parts of a built front end that exceed their budget.
import type { Weights } from './measure-build.ts';

/** The most that each part may weigh, in kB (1,024 bytes) after gzip. */
export interface Budget {
  readonly scriptKb: number;
  readonly styleKb: number;
  readonly pageKb: number;
  readonly laterKb: number;
  /** The pictures in sight when the home page opens on a desktop. */
  readonly pictureKb?: number;
  /** By the name of a piece that is loaded later. */
  readonly pieceKb?: Readonly<Record<string, number>>;
}

/** The pieces that exceed their own budget, or that a build no longer has. */
export function piecesOverBudget(
  app: string,
  { pieceKb = {} }: Budget,
  weigh: (name: string) => number,
): string[] {
  return Object.entries(pieceKb).flatMap(([name, most]) => {
    const bytes = weigh(name);
    if (bytes === 0) return [`${app}: there is no piece ${name}`];
    return bytes > most * 1024
      ? [`${app}: ${name} weighs ${kilobytes(bytes)} kB, at most ${most}`]
      : [];
  });
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
