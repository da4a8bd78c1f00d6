// The families whose games Baize deals itself, and all of their games. One line here makes a family
// known to everything that goes through them; what it still misses the compiler and
// `families.test.ts` name.
import type { Family, FamilyGame } from './kit/family.ts';
import { crash } from './crash/family.ts';
import { instant } from './instant/family.ts';
import { lottery } from './lottery/family.ts';
import { slots } from './slots/family.ts';

const all = [slots, lottery, instant, crash] as const;

export type FamilyCode = (typeof all)[number]['code'];
export type Game = FamilyGame<FamilyCode>;

export const families: readonly Family<FamilyCode>[] = registered<FamilyCode>(all);
export const games: readonly Game[] = families.flatMap((family) => family.games);

/** The game of a code that came from outside, if we deal it. */
export function gameOf(code: string): Game | undefined {
  return games.find((game) => game.code === code);
}

export function familyOf({ family: code }: Game): Family<FamilyCode> {
  const family = families.find((one) => one.code === code);
  if (!family) throw new RangeError(`There is no family ${code}.`);
  return family;
}

type Known<Kind extends Family['decides']> = Extract<Family<FamilyCode>, { decides: Kind }>;

/** The family of a game whose rounds are drawn at once; undefined: its slips wait for an event. */
export function roundFamilyOf(game: Game): Known<'round'> | undefined {
  const family = familyOf(game);
  return family.decides === 'round' ? family : undefined;
}

/** The family of a game whose slips wait for an event; undefined: its rounds are drawn at once. */
export function slipFamilyOf(game: Game): Known<'slip'> | undefined {
  const family = familyOf(game);
  return family.decides === 'slip' ? family : undefined;
}

/** The families, where none takes another's code or game, and every game says what it promises. */
export function registered<Code extends string>(
  list: readonly Family<Code>[],
): readonly Family<Code>[] {
  const owners = new Map<string, string>();
  for (const { code: family, games: own, decides } of list) {
    if (list.filter(({ code }) => code === family).length > 1) {
      throw new RangeError(`Two families are called ${family}.`);
    }
    for (const game of own) {
      const { code, family: told } = game;
      const owner = owners.get(code);
      if (owner !== undefined) throw new RangeError(`${owner} and ${family} both deal ${code}.`);
      owners.set(code, family);
      if (told !== family) throw new RangeError(`${code} of ${family} says it is of ${told}.`);
      // What hundreds of plays promise is worked out later; a test asks it of them.
      if (decides === 'round' && Object.keys(game.promises).length === 0)
        throw new RangeError(`${code} promises nothing.`);
    }
  }
  return list;
}
