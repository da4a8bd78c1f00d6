// Keeps the sealed secret of one-time codes and the last step of time that was used.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface StoredTotp {
  readonly secretSealed: string;
  readonly begunAt: Date;
  readonly confirmedAt: Date | null;
}

export async function readTotp(
  on: Queryable | Tx,
  holder: string,
): Promise<StoredTotp | undefined> {
  const { rows } = await sql<StoredTotp>`select secret_sealed as "secretSealed",
      begun_at as "begunAt", confirmed_at as "confirmedAt"
    from factors_totp where holder = ${holder}`.execute(on);
  return rows[0];
}

/** Keeps a secret that is not confirmed yet; false when one is on already. */
export async function keepNewTotp(
  on: Queryable,
  totp: { readonly holder: string; readonly secretSealed: string },
  now: number,
): Promise<boolean> {
  const done = await sql`insert into factors_totp as kept (holder, secret_sealed, begun_at)
    values (${totp.holder}, ${totp.secretSealed}, ${new Date(now)})
    on conflict (holder) do update
      set secret_sealed = excluded.secret_sealed, begun_at = excluded.begun_at
      where kept.confirmed_at is null`.execute(on);
  return done.numAffectedRows === 1n;
}

export async function turnTotpOn(tx: Tx, holder: string, step: number, now: number) {
  await sql`update factors_totp set confirmed_at = ${new Date(now)}, last_step = ${step}
    where holder = ${holder}`.execute(tx);
}

/** Uses a step of time up; false when it, or a later one, was used before. */
export async function useStep(on: Queryable, holder: string, step: number): Promise<boolean> {
  const done = await sql`update factors_totp set last_step = ${step}
    where holder = ${holder} and confirmed_at is not null and last_step < ${step}`.execute(on);
  return done.numAffectedRows === 1n;
}

/** False when none was on. One that was only begun goes, too. */
export async function dropTotp(tx: Tx, holder: string): Promise<boolean> {
  const { rows } = await sql<{ wasOn: boolean }>`delete from factors_totp
    where holder = ${holder} returning confirmed_at is not null as "wasOn"`.execute(tx);
  return rows[0]?.wasOn ?? false;
}
