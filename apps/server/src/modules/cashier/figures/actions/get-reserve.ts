// The money to be kept apart for players, as it was counted last.
import type { cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { reserveOf } from '../rules/reserve.ts';
import { readHoursMark, readReserve } from '../store/facts.ts';

export const getReserve =
  ({ database: { kysely } }: CashierPorts): Action<typeof cashier.getReserve> =>
  async () => {
    const [rows, { reserveAt }] = await Promise.all([readReserve(kysely), readHoursMark(kysely)]);
    return { at: reserveAt, currencies: [...reserveOf(rows)] };
  };
