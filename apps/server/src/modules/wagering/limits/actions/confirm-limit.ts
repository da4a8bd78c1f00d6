// The player's second word for a higher deposit limit, 24 hours after the first.
import { refuse, type wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WageringPorts } from '../../ports.ts';
import { depositLimitOf } from '../deposit-limit.ts';

export function confirmLimit(ports: WageringPorts): Action<typeof wagering.confirmLimit> {
  return async ({ caller: { playerId }, input: { span }, now }) => {
    const isConfirmed = await ports.depositLimits.confirm(playerId, span, now);
    if (!isConfirmed) return refuse('limit-raise-unknown');
    return { limit: await depositLimitOf(ports, { playerId, span, now }) };
  };
}
