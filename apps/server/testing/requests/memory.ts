// Keyed requests that were carried out, to be sent again: the same, and with another body.
import type { Question } from '../door/ask.ts';
import type { Chance } from '../chance.ts';
import type { Letter } from './letter.ts';

export interface CarriedOut {
  readonly letter: Letter;
  readonly question: Question;
  readonly json: unknown;
}

const keptMax = 200;

export function createMemory() {
  const kept: CarriedOut[] = [];
  return {
    keep(one: CarriedOut): void {
      kept.push(one);
      if (kept.length > keptMax) kept.shift();
    },
    pick: (chance: Chance): CarriedOut | undefined =>
      kept.length > 0 ? chance.pick(kept) : undefined,
  };
}

export type Memory = ReturnType<typeof createMemory>;

/** Whether the answer to a key is kept and given again. */
export const repeats = ({ endpoint: { intent }, intent: key }: Letter): boolean =>
  key !== undefined && (intent === true || intent === 'own');
