// A play's rules as plain data: how it is written, and of each kind of unit its chance, its prize
// or odds, and its return.
import { printUnits } from '@baize/money';
import { printPercent, printRatio } from '../../kit/ratio.ts';
import type { Play } from '../play.ts';
import type { SelectionForm } from '../selection.ts';
import { parlayReturns } from './parlay-return.ts';
import { betReturns } from './promise.ts';
import { tierPays, type SlipTerms } from './terms.ts';

export interface TierFacts {
  readonly bet: string;
  /** What the tier is called, where its bet has several. */
  readonly name?: string;
  readonly chance: string;
  /** The prize of a unit of the price, or the odds; of a push the stake. */
  readonly pays: string;
  readonly push: boolean;
}

export interface PlayFacts {
  readonly code: string;
  readonly id: number;
  readonly pays: Play['pays'];
  readonly form: SelectionForm;
  readonly tiers: readonly TierFacts[];
  readonly returns: readonly {
    readonly bet: string;
    readonly percent: string;
    readonly exact: string;
  }[];
  /** Of a parlay, by number of legs: the least that any such bet returns. */
  readonly parlay?: readonly {
    readonly legs: number;
    readonly percent: string;
    readonly exact: string;
  }[];
}

export function describePlay(play: Play, terms: SlipTerms): PlayFacts {
  const pays = tierPays(play, terms);
  return {
    code: play.code,
    id: play.id,
    pays: play.pays,
    form: play.form,
    tiers: play.tiers.map((tier, index) => ({
      bet: play.bets[tier.bet] ?? '',
      ...(tier.name === undefined ? {} : { name: tier.name }),
      chance: printRatio(tier.chance),
      pays: printUnits(pays[index] ?? 0n, 4),
      push: tier.pays === 'stake',
    })),
    returns: betReturns(play, terms).map(({ bet, returned }) => ({
      bet,
      percent: printPercent(returned, 4),
      exact: printRatio(returned),
    })),
    ...(play.parlay === undefined ? {} : { parlay: describeParlay(play, terms) }),
  };
}

function describeParlay(play: Play, terms: SlipTerms): NonNullable<PlayFacts['parlay']> {
  return parlayReturns(play, tierPays(play, terms)).map(({ legs, returned }) => ({
    legs,
    percent: printPercent(returned, 4),
    exact: printRatio(returned),
  }));
}
