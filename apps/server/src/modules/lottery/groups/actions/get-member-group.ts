// A member's prize group for staff, with its bounds and its changes.
import { refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { GroupsPorts } from '../ports.ts';
import { rangeOf } from '../rules/group-range.ts';
import { placeOf } from '../set-group.ts';
import { readChanges } from '../store/groups.ts';

export const getMemberGroup =
  (ports: GroupsPorts): Action<typeof lottery.getMemberGroup> =>
  async ({ input }) => {
    const on = ports.database.kysely;
    const place = await placeOf(ports, input.id, on);
    if (!place) return refuse('member-not-found');
    const changes = await readChanges(on, place.id);
    const { id, username, group, isDefault, upline } = place;
    return {
      id,
      username,
      group,
      isDefault,
      upline,
      ...rangeOf(ports.rules(), place),
      changes: changes.map(({ by: { kind, name }, ...change }) => ({
        ...change,
        by: {
          kind,
          name,
        },
      })),
    };
  };
