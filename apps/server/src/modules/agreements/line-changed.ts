// A member was moved to another agent, or is no agent any more: what was agreed along the old line
// ends with the running window of five minutes, and what hangs on it below.
import type { AgreementEnd } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import { endAgreement } from './end-agreement.ts';
import { tellParties } from './party.ts';
import type { AgreementsPorts } from './ports.ts';
import { windowEnd } from './rules/period.ts';
import { lockLife } from './store/lock-life.ts';
import { readOpenOfPayee, readOpenOfPayer } from './store/reader.ts';
import type { AgreementRow } from './store/rows.ts';
import { cancel, closeOpenVersion } from './store/writer.ts';

type Ending = Pick<AgreementsPorts, 'outbox'>;

/** The member stands below another agent now, or at the top; what the house gives stays. */
export async function memberMoved(
  ports: Ending,
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: number },
): Promise<void> {
  await lockLife(tx);
  const rows = (await readOpenOfPayee(tx, memberId, windowEnd(now))).filter(
    ({ payerId }) => payerId !== null,
  );
  await endAll(ports, tx, { rows, end: 'moved', now });
}

/** The member leads nobody any more. */
export async function agentEnded(
  ports: Ending,
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: number },
): Promise<void> {
  await lockLife(tx);
  const endsAfter = windowEnd(now);
  const rows = [
    ...(await readOpenOfPayee(tx, memberId, endsAfter)),
    ...(await readOpenOfPayer(tx, memberId, { endsAfter })),
  ];
  await endAll(ports, tx, { rows, end: 'agent-ended', now });
}

interface Ended {
  readonly rows: readonly AgreementRow[];
  readonly end: AgreementEnd;
  readonly now: number;
}

async function endAll(ports: Ending, tx: Tx, { rows, end, now }: Ended): Promise<void> {
  const ended = new Set<string>();
  for (const row of rows) {
    // With one of those before it.
    if (ended.has(row.id)) continue;
    if (row.state === 'approved') {
      const all = await endAgreement(ports, tx, { row, end, now, at: windowEnd(now) });
      for (const { id } of all) ended.add(id);
      continue;
    }
    await closeOpenVersion(tx, { agreementId: row.id, state: 'cancelled', now, end });
    await cancel(tx, row.id, end);
    await tellParties(ports, tx, row);
  }
}
