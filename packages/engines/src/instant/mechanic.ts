// How a small game is played: from the player's choice and the draws to what it is worth. A game is
// over at once, or goes on step by step; its steps are part of the choice, and numbers that no step
// has reached yet are not drawn.
import type { Json } from '../kit/canonical-json.ts';
import type { Draws } from '../kit/draws.ts';
import type { Ratio } from '../kit/ratio.ts';
import type { Multiplier } from './multiplier.ts';

/** A round as far as its choice goes. */
export interface Hand {
  /** Nothing more can be chosen: the multiplier is paid. */
  readonly over: boolean;
  /** What it is worth now, in stakes. */
  readonly multiplier: Multiplier;
  /** Whether the player may end it now. */
  readonly mayCashOut: boolean;
  /**
   * The variance of the payout in stakes, given the choices made: of each step as it stood before
   * it was drawn. Sums of it judge the return of players who stop when they like.
   */
  readonly variance: Ratio;
  /** What happened so far, as plain JSON, and nothing that is still to come. */
  readonly shown: { readonly [name: string]: Json };
}

export interface HandAsked {
  readonly choice: Json;
  /** No payout may exceed this multiple of the stake. */
  readonly most: Multiplier;
  readonly draws: Draws;
}

export interface Mechanic {
  /** Whether its rounds go on step by step. */
  readonly steps: boolean;
  /** Whether a round may begin with this choice. */
  allows(choice: Json, most: Multiplier): boolean;
  /** Undefined: the choice, or one of its steps, is not allowed. */
  play(asked: HandAsked): Hand | undefined;
  /** In which share of all cases a choice gives at least its stake back. */
  covered?(choice: Json): number | undefined;
  /** A choice to begin with. */
  readonly choiceUsual: Json;
  /** All that decides a payout, as screens and rules show it. */
  readonly rules: { readonly [name: string]: Json };
}

/** Ends a hand; any other step is the game's own. */
export const cashOut = 'cash-out';

/** The fields of a choice when it has these and no others. */
export function fieldsOf<Name extends string>(
  choice: Json,
  names: readonly Name[],
): Readonly<Record<Name, Json>> | undefined {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return undefined;
  const fields = choice as Readonly<Record<string, Json>>;
  const isExact =
    Object.keys(fields).length === names.length &&
    names.every((name) => Object.hasOwn(fields, name));
  return isExact ? (fields as Readonly<Record<Name, Json>>) : undefined;
}

/** One of these values, told by its JSON. */
export const oneOf = <Value extends Json>(
  values: readonly Value[],
  found: Json,
): Value | undefined => values.find((value) => value === found);

export const wholeWithin = (least: number, most: number, found: Json): number | undefined =>
  typeof found === 'number' && Number.isInteger(found) && found >= least && found <= most
    ? found
    : undefined;

/** The steps of a choice, and the choice without them. */
export function splitSteps(choice: Json): { start: Json; steps: readonly Json[] } | undefined {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return undefined;
  const { steps = [], ...start } = choice as { readonly [name: string]: Json };
  return Array.isArray(steps) ? { start, steps } : undefined;
}

/** A choice with one more step. */
export function withSteps(start: Json, steps: readonly Json[]): Json {
  return { ...(start as { readonly [name: string]: Json }), steps };
}
