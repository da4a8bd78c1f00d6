// Exchanges of points, for staff.
import { refuse, type points } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { PointsPorts } from '../ports.ts';
import { staffRedemptions } from '../print.ts';
import { countProcessing, readRedemptions } from '../store/redemptions.ts';

export const findRedemptions =
  (ports: PointsPorts): Action<typeof points.findRedemptions> =>
  async ({ input: { state, username, pageNo = 1, pageSize = 20 }, locale }) => {
    const playerId = username === undefined ? undefined : await ports.playerIdOf(username);
    if (username !== undefined && playerId === undefined) return refuse('member-not-found');
    const on = ports.database.kysely;
    const { list, total } = await readRedemptions(on, { playerId, state, pageNo, pageSize });
    const shown = await staffRedemptions(ports, list, locale);
    return { list: shown, total, processing: await countProcessing(on) };
  };
