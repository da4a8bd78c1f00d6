// A plan as staff ask for it: tiers are read and judged, roots are found by name.
import { refuse, type GameCategory, type Refusal } from '@baize/contract';
import { parseUnits } from '@baize/money';
import type { CommissionsPorts } from './ports.ts';
import { areTiers, type Tier } from './rules/tiers.ts';

export interface AskedTerms {
  readonly categories: readonly GameCategory[];
  readonly tiers: readonly { readonly upTo: string | null; readonly rate: number }[];
  readonly roots: readonly string[];
}

export interface ReadTerms {
  readonly categories: readonly GameCategory[];
  readonly tiers: readonly Tier[];
  readonly rootIds: readonly string[];
}

export async function readTerms(
  { playerIdOf }: CommissionsPorts,
  { categories, tiers: asked, roots }: AskedTerms,
): Promise<ReadTerms | Refusal<'commission-tiers-wrong' | 'agent-unknown'>> {
  const tiers: readonly Tier[] = asked.map(({ upTo, rate }) => ({
    upTo: upTo === null ? undefined : parseUnits(upTo, { decimalsMax: 4 }),
    rate,
  }));
  if (!areTiers(tiers)) return refuse('commission-tiers-wrong');
  const found = await Promise.all(roots.map((name) => playerIdOf(name.trim())));
  const rootIds = found.filter((id) => id !== undefined);
  if (rootIds.length < roots.length) return refuse('agent-unknown');
  return { categories: [...new Set(categories)], tiers, rootIds };
}
