// Tells which second factors a holder has, in one statement: every sign-in asks.
import type { FactorMethod } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export type MethodsSet = Readonly<Record<FactorMethod, boolean>>;

export async function readMethods(on: Queryable | Tx, holder: string): Promise<MethodsSet> {
  const { rows } = await sql<MethodsSet>`select
    exists (select from factors_totp where holder = ${holder} and confirmed_at is not null) as totp,
    exists (select from factors_passkey where holder = ${holder}) as passkey,
    exists (select from factors_recovery_code where holder = ${holder}) as recovery`.execute(on);
  return rows[0] ?? { totp: false, passkey: false, recovery: false };
}
