// Games that are over at once: what a choice pays in each case, with exact chances, and one case
// that is drawn.
import type { Json } from '../kit/canonical-json.ts';
import type { Draws } from '../kit/draws.ts';
import { add, multiply, ratio, subtract, type Ratio } from '../kit/ratio.ts';
import type { Mechanic } from './mechanic.ts';
import { oneTime, type Multiplier } from './multiplier.ts';

/** In so many of all equally likely cases this is paid. */
export interface Pay {
  readonly ways: bigint;
  readonly multiplier: Multiplier;
}

export interface AtOnce<Choice> {
  read(choice: Json): Choice | undefined;
  pays(choice: Choice): readonly Pay[];
  draw(choice: Choice, draws: Draws): Drawn;
  readonly choiceUsual: Json;
  readonly rules: { readonly [name: string]: Json };
}

export interface Drawn {
  readonly multiplier: Multiplier;
  readonly shown: { readonly [name: string]: Json };
}

export interface AtOnceMechanic extends Mechanic {
  /** What a choice pays; undefined: it is not allowed. */
  paysOf(choice: Json): readonly Pay[] | undefined;
}

export function atOnce<Choice>(game: AtOnce<Choice>): AtOnceMechanic {
  const paysOf = (choice: Json) => {
    const read = game.read(choice);
    return read === undefined ? undefined : game.pays(read);
  };
  const allows = (choice: Json, most: Multiplier) =>
    paysOf(choice)?.every(({ multiplier }) => multiplier <= most) ?? false;
  return {
    steps: false,
    choiceUsual: game.choiceUsual,
    rules: game.rules,
    paysOf,
    covered: (choice) => coveredBy(paysOf(choice) ?? []),
    allows,
    play({ choice, most, draws }) {
      const read = game.read(choice);
      if (read === undefined || !allows(choice, most)) return undefined;
      const pays = game.pays(read);
      const drawn = game.draw(read, draws);
      return { over: true, mayCashOut: false, variance: varianceOf(pays), ...drawn };
    },
  };
}

function coveredBy(pays: readonly Pay[]): number | undefined {
  const cases = pays.reduce((sum, { ways }) => sum + ways, 0n);
  const kept = pays.filter(({ multiplier }) => multiplier >= oneTime);
  const ways = kept.reduce((sum, pay) => sum + pay.ways, 0n);
  return cases === 0n ? undefined : Number((ways * 10_000n) / cases) / 10_000;
}

/** The exact return of what a choice pays. */
export const returnOf = (pays: readonly Pay[]): Ratio => meanOf(pays, (paid) => paid);

function varianceOf(pays: readonly Pay[]): Ratio {
  const mean = returnOf(pays);
  return subtract(
    meanOf(pays, (paid) => multiply(paid, paid)),
    multiply(mean, mean),
  );
}

function meanOf(pays: readonly Pay[], value: (paid: Ratio) => Ratio): Ratio {
  const cases = pays.reduce((sum, { ways }) => sum + ways, 0n);
  const sum = pays.reduce(
    (before, { ways, multiplier }) =>
      add(before, multiply(value(ratio(multiplier, oneTime)), ratio(ways))),
    ratio(0n),
  );
  return multiply(sum, ratio(1n, cases));
}
