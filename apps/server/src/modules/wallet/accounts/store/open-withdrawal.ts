// Whether a withdrawal to an account is open.
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

/**
 * Whether money of a player is on its way to an account, or may yet be: by its bank and the end of
 * its number, for the same number sealed twice is not the same text.
 */
export async function hasOpenWithdrawal(
  tx: Tx,
  playerId: string,
  { bankCode, numberEnd }: { readonly bankCode: string; readonly numberEnd: string },
): Promise<boolean> {
  const { rows } = await sql`select from wallet_withdrawal
    where player_id = ${playerId} and state in ('pending', 'approved', 'paying')
      and bank_code = ${bankCode} and number_end = ${numberEnd} limit 1`.execute(tx);
  return rows.length > 0;
}
