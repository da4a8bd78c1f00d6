// Ends an agreement with its running period, and with it what the payee gave below on its strength.
import type { AgreementEnd } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import { endOf } from './end-below.ts';
import { endLine } from './end-line.ts';
import { tellParties } from './party.ts';
import type { AgreementsPorts } from './ports.ts';
import { periodAt } from './rules/period.ts';
import { tellEnded } from './tell-news.ts';
import type { AgreementRow } from './store/rows.ts';
import { closeOpenVersion, setEnd } from './store/writer.ts';

interface Ending {
  readonly row: AgreementRow;
  readonly end: AgreementEnd;
  readonly now: number;
  /** Absent: at the end of the period. */
  readonly at?: number;
  readonly askedBy?: 'staff';
  readonly reason?: string;
}

export async function endAgreement(
  ports: Pick<AgreementsPorts, 'outbox'>,
  tx: Tx,
  { row, now, at = periodAt(row.period, now).until, ...ending }: Ending,
): Promise<readonly AgreementRow[]> {
  const { id } = row;
  const endsAt = endOf(row, at);
  await setEnd(tx, { ...ending, id, endsAt });
  await closeOpenVersion(tx, { agreementId: id, state: 'cancelled', now, end: ending.end });
  await tellParties(ports, tx, row);
  // Two sides that agreed know of it.
  if (ending.end !== 'both-sides')
    await tellEnded(ports, tx, { news: 'contract-ended', ended: [row], now });
  return [row, ...(await endLine(ports, tx, row, { at: endsAt, now }))];
}
