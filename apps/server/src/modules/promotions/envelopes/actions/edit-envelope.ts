// Changes a red envelope that is not published; a proposal begins anew.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithEnvelopes } from '../ports.ts';
import { staffEnvelope } from '../print.ts';
import { lockEnvelope, readEnvelope, writeEnvelope } from '../store/envelopes.ts';
import { checkEnvelope, cleanEnvelope } from '../write.ts';

export const editEnvelope =
  (ports: WithEnvelopes): Action<typeof promotions.editEnvelope> =>
  async ({ caller: staff, input: { id, version, ...input }, now }) => {
    const done = await ports.database.transaction(async (tx) => {
      const before = await lockEnvelope(tx, id);
      if (before === undefined) return refuse('envelope-not-found');
      if (before.version !== version) return refuse('promotion-changed');
      if (before.stage !== 'draft' && before.stage !== 'proposed')
        return refuse('envelope-published');
      const refused = await checkEnvelope(ports, tx, input);
      if (refused) return refused;
      const written = cleanEnvelope(ports, input);
      await writeEnvelope(tx, { id, written, by: staff.username, now });
      const note = { staff, action: 'edit-envelope', subject: id };
      await ports.audit(tx, { ...note, before: before.written, after: written });
      return undefined;
    });
    if (isRefusal(done)) return done;
    const written = await readEnvelope(ports.database.kysely, id);
    return written ? staffEnvelope(written, ports.currency) : refuse('envelope-not-found');
  };
