// An agent sets rates, and the prize group, of a direct member: all of them or none.
import { isRefusal, refuse, type rebates, type RefusalOf, type Refusal } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { RatesPorts } from '../ports.ts';
import { termsOf } from '../rules/configs.ts';
import { setRatesIn } from '../set-rates.ts';

type Endpoint = typeof rebates.updateDownlineRebates;

export const updateDownlineRebates =
  (ports: RatesPorts): Action<Endpoint> =>
  async ({ caller: { playerId: uplineId, username }, input, now }) => {
    const terms = termsOf(input.configs);
    if (isRefusal(terms)) return terms;
    const memberId = await ports.playerIdOf(input.customerName.trim());
    if (memberId === undefined) return refuse('member-not-found');
    const { rates, group } = terms;
    const by = { kind: 'agent', id: uplineId, name: username } as const;
    const asked = { memberId, by, reason: '', now, uplineId };
    const refusal = await ports.database.transaction((tx) =>
      setRatesIn(ports, tx, {
        ...asked,
        rates,
        beside: async () =>
          group === undefined ? undefined : ports.lottery.setGroupIn(tx, { ...asked, group }),
      }),
    );
    return (refusal as Refusal<RefusalOf<Endpoint>> | undefined) ?? { done: true as const };
  };
