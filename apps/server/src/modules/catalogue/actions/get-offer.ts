// Categories with their lanes and every vendor, as staff arrange them.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CatalogueParts } from '../parts.ts';
import { categoryFact, gameCounts, vendorFact } from '../rules/facts.ts';

export const getOffer =
  ({ ports, keeper }: CatalogueParts): Action<typeof catalogue.getOffer> =>
  async ({ locale }) => {
    const lobby = keeper.lobby();
    const sight = { lobby, counts: gameCounts(lobby), about: ports.vendors, tag: locale };
    const vendors = [...lobby.vendors.values()].map((row) => vendorFact(row, sight));
    return {
      categories: lobby.lanes.map(categoryFact),
      vendors: vendors.toSorted((a, b) => a.displayName.localeCompare(b.displayName)),
    };
  };
