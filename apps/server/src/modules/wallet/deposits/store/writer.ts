// Writes deposits. A deposit is opened before its provider hears of it. When the provider gave no
// clear answer it is lost: not shown, not counted, but found again if money arrives for it.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import { readDeposit, type Deposit } from './reader.ts';

export interface OpenedDeposit {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  readonly requested: Units;
  readonly provider: string;
  readonly mode: number;
  readonly bankCode: string;
  readonly at: number;
}

export async function openDeposit(tx: Tx, deposit: OpenedDeposit): Promise<void> {
  const { id, playerId, currency, requested, provider, mode, bankCode, at } = deposit;
  await sql`insert into wallet_deposit
    (id, player_id, currency, requested, state, provider, mode, bank_code, requested_at)
    values (${id}, ${playerId}, ${currency}, ${requested}, 'opening', ${provider}, ${mode},
      ${bankCode}, ${new Date(at)})
    on conflict (id) do update set state = 'opening', requested_at = excluded.requested_at
      where wallet_deposit.state = 'lost'`.execute(tx);
}

/** The provider said no: the deposit never was. */
export async function forgetDeposit(on: Queryable, id: string): Promise<void> {
  await sql`delete from wallet_deposit where id = ${id} and state = 'opening'`.execute(on);
}

export async function loseDeposit(on: Queryable, id: string): Promise<void> {
  await sql`update wallet_deposit set state = 'lost'
    where id = ${id} and state = 'opening'`.execute(on);
}

export async function startDeposit(
  on: Queryable,
  id: string,
  { redirectUrl, providerRef }: { redirectUrl: string; providerRef: string },
): Promise<void> {
  await sql`update wallet_deposit set redirect_url = ${redirectUrl}, provider_ref = ${providerRef},
    state = case when state in ('opening', 'lost') then 'processing' else state end
    where id = ${id}`.execute(on);
}

export async function lockDeposit(tx: Tx, id: string): Promise<Deposit | undefined> {
  await sql`select from wallet_deposit where id = ${id} for update`.execute(tx);
  return readDeposit(tx, id);
}

export async function settleDeposit(
  tx: Tx,
  id: string,
  { arrived, now }: { arrived: Units; now: number },
): Promise<void> {
  await sql`update wallet_deposit set state = 'success', arrived = ${arrived}, remark = '',
    settled_at = ${new Date(now)} where id = ${id}`.execute(tx);
}

export async function refuseDeposit(
  tx: Tx,
  id: string,
  { remark, now }: { remark: string; now: number },
): Promise<void> {
  await sql`update wallet_deposit set state = 'refused', remark = ${remark},
    settled_at = ${new Date(now)} where id = ${id}`.execute(tx);
}
