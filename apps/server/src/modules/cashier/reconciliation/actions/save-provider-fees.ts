// The fees that were agreed with a provider; those of its files that differ are named.
import { refuse, type cashier } from '@baize/contract';
import { parseUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { readFees, writeFees } from '../store/settlements.ts';

export const saveProviderFees =
  ({ database, providers, audit }: CashierPorts): Action<typeof cashier.saveProviderFees> =>
  ({ caller: staff, input }) => {
    const { provider } = input;
    if (!providers.some(({ name }) => name === provider)) {
      return Promise.resolve(refuse('provider-unknown'));
    }
    return database.transaction(async (tx) => {
      const before = await readFees(tx, provider);
      const after = input.fees.map(({ fixed, ...fee }) => ({
        ...fee,
        fixed: parseUnits(fixed, { decimalsMax: 4 }) ?? 0n,
      }));
      const once = [...new Map(after.map((fee) => [fee.direction, fee])).values()];
      await writeFees(tx, provider, once);
      await audit(tx, { staff, action: 'save-provider-fees', subject: provider, before, after });
      return { done: true } as const;
    });
  };
