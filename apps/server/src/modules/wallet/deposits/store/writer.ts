// Writes deposits. A deposit is opened before its provider hears of it. When the provider gave no
// clear answer it is lost: not shown, not counted, but found again if money arrives for it.
import type { DepositKind, DepositProblem, DepositStep } from '@baize/contract';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { ChannelFee } from '../rules/deposit-channel.ts';
import type { Deposit, DepositShown } from '../rules/deposit.ts';
import { readDeposit } from './reader.ts';
import { writeStep } from './steps.ts';

export interface OpenedDeposit {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  readonly requested: Units;
  readonly provider: string;
  readonly mode: number;
  readonly channel: string;
  readonly kind: DepositKind;
  readonly bankCode: string;
  readonly promotionId: string;
  readonly reference: string;
  readonly payUntil: number;
  readonly fee: ChannelFee;
  readonly at: number;
}

export async function openDeposit(tx: Tx, deposit: OpenedDeposit): Promise<void> {
  const { id, playerId, currency, requested, provider, mode, at } = deposit;
  const { channel, kind, bankCode, promotionId, reference, payUntil, fee } = deposit;
  const isCharged = fee.payer === 'player';
  await sql`insert into wallet_deposit
    (id, player_id, currency, requested, state, provider, mode, requested_at, channel, kind,
      bank_code, promotion_id, reference, pay_until, fee_fixed, fee_permille, step)
    values (${id}, ${playerId}, ${currency}, ${requested}, 'opening', ${provider}, ${mode},
      ${new Date(at)}, ${channel}, ${kind}, ${bankCode}, ${promotionId}, ${reference},
      ${new Date(payUntil)}, ${isCharged ? fee.fixed : 0n}, ${isCharged ? fee.permille : 0},
      'requested')
    on conflict (id) do update set state = 'opening', requested_at = excluded.requested_at,
      pay_until = excluded.pay_until
      where wallet_deposit.state = 'lost'`.execute(tx);
  await writeStep(tx, id, { step: 'requested', at });
}

/** The provider said no: the deposit never was. */
export async function forgetDeposit(on: Queryable, id: string): Promise<void> {
  await sql`delete from wallet_deposit where id = ${id} and state = 'opening'`.execute(on);
}

export async function loseDeposit(on: Queryable, id: string): Promise<void> {
  await sql`update wallet_deposit set state = 'lost'
    where id = ${id} and state = 'opening'`.execute(on);
}

export interface StartedDeposit {
  readonly redirectUrl: string;
  readonly providerRef: string;
  readonly shown: DepositShown;
  readonly reference: string;
  readonly confirmationsNeeded: number;
  /** When the provider is asked first; null: it is not. */
  readonly askAt: number | null;
  readonly at: number;
}

/** News may have come before the provider's answer: a deposit that was decided stays so. */
export async function startDeposit(tx: Tx, id: string, started: StartedDeposit): Promise<void> {
  const { redirectUrl, providerRef, shown, reference, confirmationsNeeded, askAt, at } = started;
  const { rows } = await sql<{ isOpen: boolean }>`update wallet_deposit
    set redirect_url = ${redirectUrl}, provider_ref = ${providerRef},
      shown = ${JSON.stringify(shown)}::jsonb, reference = ${reference},
      confirmations_needed = ${confirmationsNeeded},
      ask_at = case when state in ('opening', 'lost')
        then ${askAt === null ? null : new Date(askAt)}::timestamptz else ask_at end,
      step = case when step = 'requested' then 'payment-due' else step end,
      state = case when state in ('opening', 'lost') then 'processing' else state end
    where id = ${id} returning state = 'processing' as "isOpen"`.execute(tx);
  if (rows[0]?.isOpen) await writeStep(tx, id, { step: 'payment-due', at });
}

export async function lockDeposit(tx: Tx, id: string): Promise<Deposit | undefined> {
  await sql`select from wallet_deposit where id = ${id} for update`.execute(tx);
  return readDeposit(tx, id);
}

export interface CreditedDeposit {
  readonly arrived: Units;
  readonly fee: Units;
  readonly turnover: Units;
  /** Who credited it by hand, and why; empty where a provider told. */
  readonly by: string;
  readonly note: string;
  /** When its provider is asked whether it was taken back; null: it tells. */
  readonly askAt: number | null;
  readonly now: number;
}

export async function settleDeposit(tx: Tx, id: string, credited: CreditedDeposit): Promise<void> {
  const { arrived, fee, turnover, by, note, askAt, now } = credited;
  const next = askAt === null ? null : new Date(askAt);
  await sql`update wallet_deposit set state = 'success', step = 'credited', arrived = ${arrived},
    fee = ${fee}, turnover = ${turnover}, remark = '', problem = '', judged_by = ${by},
    note = ${note}, asks = 0, ask_at = ${next}::timestamptz, settled_at = ${new Date(now)}
    where id = ${id}`.execute(tx);
  await writeStep(tx, id, { step: 'credited', at: now });
}

export interface RefusedDeposit {
  readonly problem: DepositProblem;
  /** For the player. */
  readonly remark: string;
  readonly by: string;
  readonly now: number;
}

/** A polled provider is asked on for a while: money may still come. */
export async function refuseDeposit(tx: Tx, id: string, refused: RefusedDeposit): Promise<void> {
  const { problem, remark, by, now } = refused;
  await sql`update wallet_deposit set state = 'refused', step = 'refused', problem = ${problem},
    remark = ${remark}, judged_by = ${by}, settled_at = ${new Date(now)}
    where id = ${id}`.execute(tx);
  await writeStep(tx, id, { step: 'refused', at: now });
}

export async function reverseDeposit(
  tx: Tx,
  id: string,
  { reversed, now }: { readonly reversed: Units; readonly now: number },
): Promise<void> {
  await sql`update wallet_deposit set reversed = ${reversed}, reversed_at = ${new Date(now)},
    step = 'reversed' where id = ${id}`.execute(tx);
  await writeStep(tx, id, { step: 'reversed', at: now });
}

/** A step of an open deposit that moves no money. */
export async function moveDeposit(
  tx: Tx,
  id: string,
  { step, at }: { readonly step: DepositStep; readonly at: number },
): Promise<void> {
  await sql`update wallet_deposit set step = ${step} where id = ${id}`.execute(tx);
  await writeStep(tx, id, { step, at });
}

export async function countConfirmations(tx: Tx, id: string, confirmations: number) {
  await sql`update wallet_deposit set confirmations = greatest(confirmations, ${confirmations})
    where id = ${id}`.execute(tx);
}

/** When the provider is asked next, and that it was asked; null: not again. */
export async function planAsk(
  on: Queryable | Tx,
  id: string,
  { askAt }: { readonly askAt: number | null },
): Promise<void> {
  await sql`update wallet_deposit set asks = asks + 1,
    ask_at = ${askAt === null ? null : new Date(askAt)} where id = ${id}
      and ask_at is not null`.execute(on);
}

/** Takes the next ask for now, unless one was taken within the pause: of many, one asks. */
export async function takeAsk(
  on: Queryable,
  id: string,
  now: number,
  pauseMs: number,
): Promise<boolean> {
  const taken = await sql`update wallet_deposit set looked_at = ${new Date(now)}
    where id = ${id} and ask_at is not null and state = 'processing'
      and (looked_at is null or looked_at <= ${new Date(now - pauseMs)})`.execute(on);
  return taken.numAffectedRows === 1n;
}
