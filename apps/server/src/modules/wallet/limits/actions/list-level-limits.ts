// The operator's deposit limits for everybody and by VIP level.
import type { wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { printLimit } from '../deposit-limits.ts';
import { brandLimits } from '../room-left.ts';
import { depositSpans } from '../rules/span.ts';
import { readLevelLimits } from '../store/reader.ts';

export const listLevelLimits =
  (ports: WalletPorts): Action<typeof wallet.listLevelLimits> =>
  async () => {
    const brand = brandLimits(ports);
    const levels = await readLevelLimits(ports.database.kysely);
    return {
      brand: depositSpans.map((span) => ({ span, value: printLimit(brand[span]) })),
      levels: levels.map(({ subject: levelId, span, value, at, by, reason }) => ({
        levelId,
        span,
        value: printUnits(value, 2),
        at,
        by,
        reason,
      })),
    };
  };
