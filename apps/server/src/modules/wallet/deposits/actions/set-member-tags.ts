// Sets the tags of a member, with an audit note.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { lockDeposits } from '../../limits/store/writer.ts';
import { readTags, writeTags } from '../store/channels.ts';

export const setMemberTags =
  (ports: WalletPorts): Action<typeof wallet.setMemberTags> =>
  async ({ caller: staff, input: { id, tags } }) => {
    if (!(await ports.usernames([id])).has(id)) return refuse('member-not-found');
    return ports.database.transaction(async (tx) => {
      // Two that replace them at once follow one another.
      await lockDeposits(tx, id);
      const before = await readTags(tx, id);
      await writeTags(tx, id, tags);
      const after = await readTags(tx, id);
      const note = { staff, action: 'set-deposit-tags', subject: id, before, after };
      await ports.audit(tx, note);
      return { tags: [...after] };
    });
  };
