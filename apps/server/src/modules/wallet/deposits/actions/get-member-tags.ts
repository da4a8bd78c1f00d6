// The tags of a member.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { readTags } from '../store/channels.ts';

export const getMemberTags =
  ({ database, usernames }: WalletPorts): Action<typeof wallet.getMemberTags> =>
  async ({ input: { id } }) => {
    if (!(await usernames([id])).has(id)) return refuse('member-not-found');
    return { tags: [...(await readTags(database.kysely, id))] };
  };
