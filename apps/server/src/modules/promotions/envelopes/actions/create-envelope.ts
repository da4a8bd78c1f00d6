// Writes the draft of a red envelope, once for each intent.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import type { WithEnvelopes } from '../ports.ts';
import { staffEnvelope } from '../print.ts';
import { addEnvelope, readEnvelope } from '../store/envelopes.ts';
import { checkEnvelope, cleanEnvelope } from '../write.ts';

export const createEnvelope =
  (ports: WithEnvelopes): Action<typeof promotions.createEnvelope> =>
  async ({ caller: staff, input, intent, now }) => {
    const refused = await checkEnvelope(ports, ports.database.kysely, input);
    if (refused) return refused;
    const written = cleanEnvelope(ports, input);
    const id = `e${digestOf(`envelope ${staff.staffId} ${intent}`).slice(0, 23)}`;
    await ports.database.transaction(async (tx) => {
      if (!(await addEnvelope(tx, { id, written, by: staff.username, now }))) return;
      const note = { staff, action: 'create-envelope', subject: id };
      await ports.audit(tx, { ...note, before: null, after: written });
    });
    const made = await readEnvelope(ports.database.kysely, id);
    return made ? staffEnvelope(made, ports.currency) : refuse('promotion-text-missing');
  };
