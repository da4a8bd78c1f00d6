// Stops a red envelope at once; what is not taken returns.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { endEnvelope } from '../end.ts';
import type { WithEnvelopes } from '../ports.ts';
import { staffEnvelope } from '../print.ts';
import { readEnvelope } from '../store/envelopes.ts';

export const stopEnvelope =
  (ports: WithEnvelopes): Action<typeof promotions.stopEnvelope> =>
  async ({ caller: staff, input: { id, reason }, now }) => {
    const done = await ports.database.transaction(async (tx) => {
      if ((await readEnvelope(tx, id)) === undefined) return refuse('envelope-not-found');
      const note = { staff, action: 'stop-envelope', subject: id };
      const ended = await endEnvelope(ports, tx, { id, stage: 'stopped', reason, now });
      if (ended === undefined) return refuse('envelope-over');
      await ports.audit(tx, { ...note, before: null, after: { reason } });
      return undefined;
    });
    if (isRefusal(done)) return done;
    await ports.envelopes.changed();
    const stopped = await readEnvelope(ports.database.kysely, id);
    return stopped ? staffEnvelope(stopped, ports.currency) : refuse('envelope-not-found');
  };
