// From the data of a play to the play itself.
import { add, divide, multiply, ratio } from '../kit/ratio.ts';
import type { Mechanic, PlayDefinition, PlaySet } from './definition.ts';
import type { DrawKind } from './kinds.ts';
import { anyPlaces, anyStraight } from './mechanics/any-places.ts';
import { appear, repeats } from './mechanics/appear.ts';
import { divisions } from './mechanics/divisions.ts';
import { figure } from './mechanics/figure.ts';
import { group } from './mechanics/group.ts';
import { matches } from './mechanics/matches.ts';
import { mixedGroups } from './mechanics/mixed-groups.ts';
import { attributes, options } from './mechanics/options.ts';
import { parlay } from './mechanics/parlay.ts';
import { places } from './mechanics/places.ts';
import { sets, specialSets, withSpecial } from './mechanics/sets.ts';
import { sumPack } from './mechanics/sum-pack.ts';
import { straight, tails } from './mechanics/straight.ts';
import { anyOrder, digitsIn, numbers } from './mechanics/numbers.ts';
import { linkedPair } from './mechanics/linked-pair.ts';
import { ranked } from './mechanics/ranked.ts';
import { tailSets } from './mechanics/tail-sets.ts';
import type { Play, Rules, Tier } from './play.ts';

export function compilePlay(kind: DrawKind, definition: PlayDefinition): Play {
  const { code, id, pays, at, mechanic, odds, off } = definition;
  const rules = rulesOf(kind, at.length, mechanic);
  const ordered = !unordered.has(mechanic.by);
  const tiers = odds === undefined ? rules.tiers : atHouseOdds(rules.tiers, odds);
  return { ...rules, tiers, code, id, pays, at, kind, ordered, ...(off ? { off } : {}) };
}

/** Tiers with the odds of the house: each pays its part of what its bet returns at them. */
function atHouseOdds(tiers: readonly Tier[], odds: readonly number[]): Tier[] {
  const returned = tiers.map(({ chance }, tier) =>
    multiply(chance, ratio(BigInt(odds[tier] ?? 0))),
  );
  return tiers.map((tier, index) => {
    const own = returned.filter((_, other) => tiers[other]?.bet === tier.bet);
    const part = returned[index] ?? ratio(0n);
    return { ...tier, share: divide(part, own.reduce(add)), house: BigInt(odds[index] ?? 0) };
  });
}

export function compilePlays({ kind, plays }: PlaySet): Play[] {
  return plays.map((definition) => compilePlay(kind, definition));
}

const unordered = new Set<Mechanic['by']>(['matches', 'sets', 'appear', 'group']);

function rulesOf(kind: DrawKind, count: number, mechanic: Mechanic): Rules {
  switch (mechanic.by) {
    case 'straight':
      return straight(kind, count);
    case 'tails':
      return tails(kind, count);
    case 'places':
      return places(kind, count);
    case 'group':
      return group(kind, mechanic.parts);
    case 'mixed-groups':
      return mixedGroups(kind, count === 2 ? 2 : 3, mechanic.from);
    case 'figure':
      return figure(kind, count, mechanic.of);
    case 'appear':
      return appear(kind, count, mechanic.take);
    case 'sum-pack':
      return sumPack(kind, count, mechanic.take);
    case 'repeats':
      return repeats(kind, count, mechanic);
    case 'numbers':
      return numbers(count, mechanic);
    case 'digits-in':
      return digitsIn(mechanic);
    case 'any-order':
      return anyOrder(mechanic);
    case 'tail-sets':
      return tailSets(count, mechanic);
    case 'linked-pair':
      return linkedPair(count);
    case 'ranked':
      return ranked(kind, mechanic);
    default:
      return rulesOfNamed(kind, count, mechanic);
  }
}

type NamedMechanic = Extract<
  Mechanic,
  {
    by:
      | 'options'
      | 'attributes'
      | 'matches'
      | 'with-special'
      | 'sets'
      | 'special-sets'
      | 'parlay'
      | 'divisions'
      | 'any';
  }
>;

function rulesOfNamed(kind: DrawKind, count: number, mechanic: NamedMechanic): Rules {
  switch (mechanic.by) {
    case 'options':
      return options(mechanic.options);
    case 'attributes':
      return attributes(count, mechanic.options, mechanic.chance);
    case 'matches':
      return matches({ kind, drawn: count, ...mechanic });
    case 'with-special':
      return withSpecial(kind, mechanic.shares);
    case 'sets':
      return sets(kind, count, mechanic);
    case 'special-sets':
      return specialSets(kind, mechanic);
    case 'divisions':
      return divisions(kind, count, mechanic);
    case 'parlay':
      return parlay(kind, count, mechanic);
    case 'any':
      return mechanic.inner.by === 'straight'
        ? anyStraight(kind, mechanic.take, count)
        : anyPlaces(rulesOf(kind, mechanic.take, mechanic.inner), mechanic.take, count);
  }
}
