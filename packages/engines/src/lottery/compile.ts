// From the data of a play to the play itself.
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
import type { Play, Rules } from './play.ts';

export function compilePlay(kind: DrawKind, definition: PlayDefinition): Play {
  const { code, id, pays, at, mechanic } = definition;
  const rules = rulesOf(kind, at.length, mechanic);
  return { ...rules, code, id, pays, at, kind, ordered: !unordered.has(mechanic.by) };
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
