// The member's points, and their worth at the ratio in force.
import type { points } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { PointsPorts } from '../ports.ts';
import { worthOf } from '../rules/scheme.ts';
import { readAccount } from '../store/accounts.ts';
import { readScheme } from '../store/scheme.ts';

export const getPointBalance =
  ({ database, currency }: PointsPorts): Action<typeof points.getPointBalance> =>
  async ({ caller: { playerId } }) => {
    const on = database.kysely;
    const [{ balance, earned }, { rates }] = await Promise.all([
      readAccount(on, playerId),
      readScheme(on),
    ]);
    const worth = rates.isConverting ? worthOf(balance, rates.ratio) : 0n;
    return { balance: Number(balance), earned: Number(earned), worth: printUnits(worth), currency };
  };
