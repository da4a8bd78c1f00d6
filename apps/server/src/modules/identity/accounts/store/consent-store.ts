// Consents of a player: document, version, when and from where. None is ever removed here.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Consent {
  readonly document: 'terms' | 'privacy';
  readonly version: string;
}

export async function writeConsents(
  on: Queryable | Tx,
  playerId: string,
  consents: readonly Consent[],
  { address, now }: { readonly address: string; readonly now: number },
): Promise<void> {
  for (const { document, version } of consents) {
    await sql`insert into identity_consent (player_id, document, version, at, address)
      values (${playerId}, ${document}, ${version}, ${new Date(now)}, ${address})
      on conflict do nothing`.execute(on);
  }
}

/** Counts the documents among these that a player accepted. */
export async function countConsents(
  on: Queryable | Tx,
  playerId: string,
  consents: readonly Consent[],
): Promise<number> {
  const wanted = consents.map(({ document, version }) => `${document} ${version}`);
  const { rows } = await sql<{ total: bigint }>`select count(*) as total from identity_consent
    where player_id = ${playerId}
      and document || ' ' || version = any(${wanted})`.execute(on);
  return Number(rows[0]?.total ?? 0);
}

export async function listConsents(on: Queryable, playerId: string) {
  const { rows } = await sql<{ document: string; version: string; at: Date; address: string }>`
    select document, version, at, address from identity_consent
    where player_id = ${playerId} order by at`.execute(on);
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}
