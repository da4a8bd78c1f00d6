// Notes of staff on members.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Page } from '../member-door.ts';

export interface NewNote {
  readonly memberId: string;
  readonly staffId: string;
  readonly staff: string;
  readonly text: string;
}

export async function writeNote(tx: Tx, note: NewNote, now: number): Promise<void> {
  const { memberId, staffId, staff, text } = note;
  await sql`insert into operator_member_note (member_id, at, staff_id, staff, text)
    values (${memberId}, ${new Date(now)}, ${staffId}, ${staff}, ${text})`.execute(tx);
}

interface NoteRow {
  readonly id: bigint;
  readonly at: Date;
  readonly staff: string;
  readonly text: string;
}

export async function readNotes(on: Queryable, memberId: string, { pageNo, pageSize }: Page) {
  const [page, count] = await Promise.all([
    sql<NoteRow>`select note_id as id, at, staff, text from operator_member_note
      where member_id = ${memberId} order by note_id desc
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on),
    sql<{ total: bigint }>`select count(*) as total from operator_member_note
      where member_id = ${memberId}`.execute(on),
  ]);
  return {
    list: page.rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), at: at.getTime() })),
    total: Number(count.rows[0]?.total ?? 0n),
  };
}
