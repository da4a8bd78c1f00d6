// The member's sign-ins and failed tries of the last year, newest first.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { listLogins as readLogins } from '../store/login-store.ts';

export const listLogins =
  ({ ports }: IdentityParts): Action<typeof identity.listLogins> =>
  async ({ caller: { playerId }, input: { pageNo = 1, pageSize = 20 } }) => {
    const page = { playerId, offset: (pageNo - 1) * pageSize, limit: pageSize };
    const { list, total } = await readLogins(ports.database.kysely, page);
    const shown = list.map(({ address: ip, ...login }) => ({ ...login, ip }));
    return { list: shown, total };
  };
