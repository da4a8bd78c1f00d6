// The reasons that staff choose from.
import type { cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { readReasons } from '../store/reasons.ts';

export const listReasons =
  ({ database }: CashierPorts): Action<typeof cashier.listReasons> =>
  async () => ({
    list: (await readReasons(database.kysely)).map((one) => ({ ...one, texts: { ...one.texts } })),
  });
