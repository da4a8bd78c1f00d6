// The connections to vendors, as staff may see them, with what went on there during the last day.
import type { vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { shown } from '../change-connection.ts';
import type { VendorsParts } from '../parts.ts';
import { readActivity } from '../store/message-store.ts';

const dayMs = 24 * 3_600_000;
const quiet = { lastAt: null, lastAnswer: '', messages: 0, troubles: 0, oldKeyAt: null };

export const listConnections =
  ({ keeper, log, ports }: VendorsParts): Action<typeof vendors.listConnections> =>
  async ({ now }) => {
    await log.flush();
    const activity = await readActivity(ports.database.kysely, now - dayMs);
    const list = keeper.all().map((one) => {
      const isOver = one.previousUntil !== null && one.previousUntil <= now;
      const facts = shown(isOver ? { ...one, previousUntil: null } : one);
      return { ...facts, ...quiet, ...activity.get(one.vendor) };
    });
    return { list };
  };
