// A play as data: which mechanic scores it, at which places of the draw. All that decides a prize
// stands here or in the mechanic's code.
import type { Condition } from './facts.ts';
import type { DrawKind } from './kinds.ts';
import type { DivisionTerms } from './mechanics/divisions.ts';
import type { Repeats } from './mechanics/appear.ts';
import type { GroupPart } from './mechanics/group.ts';
import type { GroupsFrom } from './mechanics/mixed-groups.ts';
import type { Figure } from './mechanics/figure.ts';
import type { Chance, Option } from './mechanics/options.ts';
import type { ParlayTerms } from './mechanics/parlay.ts';
import type { SetTerms, SpecialSetTerms } from './mechanics/sets.ts';
import type { CutTerms, NumbersTerms } from './mechanics/numbers.ts';
import type { RankedTerms } from './mechanics/ranked.ts';
import type { TailTerms } from './mechanics/tail-sets.ts';
import type { Pays } from './play.ts';

export type Mechanic =
  | { readonly by: 'straight' | 'tails' | 'places' }
  | { readonly by: 'group'; readonly parts: readonly GroupPart[] }
  | { readonly by: 'mixed-groups'; readonly from: GroupsFrom }
  | { readonly by: 'figure'; readonly of: Figure }
  | { readonly by: 'appear'; readonly take: number }
  | ({ readonly by: 'repeats' } & Repeats)
  | { readonly by: 'sum-pack'; readonly take: number }
  | { readonly by: 'options'; readonly options: readonly Option[] }
  | {
      readonly by: 'attributes';
      readonly options: readonly { readonly name: string; readonly wins: Condition }[];
      readonly chance: readonly [wins: number, outOf: number];
    }
  | {
      readonly by: 'matches';
      readonly take: number;
      readonly most?: number;
      readonly wins: readonly { readonly matched: number; readonly share?: Chance }[];
    }
  | { readonly by: 'with-special'; readonly shares: readonly Chance[] }
  | ({ readonly by: 'sets' } & SetTerms)
  | ({ readonly by: 'special-sets' } & SpecialSetTerms)
  | ({ readonly by: 'divisions' } & DivisionTerms)
  | ({ readonly by: 'parlay' } & ParlayTerms)
  | ({ readonly by: 'numbers' } & NumbersTerms)
  | ({ readonly by: 'digits-in' | 'any-order' } & CutTerms)
  | ({ readonly by: 'tail-sets' } & TailTerms)
  | { readonly by: 'linked-pair' }
  | ({ readonly by: 'ranked' } & RankedTerms)
  /** The play at every choice of `take` of the places. */
  | { readonly by: 'any'; readonly take: number; readonly inner: Mechanic };

export interface PlayDefinition {
  readonly code: string;
  readonly id: number;
  readonly pays: Pays;
  readonly at: readonly number[];
  readonly mechanic: Mechanic;
  /** By tier, the odds at the house's own return, in units of 1/10,000. */
  readonly odds?: readonly number[];
  /** Staff have to switch it on. */
  readonly off?: true;
}

/** The plays of one kind of draw. */
export interface PlaySet {
  readonly kind: DrawKind;
  readonly plays: readonly PlayDefinition[];
}
