// Staff close a period again: agreements without a bill of it get one; nobody is paid twice.
import { refuse, type agreements } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { closeRun } from '../close-run.ts';
import type { AgreementsPorts } from '../ports.ts';
import { readRun, reopenRun } from '../store/runs.ts';

export const runAgain =
  (ports: AgreementsPorts): Action<typeof agreements.runAgain> =>
  async ({ caller: staff, input: { id, reason } }) => {
    const on = ports.database.kysely;
    const run = await readRun(on, id);
    if (run === undefined) return refuse('run-not-found');
    const span = { from: run.startsAt.getTime(), until: run.endsAt.getTime() };
    if ((await ports.facts.countedUntil()) < span.until) return refuse('run-too-early');
    await ports.database.transaction(async (tx) => {
      await reopenRun(tx, id);
      const note = { action: 'close-period-again', subject: `run:${id}`, before: {} };
      await ports.audit(tx, { staff, ...note, after: { reason } });
    });
    await closeRun(ports, { id, kind: run.kind, period: run.period, span });
    const after = (await readRun(on, id)) ?? run;
    return {
      id,
      kind: after.kind,
      period: after.period,
      ...span,
      state: after.state,
      closedAt: after.closedAt?.getTime() ?? null,
      agreements: after.agreements,
      bills: after.bills,
      due: printUnits(after.due),
    };
  };
