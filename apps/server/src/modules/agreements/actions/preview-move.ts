// The agreements of a member, and which of them a move to another agent ends with the running
// window: those with the agent above, and what the member gave below on their strength. The house's
// stay.
import { isAgentType, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgreementsPorts } from '../ports.ts';
import { endOf } from '../end-below.ts';
import { windowEnd } from '../rules/period.ts';
import { readOpenOfPayee, readOpenOfPayer } from '../store/reader.ts';
import type { AgreementRow } from '../store/rows.ts';

export const previewMove =
  (ports: AgreementsPorts): Action<typeof agreements.previewMove> =>
  async ({ input: { id, upline }, now }) => {
    if ((await ports.memberFile(id)) === undefined) return refuse('member-not-found');
    const above = await agentAbove(ports, upline);
    if (above === undefined) return refuse('agent-unknown');
    const on = ports.database.kysely;
    const endsAfter = windowEnd(now);
    const [own, given] = await Promise.all([
      readOpenOfPayee(on, id, endsAfter),
      readOpenOfPayer(on, id, { endsAfter }),
    ]);
    const rows = [...own, ...given];
    const people = rows.flatMap(({ payerId, payeeId }) => [payeeId, payerId ?? '']);
    const names = await ports.usernames([...new Set(people.filter((one) => one !== ''))]);
    const nameOf = (agentId: string) => ({ id: agentId, username: names.get(agentId) ?? '' });
    const moved = endedKinds(own, above?.id);
    const list = rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      payerAgent: row.payerId === null ? null : nameOf(row.payerId),
      payee: nameOf(row.payeeId),
      endsAt: moved.has(row.kind) && row.payerId !== null ? endsBy(row, now) : null,
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

/** The kinds that the agent above gives now, unless it stays the same agent. */
const endedKinds = (own: readonly AgreementRow[], aboveId: string | undefined) =>
  new Set(
    own.filter(({ payerId }) => payerId !== null && payerId !== aboveId).map(({ kind }) => kind),
  );

const endsBy = (row: AgreementRow, now: number): number =>
  row.state === 'approved' ? endOf(row, windowEnd(now)) : now;
