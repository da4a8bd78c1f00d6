// The agreements of a member with the agent above, which a move to another agent ends with their
// running period; agreements with the house and with those below stay.
import { isAgentType, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgreementsPorts } from '../ports.ts';
import { endOf } from '../end-below.ts';
import { periodAt } from '../rules/period.ts';
import { readOpenOfPayee, readOpenOfPayer } from '../store/reader.ts';
import type { AgreementRow } from '../store/rows.ts';

export const previewMove =
  (ports: AgreementsPorts): Action<typeof agreements.previewMove> =>
  async ({ input: { id, upline }, now }) => {
    if ((await ports.memberFile(id)) === undefined) return refuse('member-not-found');
    const above = await agentAbove(ports, upline);
    if (above === undefined) return refuse('agent-unknown');
    const on = ports.database.kysely;
    const [own, given] = await Promise.all([readOpenOfPayee(on, id), readOpenOfPayer(on, id)]);
    const rows = [...own, ...given];
    const people = rows.flatMap(({ payerId, payeeId }) => [payeeId, payerId ?? '']);
    const names = await ports.usernames([...new Set(people.filter((one) => one !== ''))]);
    const nameOf = (agentId: string) => ({ id: agentId, username: names.get(agentId) ?? '' });
    const list = rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      payerAgent: row.payerId === null ? null : nameOf(row.payerId),
      payee: nameOf(row.payeeId),
      endsAt: endsBy(row, { memberId: id, aboveId: above?.id, now }),
    }));
    return { list };
  };

/** Null: to the top; undefined: no agent has this name. */
async function agentAbove({ playerIdOf, memberFile }: AgreementsPorts, upline: string) {
  if (upline.trim() === '') return null;
  const id = await playerIdOf(upline.trim());
  const file = id === undefined ? undefined : await memberFile(id);
  return file && isAgentType(file.type) ? file : undefined;
}

interface Moved {
  readonly memberId: string;
  readonly aboveId: string | undefined;
  readonly now: number;
}

function endsBy(row: AgreementRow, { memberId, aboveId, now }: Moved): number | null {
  const isKept = row.payerId === null || row.payerId === aboveId || row.payeeId !== memberId;
  if (isKept) return null;
  return row.state === 'approved' ? endOf(row, periodAt(row.period, now).until) : now;
}
