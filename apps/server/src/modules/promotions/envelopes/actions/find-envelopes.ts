// Every red envelope, the newest first, and the rooms in which one can lie.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithEnvelopes } from '../ports.ts';
import { staffEnvelope } from '../print.ts';
import { readEnvelopes } from '../store/envelopes.ts';

export const findEnvelopes =
  (ports: WithEnvelopes): Action<typeof promotions.findEnvelopes> =>
  async ({ input: { stage, pageNo = 1, pageSize = 20 }, locale }) => {
    const page = { pageNo, pageSize, ...(stage === undefined ? {} : { stage }) };
    const [{ list, total }, rooms] = await Promise.all([
      readEnvelopes(ports.database.kysely, page),
      ports.rooms.openRooms(locale),
    ]);
    const shown = list.map((envelope) => staffEnvelope(envelope, ports.currency));
    return { list: shown, total, rooms: [...rooms] };
  };
