// The banks that money can be paid in from, as clients of 2017 list them: each once, with the
// widest limits of the ways that take it.
import { oldDepositWays, type OldDepositWay, type wallet } from '@baize/contract';
import type { Units } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { wireNumber } from '../../books/rules/amount.ts';
import { findBank } from '../../accounts/rules/accounts.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { brandLimits, offeredTo } from '../offered-channels.ts';
import { isOpenAt, kindsOfOldWay, limitsOf } from '../rules/deposit-channel.ts';

interface Bank {
  readonly minimum: Units;
  readonly maximum: Units;
  readonly ways: ReadonlySet<OldDepositWay>;
}

export const listDepositBanks =
  (ports: DepositPorts): Action<typeof wallet.listDepositBanks> =>
  async (call) => {
    const brand = brandLimits(ports);
    const banks = new Map<string, Bank>();
    for (const channel of await offeredTo(ports, call)) {
      const ways = oldDepositWays.filter((way) => kindsOfOldWay[way].includes(channel.kind));
      if (ways.length === 0 || !isOpenAt(channel, call.now)) continue;
      const limits = limitsOf(channel, brand);
      for (const code of channel.bankCodes) {
        const known = banks.get(code) ?? { ...limits, ways: new Set<OldDepositWay>() };
        banks.set(code, {
          minimum: limits.minimum < known.minimum ? limits.minimum : known.minimum,
          maximum: limits.maximum > known.maximum ? limits.maximum : known.maximum,
          ways: new Set([...known.ways, ...ways]),
        });
      }
    }
    return {
      deposit_banks: [...banks].map(([code, { minimum, maximum, ways }]) => ({
        bank_code: code,
        bank_ch_name: findBank(code)?.bankName ?? code,
        min_deposit: wireNumber(minimum),
        max_deposit: wireNumber(maximum),
        ways: [...ways],
      })),
    };
  };
