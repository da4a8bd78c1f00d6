// Lists mutes and bans, newest first.
import type { chatDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { readSanctions } from '../store/person-store.ts';

export const listSanctions =
  (ports: ChatPorts): Action<typeof chatDesk.listSanctions> =>
  async ({ input: { playerId, running = false, pageNo = 1, pageSize = 20 }, now }) => {
    const search = { playerId, running, now, pageNo, pageSize };
    const { list, total } = await readSanctions(ports.database.kysely, search);
    const names = await ports.usernames(list.map((given) => given.playerId));
    return {
      list: list.map((given) => ({ ...given, username: names.get(given.playerId) ?? '' })),
      total,
    };
  };
