// Notes of staff on a withdrawal or a difference, newest first.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Note {
  readonly staff: string;
  readonly at: number;
  readonly text: string;
}

const notesMax = 100;

export async function readNotes(on: Queryable, subject: string): Promise<readonly Note[]> {
  const { rows } = await sql<Omit<Note, 'at'> & { at: Date }>`select staff, at, text
    from cashier_note where subject = ${subject} order by note_id desc
    limit ${notesMax}`.execute(on);
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

export async function addNote(
  on: Queryable | Tx,
  { subject, staffId, staff, at, text }: Note & { subject: string; staffId: string },
): Promise<void> {
  await sql`insert into cashier_note (subject, staff_id, staff, text, at)
    values (${subject}, ${staffId}, ${staff}, ${text}, ${new Date(at)})`.execute(on);
}
