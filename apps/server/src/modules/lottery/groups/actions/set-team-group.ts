// An agent sets the prize group of a direct member.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { GroupsPorts } from '../ports.ts';
import { setGroup } from '../set-group.ts';

export const setTeamGroup =
  (ports: GroupsPorts): Action<typeof lottery.setTeamGroup> =>
  async ({ caller: { playerId, username }, input: { id, group }, now }) => {
    const refusal = await setGroup(ports, {
      memberId: id,
      group,
      by: { kind: 'agent', id: playerId, name: username },
      reason: '',
      now,
      uplineId: playerId,
    });
    return refusal ?? { done: true as const };
  };
