// Staff set the quotas of an agent and say why.
import { refuse, type rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { RatesPorts } from '../ports.ts';
import { lockRates, readQuotas, writeQuotas } from '../store/rates.ts';

export const setRebateQuotas =
  ({ database, agents, audit }: RatesPorts): Action<typeof rebates.setRebateQuotas> =>
  async ({ caller, input: { id, quotas, reason }, now }) => {
    const names = new Set(quotas.map(({ category, rate }) => `${category} ${rate}`));
    return database.transaction(async (tx) => {
      await lockRates(tx);
      const [member] = await agents.lineOf(id, tx);
      if (member?.id !== id) return refuse('member-not-found');
      if (names.size !== quotas.length) return refuse('rebate-quotas-twice');
      const before = await readQuotas(tx, id);
      await writeQuotas(tx, id, quotas, now);
      await audit(tx, {
        staff: caller,
        action: 'set-rebate-quotas',
        subject: `member:${id}`,
        before,
        after: { quotas, reason },
      });
      return { done: true as const };
    });
  };
