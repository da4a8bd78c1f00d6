// Weights as calls carry them: lists of fixed words instead of open records.
import { gameCategories, type AnswerOf, type Refusal, type wallet } from '@baize/contract';
import type { Weights } from '@baize/ledger';
import type { WeightsVersion } from '../store/weights.ts';

type WireVersion = Exclude<AnswerOf<typeof wallet.getBonusWeights>, Refusal>;
export type WireWeights = Pick<WireVersion, 'categories' | 'games' | 'oddsMin'>;

export function wireWeights({ categories, games, oddsMin }: Weights): WireWeights {
  return {
    categories: gameCategories.map((category) => ({
      category,
      percent: categories[category] ?? 0,
    })),
    games: Object.entries(games).map(([game, percent]) => ({ game, percent })),
    oddsMin: gameCategories.flatMap((category) => {
      const hundredths = oddsMin[category];
      return hundredths === undefined ? [] : [{ category, hundredths }];
    }),
  };
}

export function wireVersion({ id, madeAt, madeBy, ...weights }: WeightsVersion): WireVersion {
  return { version: String(id), madeAt: madeAt.getTime(), madeBy, ...wireWeights(weights) };
}

export function weightsOf({ categories, games, oddsMin }: WireWeights): Weights {
  return {
    categories: Object.fromEntries(categories.map(({ category, percent }) => [category, percent])),
    games: Object.fromEntries(games.map(({ game, percent }) => [game, percent])),
    oddsMin: Object.fromEntries(oddsMin.map(({ category, hundredths }) => [category, hundredths])),
  };
}
