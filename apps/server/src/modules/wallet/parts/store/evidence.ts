// Evidence about payments: the payer's proof, the word that nothing arrived, and the talk of a
// dispute. A picture is only read by itself.
import type { EvidenceAuthor, EvidenceKind } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Evidence {
  readonly id: string;
  /** A match, or the withdrawal or part that a provider paid. */
  readonly subject: string;
  readonly author: EvidenceAuthor;
  readonly kind: EvidenceKind;
  readonly writerId: string;
  readonly writerName: string;
  readonly message: string;
  readonly hasPicture: boolean;
  readonly at: number;
}

export interface NewEvidence extends Omit<Evidence, 'hasPicture'> {
  readonly picture: Uint8Array | null;
}

/** False when it was added before. */
export async function addEvidence(tx: Tx, added: NewEvidence): Promise<boolean> {
  const { id, subject, author, kind, writerId, writerName, message, picture, at } = added;
  const { rows } = await sql`insert into wallet_evidence
    (id, subject, author, kind, writer_id, writer_name, message, picture, at)
    values (${id}, ${subject}, ${author}, ${kind}, ${writerId}, ${writerName}, ${message},
      ${picture}, ${new Date(at)})
    on conflict (id) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

type EvidenceRow = Omit<Evidence, 'at'> & { readonly at: Date };
const evidenceOf = (row: EvidenceRow): Evidence => ({ ...row, at: row.at.getTime() });

const columns = sql`id, subject, author, kind, writer_id as "writerId",
  writer_name as "writerName", message, picture is not null as "hasPicture", at`;

export const evidenceMax = 200;

/** Oldest first. */
export async function readEvidence(
  on: Queryable | Tx,
  subject: string,
): Promise<readonly Evidence[]> {
  const { rows } = await sql<EvidenceRow>`select ${columns} from wallet_evidence
    where subject = ${subject} order by seq limit ${evidenceMax}`.execute(on);
  return rows.map(evidenceOf);
}

export async function readEvidenceById(
  on: Queryable | Tx,
  id: string,
): Promise<Evidence | undefined> {
  const { rows } = await sql<EvidenceRow>`select ${columns} from wallet_evidence
    where id = ${id}`.execute(on);
  return rows.map(evidenceOf)[0];
}

export async function readPicture(on: Queryable, id: string): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ picture: Uint8Array | null }>`select picture from wallet_evidence
    where id = ${id}`.execute(on);
  return rows[0]?.picture ?? undefined;
}
