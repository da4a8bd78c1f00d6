// The connections to vendors, as staff may see them.
import type { vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { shown } from '../change-connection.ts';
import type { VendorsParts } from '../parts.ts';

export const listConnections =
  ({ keeper }: VendorsParts): Action<typeof vendors.listConnections> =>
  async () => ({ list: keeper.all().map(shown) });
