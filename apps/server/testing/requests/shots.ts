// The next request of a run: right, right twice at once, spoiled in one to three ways, one that was
// carried out before, or its key with another body. All of it follows from the seed and the number.
import type { EndpointSpec } from '@baize/contract';
import type { Question } from '../door/ask.ts';
import type { Chance } from '../chance.ts';
import { draftOf, type Drafting } from './draft.ts';
import { letterOf, questionOf, type Letter } from './letter.ts';
import type { CarriedOut, Memory } from './memory.ts';
import { newsLetter } from './news.ts';
import type { Named } from './nouns.ts';
import { fieldTricks, type Trick, type Tricking } from './tricks.ts';
import { wireTricks } from './wire-tricks.ts';
import type { World } from './world.ts';

export interface Shot {
  readonly kind: 'right' | 'twice at once' | 'spoiled' | 'again' | 'key with another body';
  readonly letter: Letter;
  readonly question: Question;
  /** The request that this one repeats. */
  readonly first?: CarriedOut;
}

export interface Shooting {
  readonly world: World;
  readonly endpoints: readonly Named[];
  readonly memory: Memory;
}

export async function shotOf({ world, endpoints, memory }: Shooting, key: string, chance: Chance) {
  const { people, known } = world;
  const kind = chance.weighted({
    right: 26,
    'twice at once': 3,
    spoiled: 63,
    again: 4,
    'key with another body': 4,
  });
  const first = memory.pick(chance);
  if (kind === 'again' && first) return { kind, ...first, first } satisfies Shot;
  const isReused = kind === 'key with another body' && first !== undefined;
  const named = isReused ? first.letter : chance.pick(endpoints);
  const drafting = { people, known, chance, key, now: world.clock.now() };
  const plain = rightLetter(named, drafting, world);
  const right = isReused ? withKeyOf(plain, first.letter) : plain;
  const letter = kind === 'spoiled' ? spoiled(right, { ...world, chance }) : right;
  const question = await questionOf(letter, people.door.seal);
  const shot = { letter, question, ...(isReused ? { first } : {}) };
  if (isReused || kind === 'twice at once') return { kind, ...shot } satisfies Shot;
  return { kind: kind === 'spoiled' ? kind : 'right', ...shot } satisfies Shot;
}

const isProvider = ({ who }: EndpointSpec) => who === 'provider';

function rightLetter(named: Named, drafting: Drafting, { built }: World): Letter {
  const letter = letterOf(draftOf(named, drafting));
  return isProvider(named.endpoint) ? newsLetter(built, letter, drafting) : letter;
}

const withKeyOf = (letter: Letter, { person, token, intent }: Letter): Letter => ({
  ...letter,
  person,
  token,
  intent,
});

const tricksMax = 3;

function spoiled(right: Letter, tricking: Tricking): Letter {
  const count = tricking.chance.pick([1, 1, 1, 1, 2, 2, tricksMax]);
  return Array.from({ length: count }).reduce<Letter>((letter) => tricked(letter, tricking), right);
}

function tricked(letter: Letter, tricking: Tricking): Letter {
  const [name, trick] = someTrick(tricking.chance);
  const change = trick(letter, tricking);
  return change ? { ...letter, ...change, tricks: [...letter.tricks, name] } : letter;
}

const ofFields = Object.entries(fieldTricks);
const ofWire = Object.entries(wireTricks);

function someTrick(chance: Chance): readonly [string, Trick] {
  if (chance.percent(45)) return ['field replaced', fieldTricks['field replaced'] as Trick];
  return chance.pick(chance.percent(60) ? ofFields : ofWire);
}
