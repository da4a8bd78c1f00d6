// The member's balance with the contracts that an agent has and that wait for an answer. A member
// who is no agent has none.
import { isAgentType, type agreements } from '@baize/contract';
import { unitsToNumber } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { kindStates } from '../family.ts';
import type { AgreementsPorts } from '../ports.ts';

export const getFundsConsolidated =
  (ports: AgreementsPorts): Action<typeof agreements.getFundsConsolidated> =>
  async ({ caller: { playerId, currency, type }, now }) => {
    const [balance, states] = await Promise.all([
      ports.spendable(playerId, currency),
      isAgentType(type) ? kindStates(ports, playerId, now) : undefined,
    ]);
    const [dividend, daily, hourly, realTime] = (
      ['dividend', 'daily-salary', 'hourly-salary', 'realtime-salary'] as const
    ).map((kind) => states?.get(kind));
    return {
      availBalance: unitsToNumber(balance),
      currency,
      divtypereq: dividend?.waiting[0]?.request ?? null,
      dailysalreqtype: daily?.waiting[0]?.request ?? null,
      contracthoursalreq: hourly?.waiting[0]?.request ?? null,
      realtimesalreqtype: realTime?.waiting[0]?.request ?? null,
      divtypeinfo: dividend?.contract ?? null,
      dailysalinfotype: daily?.contract ?? null,
      contracthoursalinfo: hourly?.contract ?? null,
      contractmrdailysalinfotype: realTime?.contract ?? null,
    };
  };
