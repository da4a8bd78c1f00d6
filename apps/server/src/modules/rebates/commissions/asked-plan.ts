// A plan as staff ask for it: tiers are read and judged, roots are found by name and lead trees.
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
  { playerIdOf, agents }: CommissionsPorts,
  { categories, tiers: asked, roots }: AskedTerms,
): Promise<
  ReadTerms | Refusal<'commission-tiers-wrong' | 'agent-unknown' | 'commission-root-below'>
> {
  const tiers: readonly Tier[] = asked.map(({ upTo, rate }) => ({
    upTo: upTo === null ? undefined : parseUnits(upTo, { decimalsMax: 4 }),
    rate,
  }));
  if (!areTiers(tiers)) return refuse('commission-tiers-wrong');
  const found = await Promise.all(roots.map((name) => playerIdOf(name.trim())));
  const rootIds = found.filter((id) => id !== undefined);
  if (rootIds.length < roots.length) return refuse('agent-unknown');
  const atTop = await agents.atTopOf(rootIds);
  const below = roots.find((_, at) => !atTop.has(rootIds[at] ?? ''));
  // A plan pays along the trees of agents: it would never pay one of somebody else.
  if (below !== undefined)
    return refuse('commission-root-below', { facts: { agent: below.trim() } });
  return { categories: [...new Set(categories)], tiers, rootIds };
}
