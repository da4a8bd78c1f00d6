// Shares of turnover that a promotion gives back, by category of games.
import { gameCategories, type GameCategory } from '@baize/contract';
import { unitsToNumber } from '@baize/money';
import { unitsOf, type Spec } from '../../offers/rules/spec.ts';

export interface Rebate {
  /** '': some vendors or games alone. */
  readonly productType: GameCategory | '';
  readonly vendors: string[];
  readonly rebateRate: number;
  readonly maxAmount: number | null;
}

/** Of several steps the one with the highest share, for each category. */
export function rebatesOf({ tiers }: Spec): readonly Rebate[] {
  const all = tiers.flatMap(({ rewards }) =>
    rewards.flatMap(({ share }): Rebate[] => {
      if (share?.of !== 'turnover') return [];
      const { categories, vendors, games } = share.games;
      const isOpen = categories.length + vendors.length + games.length === 0;
      const maxAmount = share.max === null ? null : unitsToNumber(unitsOf(share.max));
      const rate = { rebateRate: share.hundredths / 100, maxAmount };
      const wide = (isOpen ? gameCategories : categories).map((productType) => ({
        productType,
        vendors: [],
        ...rate,
      }));
      const isNarrow = vendors.length + games.length > 0;
      return isNarrow ? [...wide, { productType: '', vendors: [...vendors], ...rate }] : wide;
    }),
  );
  const best = new Map<string, Rebate>();
  for (const one of all) {
    const name = `${one.productType} ${one.vendors.join(' ')}`;
    if ((best.get(name)?.rebateRate ?? 0) < one.rebateRate) best.set(name, one);
  }
  return [...best.values()];
}
