// Staff set rates of a member and say why; not of one whose account they opened of late.
import { refuse, type rebates, type Refusal, type RefusalOf } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { RatesPorts } from '../ports.ts';
import { setRatesIn } from '../set-rates.ts';

export const setMemberRates =
  (ports: RatesPorts): Action<typeof rebates.setMemberRates> =>
  async ({ caller, input: { id, rates, reason }, now }) => {
    const by = { kind: 'staff', id: caller.staffId, name: caller.username } as const;
    const refusal = await ports.database.transaction(async (tx) => {
      if (await ports.hasOpened(tx, { staff: caller, memberId: id, now }))
        return refuse('second-person-needed');
      return setRatesIn(ports, tx, {
        memberId: id,
        rates,
        by,
        reason,
        now,
        beside: async (_tx, changes) => {
          if (changes.length === 0) return undefined;
          await ports.audit(tx, {
            staff: caller,
            action: 'set-rebate-rates',
            subject: `member:${id}`,
            before: changes.map(({ category, before }) => ({ category, rate: before })),
            after: {
              rates: changes.map(({ category, after }) => ({ category, rate: after })),
              reason,
            },
          });
          return undefined;
        },
      });
    });
    return (
      (refusal as Refusal<RefusalOf<typeof rebates.setMemberRates>> | undefined) ?? {
        done: true as const,
      }
    );
  };
