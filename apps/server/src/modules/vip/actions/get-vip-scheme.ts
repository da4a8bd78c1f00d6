// The levels as staff write them, with how many members stand at each just now.
import type { vip } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { VipPorts } from '../ports.ts';
import { printOfStaff } from '../print.ts';
import { monthAt } from '@baize/money';
import { readScheme } from '../store/scheme.ts';
import { countMembers } from '../store/standings.ts';

export const getVipScheme =
  ({ database, policy, currency }: VipPorts): Action<typeof vip.getVipScheme> =>
  async ({ now }) => {
    const on = database.kysely;
    const { version, levels } = await readScheme(on);
    const members = await countMembers(on, now, monthAt(now));
    return {
      version,
      currency,
      withdrawalMaximum: policy().withdrawalMaximum,
      levels: levels.map((level) => ({
        ...printOfStaff(level),
        members: members.at.get(level.levelId) ?? 0,
      })),
      without: members.without,
    };
  };
