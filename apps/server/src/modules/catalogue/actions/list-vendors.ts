// The lanes of the lobby.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CataloguePorts } from '../ports.ts';
import { lanesOf } from '../rules/lobby.ts';

export function listVendors({
  games,
}: Pick<CataloguePorts, 'games'>): Action<typeof catalogue.listVendors> {
  return async () => ({ data: { lanes: lanesOf(games) } });
}
