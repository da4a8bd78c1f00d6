// The agreements of a member, and which of them and of those below a move to another agent ends:
// those with the agent above, and what hangs on them down the line. The house's stay.
import { isAgentType, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgreementsPorts } from '../ports.ts';
import { endOf, fallingBelow } from '../end-below.ts';
import { offersBeyond } from '../end-line.ts';
import { windowEnd } from '../rules/period.ts';
import { housePaysOne, readOpenOfPayee, readOpenOfPayer } from '../store/reader.ts';
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
    const ends = await endsByMove(ports, {
      own: own.filter(({ payerId }) => payerId !== null && payerId !== above?.id),
      now,
    });
    const rows = new Map([...own, ...given, ...ends.rows].map((row) => [row.id, row]));
    const people = [...rows.values()].flatMap(({ payerId, payeeId }) => [payeeId, payerId ?? '']);
    const names = await ports.usernames([...new Set(people.filter((one) => one !== ''))]);
    const nameOf = (agentId: string) => ({ id: agentId, username: names.get(agentId) ?? '' });
    const list = [...rows.values()].map((row) => ({
      id: row.id,
      kind: row.kind,
      payerAgent: row.payerId === null ? null : nameOf(row.payerId),
      payee: nameOf(row.payeeId),
      endsAt: ends.at.get(row.id) ?? null,
    }));
    const agentIds =
      above === null ? [] : await newlyAbove(ports, { memberId: id, aboveId: above.id });
    return { list, needsSecond: await housePaysOne(on, { agentIds, now }) };
  };

/** Who would stand above the member and does not now. */
async function newlyAbove(
  { lineOf }: Pick<AgreementsPorts, 'lineOf'>,
  { memberId, aboveId }: { readonly memberId: string; readonly aboveId: string },
): Promise<readonly string[]> {
  const [before, after] = await Promise.all([lineOf(memberId), lineOf(aboveId)]);
  const known = new Set(before.map(({ id }) => id));
  return after.map(({ id }) => id).filter((id) => !known.has(id));
}

/** Null: to the top; undefined: no agent has this name. */
async function agentAbove({ playerIdOf, memberFile }: AgreementsPorts, upline: string) {
  if (upline.trim() === '') return null;
  const id = await playerIdOf(upline.trim());
  const file = id === undefined ? undefined : await memberFile(id);
  return file && isAgentType(file.type) ? file : undefined;
}

interface Moved {
  /** With an agent who stands above no more. */
  readonly own: readonly AgreementRow[];
  readonly now: number;
}

/** When each ends, found as the move itself finds it; an offer is over at once. */
async function endsByMove({ database }: Pick<AgreementsPorts, 'database'>, { own, now }: Moved) {
  const at = new Map<string, number>();
  const rows: AgreementRow[] = [];
  for (const [place, row] of own.entries()) {
    if (row.state !== 'approved') {
      at.set(row.id, now);
      continue;
    }
    const endsAt = endOf(row, windowEnd(now));
    at.set(row.id, endsAt);
    const lowered = own.slice(0, place + 1).filter(({ state }) => state === 'approved');
    const falling = await fallingBelow(database.kysely, { lowered, at: endsAt });
    for (const { row: below } of falling) {
      rows.push(below);
      at.set(below.id, at.get(below.id) ?? endOf(below, endsAt));
    }
    const line = [...lowered, ...falling.map(({ row: below }) => below)];
    for (const offered of await offersBeyond(database.kysely, { lowered: line, at: endsAt })) {
      // A change that is offered beside what stays is no end of it.
      if (offered.state === 'approved' || at.has(offered.id)) continue;
      rows.push(offered);
      at.set(offered.id, now);
    }
  }
  return { at, rows };
}
