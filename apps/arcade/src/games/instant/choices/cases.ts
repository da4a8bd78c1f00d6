// The cases of a choice with what each pays and its exact chance: the multipliers are the server's,
// the chances are counted.
import { multiplierFor, printMultiplier } from '@baize/engines';
import {
  rulesOf,
  type Choice,
  type InstantRules,
  type InstantTerms,
} from '../desk/instant-round.ts';

export interface Case {
  readonly multiplier: string;
  /** So many of `of` equally likely cases. */
  readonly ways: number;
  readonly of: number;
}

type Reader = (rules: InstantRules, choice: Choice) => readonly Case[];

const numberIn = (choice: Choice, name: string): number => Number(choice[name] ?? 0);

/** The multipliers of a table by risk and size. */
export function tableOf(rules: InstantRules, choice: Choice): readonly string[] {
  const tables = rules.tables?.[String(choice['risk'])] ?? [];
  const size = choice['rows'] ?? choice['segments'] ?? 0;
  const least = rules.rowsLeast ?? 0;
  const at = choice['rows'] === undefined ? Number(size) / 10 - 1 : Number(size) - least;
  return tables[at] ?? [];
}

export const diceMultiplier = (chance: number, outcomes: number): string =>
  printMultiplier(multiplierFor(chance, outcomes));

const readers: Readonly<Record<string, Reader>> = {
  dice({ outcomes = 10_000 }, choice) {
    const ways = numberIn(choice, 'chance');
    return [{ multiplier: diceMultiplier(ways, outcomes), ways, of: outcomes }];
  },
  coin({ multipliers = [] }, choice) {
    const flips = numberIn(choice, 'flips');
    return [{ multiplier: String(multipliers[flips - 1]), ways: 1, of: 2 ** flips }];
  },
  wheel: (rules, choice) =>
    gathered(tableOf(rules, choice).map((multiplier) => ({ multiplier, ways: 1 }))),
  plinko(rules, choice) {
    const rows = numberIn(choice, 'rows');
    return gathered(
      tableOf(rules, choice).map((multiplier, slot) => ({ multiplier, ways: ways(slot, rows) })),
    );
  },
};

export function casesOf(terms: InstantTerms, choice: Choice): readonly Case[] {
  return readers[terms.gameCode]?.(rulesOf(terms), choice) ?? [];
}

/** Equal multipliers together, the highest first. */
function gathered(pays: readonly Omit<Case, 'of'>[]): readonly Case[] {
  const sums = new Map<string, number>();
  for (const { multiplier, ways: some } of pays) {
    sums.set(multiplier, (sums.get(multiplier) ?? 0) + some);
  }
  const of = pays.reduce((sum, { ways: some }) => sum + some, 0);
  return [...sums]
    .map(([multiplier, count]) => ({ multiplier, ways: count, of }))
    .toSorted((one, other) => Number(other.multiplier) - Number(one.multiplier));
}

/** In how many ways down a ball falls to the right so often. */
function ways(rights: number, rows: number): number {
  let count = 1;
  for (let step = 1; step <= rights; step += 1) count = (count * (rows - step + 1)) / step;
  return count;
}
