// A player's limits on deposits, as the modules above see and change them.
import type { Units } from '@baize/money';
import type { Database } from '../../../../platform/database/index.ts';
import { changeDepositLimit, earliestStart, limitAt, usedOf } from '../rules/deposit-limit.ts';
import type { DepositLimit } from '../rules/deposit-limit.ts';
import type { DepositSpan } from '../rules/span.ts';
import { readCountedDeposits, readDepositLimits } from './reader.ts';
import { lockDeposits, writeDepositLimit } from './writer.ts';

export interface DepositLimitUse extends DepositLimit {
  readonly used: Units;
}

export function createDepositLimits(database: Database) {
  return {
    /** Every span with what is used of it; a value of null is no limit. */
    async list(playerId: string, now: number): Promise<readonly DepositLimitUse[]> {
      const counted = { playerId, since: earliestStart(now), now };
      const [limits, deposits] = await Promise.all([
        readDepositLimits(database.kysely, playerId),
        readCountedDeposits(database.kysely, counted),
      ]);
      return limits.map((limit) => ({
        ...limitAt(limit, now),
        used: usedOf(limit.span, deposits, now),
      }));
    },
    async set(playerId: string, span: DepositSpan, value: Units | null, now: number) {
      await database.transaction(async (tx) => {
        await lockDeposits(tx, playerId);
        const limits = await readDepositLimits(tx, playerId);
        const limit = limits.find((one) => one.span === span);
        const old = limit ?? { span, value: null, pendingValue: null, pendingFrom: null };
        await writeDepositLimit(tx, playerId, changeDepositLimit(old, value, now));
      });
    },
  };
}
