// The member's own steps among the levels, newest first; who set them and why stays with staff.
import type { vip } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { VipPorts } from '../ports.ts';
import { printStep } from '../print.ts';
import { readSteps } from '../store/standings.ts';

export const listVipSteps =
  ({ database }: VipPorts): Action<typeof vip.listVipSteps> =>
  async ({ caller: { playerId }, input, locale }) => {
    const { pageNo = 1, pageSize = 20 } = input;
    const { list, total } = await readSteps(database.kysely, playerId, { pageNo, pageSize });
    return { list: list.map((step) => printStep(step, locale)), total };
  };
