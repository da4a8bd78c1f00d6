// The identity check of a member and its pictures, which lie sealed.
import type { DocumentKind, IdentityState } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface StoredCheck {
  readonly state: IdentityState;
  readonly kind: DocumentKind;
  readonly numberSealed: string;
  readonly fullName: string;
  readonly birthday: string;
  readonly reason: string;
  readonly sentAt: number | null;
  readonly judgedAt: number | null;
}

type Row = Omit<StoredCheck, 'sentAt' | 'judgedAt'> & {
  readonly sentAt: Date | null;
  readonly judgedAt: Date | null;
};

export async function readCheck(
  on: Queryable | Tx,
  playerId: string,
): Promise<StoredCheck | undefined> {
  const { rows } = await sql<Row>`select state, kind, number_sealed as "numberSealed",
      full_name as "fullName", coalesce(birthday::text, '') as birthday, reason,
      sent_at as "sentAt", judged_at as "judgedAt"
    from identity_check where player_id = ${playerId}`.execute(on);
  const [row] = rows;
  if (!row) return undefined;
  const [sentAt, judgedAt] = [row.sentAt?.getTime() ?? null, row.judgedAt?.getTime() ?? null];
  return { ...row, sentAt, judgedAt };
}

export interface NewCheck {
  readonly playerId: string;
  readonly kind: DocumentKind;
  readonly numberSealed: string;
  readonly fullName: string;
  readonly birthday: string;
  readonly documentKey: string;
}

/** Hands a check in; false when one is being judged or was accepted. */
export async function openCheck(tx: Tx, check: NewCheck, now: number): Promise<boolean> {
  const done = await sql`insert into identity_check as held
    (player_id, state, kind, number_sealed, full_name, birthday, sent_at)
    values (${check.playerId}, 'pending', ${check.kind}, ${check.numberSealed},
      ${check.fullName}, ${check.birthday}::date, ${new Date(now)})
    on conflict (player_id) do update set state = 'pending', kind = excluded.kind,
      number_sealed = excluded.number_sealed, full_name = excluded.full_name,
      birthday = excluded.birthday, reason = '', sent_at = excluded.sent_at, judged_at = null
    where held.state in ('none', 'refused')`.execute(tx);
  if (done.numAffectedRows !== 1n) return false;
  await sql`update identity_player set document_key = ${check.documentKey}
    where id = ${check.playerId}`.execute(tx);
  return true;
}

/** Judges a check that is pending; what is verified becomes the member's own. */
export async function judgeCheck(
  tx: Tx,
  playerId: string,
  { verdict, reason }: { readonly verdict: 'verified' | 'refused'; readonly reason: string },
  now: number,
): Promise<boolean> {
  const done = await sql`update identity_check set state = ${verdict}, reason = ${reason},
    judged_at = ${new Date(now)} where player_id = ${playerId} and state = 'pending'`.execute(tx);
  if (done.numAffectedRows !== 1n) return false;
  if (verdict === 'refused') {
    await sql`delete from identity_picture where player_id = ${playerId}`.execute(tx);
    return true;
  }
  await sql`update identity_player player set full_name = held.full_name,
      birthday = coalesce(player.birthday, held.birthday)
    from identity_check held
    where held.player_id = player.id and player.id = ${playerId}`.execute(tx);
  return true;
}

export async function addPicture(
  tx: Tx,
  picture: { readonly id: string; readonly playerId: string; readonly sealed: string },
  now: number,
): Promise<void> {
  await sql`insert into identity_picture (id, player_id, sealed, at)
    values (${picture.id}, ${picture.playerId}, ${picture.sealed}, ${new Date(now)})`.execute(tx);
}

/** The ids of a member's pictures, oldest first. */
export async function pictureIds(on: Queryable | Tx, playerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from identity_picture
    where player_id = ${playerId} order by at, id`.execute(on);
  return rows.map(({ id }) => id);
}

export async function lockPlayer(tx: Tx, playerId: string): Promise<void> {
  await sql`select 1 from identity_player where id = ${playerId} for update`.execute(tx);
}

/** The sealed picture of this member; undefined when there is none of theirs. */
export async function readPicture(
  on: Queryable,
  playerId: string,
  pictureId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ sealed: string }>`select sealed from identity_picture
    where id = ${pictureId} and player_id = ${playerId}`.execute(on);
  return rows[0]?.sealed;
}
