// Closes every period that is over and counted, one after the other, the oldest first. An hour is
// closed at five past, days and longer at 00:30, a window of five minutes at once.
import type { AgreementsPorts } from '../ports.ts';
import { closeRun } from '../close-run.ts';
import { closingAt, closings, periodAt } from '../rules/period.ts';
import { readNextToClose, runIdOf, type Closing } from '../store/runs.ts';

/** A run of this job does not go on for ever; the next one goes on. */
const runsMax = 600;

export const closePeriods = (ports: AgreementsPorts) => async (): Promise<void> => {
  await ports.facts.countFacts();
  for (const [kind, period] of closings) await closeAll(ports, { kind, period });
};

async function closeAll(ports: AgreementsPorts, closing: Closing): Promise<void> {
  for (let run = 0; run < runsMax; run += 1) {
    const at = await readNextToClose(ports.database.kysely, closing);
    if (at === undefined) return;
    const span = periodAt(closing.period, at);
    if (closingAt(closing.period, span.until) > ports.clock.now()) return;
    if ((await ports.facts.countedUntil()) < span.until) return;
    await closeRun(ports, { ...closing, id: runIdOf(closing, span), span });
  }
}
