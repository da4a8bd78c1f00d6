// Reads deposits: one of a player's, a page of them, a page of everybody's, and what failed lately.
import type { DepositKind, DepositProblem, DepositStep } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import { stepOfState, type Deposit, type DepositShown } from '../rules/deposit.ts';

interface DepositRow {
  readonly id: string;
  readonly player_id: string;
  readonly currency: string;
  readonly requested: bigint;
  readonly arrived: bigint | null;
  readonly state: Deposit['state'];
  readonly provider: string;
  readonly provider_ref: string;
  readonly mode: number;
  readonly redirect_url: string;
  readonly remark: string;
  readonly requested_at: Date;
  readonly settled_at: Date | null;
  readonly channel: string;
  readonly kind: DepositKind;
  readonly bank_code: string;
  readonly step: DepositStep | '';
  readonly problem: DepositProblem | '';
  readonly fee: bigint;
  readonly fee_fixed: bigint;
  readonly fee_permille: number;
  readonly turnover: bigint;
  readonly promotion_id: string;
  readonly reference: string;
  readonly shown: DepositShown | null;
  readonly pay_until: Date | null;
  readonly confirmations: number;
  readonly confirmations_needed: number;
  readonly proofs: number;
  readonly reversed: bigint;
  readonly reversed_at: Date | null;
  readonly judged_by: string;
  readonly note: string;
  readonly asks: number;
}

const columns = sql`id, player_id, currency, requested, arrived, state, provider, provider_ref,
  mode, redirect_url, remark, requested_at, settled_at, channel, kind, bank_code, step, problem,
  fee, fee_fixed, fee_permille, turnover, promotion_id, reference, shown, pay_until,
  confirmations, confirmations_needed, proofs, reversed, reversed_at, judged_by, note, asks`;

function depositOf(row: DepositRow): Deposit {
  return {
    id: row.id,
    playerId: row.player_id,
    currency: row.currency,
    requested: row.requested,
    arrived: row.arrived,
    state: row.state,
    provider: row.provider,
    providerRef: row.provider_ref,
    mode: row.mode,
    redirectUrl: row.redirect_url,
    requestedAt: row.requested_at.getTime(),
    settledAt: row.settled_at?.getTime() ?? null,
    channel: row.channel,
    kind: row.kind,
    bankCode: row.bank_code,
    step: row.step === '' ? stepOfState(row.state) : row.step,
    ...problemOf(row),
    fee: row.fee,
    feeTerms: { fixed: row.fee_fixed, permille: row.fee_permille, payer: 'player' },
    turnover: row.turnover,
    promotionId: row.promotion_id,
    reference: row.reference,
    shown: row.shown ?? {},
    payUntil: row.pay_until?.getTime() ?? null,
    confirmations: row.confirmations,
    confirmationsNeeded: row.confirmations_needed,
    proofs: row.proofs,
    reversed: row.reversed,
    reversedAt: row.reversed_at?.getTime() ?? null,
    judgedBy: row.judged_by,
    note: row.note,
    asks: row.asks,
  };
}

/** The version before wrote the problem as the remark. */
function problemOf({ problem, remark }: DepositRow): Pick<Deposit, 'problem' | 'remark'> {
  const isOld = problem === '' && (remark === 'failed' || remark === 'other-currency');
  return isOld ? { problem: remark, remark: '' } : { problem, remark };
}

export async function readDeposit(on: Queryable | Tx, id: string): Promise<Deposit | undefined> {
  const { rows } = await sql<DepositRow>`select ${columns} from wallet_deposit
    where id = ${id}`.execute(on);
  return rows.map(depositOf)[0];
}

export interface DepositSearch {
  readonly playerId?: string | undefined;
  readonly states?: readonly string[] | undefined;
  readonly reversed?: boolean | undefined;
  /** Neither credited nor under way, whether refused or taken back. */
  readonly refusedOrReversed?: boolean | undefined;
  readonly mode?: number | undefined;
  readonly kind?: DepositKind | undefined;
  readonly provider?: string | undefined;
  /** By what was asked for. */
  readonly least?: bigint | undefined;
  readonly most?: bigint | undefined;
  readonly waiting?: 'silent' | 'proof' | undefined;
  readonly number?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Nobody turns to the ten-thousandth deposit; counting all of them would take long. */
const countMax = 10_000;

/** Newest first. A deposit that never reached its provider is not shown. */
export async function readDeposits(
  on: Queryable,
  search: DepositSearch,
): Promise<{ deposits: Deposit[]; total: number }> {
  const { pageNo, pageSize } = search;
  const where = whereOf(search);
  const [page, count] = await Promise.all([
    sql<DepositRow>`select ${columns} from wallet_deposit where ${where}
      order by requested_at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
      on,
    ),
    sql<{ total: bigint }>`select count(*) as total from (
      select from wallet_deposit where ${where} limit ${countMax}) counted`.execute(on),
  ]);
  return { deposits: page.rows.map(depositOf), total: Number(count.rows[0]?.total ?? 0) };
}

function whereOf(search: DepositSearch) {
  const { playerId, states, reversed, refusedOrReversed, mode, kind, waiting, number } = search;
  const { provider, least, most, from, to } = search;
  return sql`state not in ('opening', 'lost')
    ${playerId === undefined ? sql`` : sql`and player_id = ${playerId}`}
    ${states === undefined ? sql`` : sql`and state = any(${states})`}
    ${reversed === undefined ? sql`` : sql`and (reversed_at is not null) = ${reversed}`}
    ${refusedOrReversed ? sql`and (state = 'refused' or reversed_at is not null)` : sql``}
    ${mode === undefined ? sql`` : sql`and mode = ${mode}`}
    ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
    ${provider === undefined ? sql`` : sql`and provider = ${provider}`}
    ${least === undefined ? sql`` : sql`and requested >= ${least}`}
    ${most === undefined ? sql`` : sql`and requested <= ${most}`}
    ${waiting === 'silent' ? sql`and state = 'processing' and step = 'silent'` : sql``}
    ${waiting === 'proof' ? sql`and state = 'processing' and proofs > 0` : sql``}
    ${number === undefined ? sql`` : numberIs(number)}
    ${from === undefined ? sql`` : sql`and requested_at >= ${new Date(from)}`}
    ${to === undefined ? sql`` : sql`and requested_at <= ${new Date(to)}`}`;
}

const numberIs = (number: string) =>
  sql`and (id = ${number} or (reference = ${number} and reference <> '')
    or (provider_ref = ${number} and provider_ref <> ''))`;

export async function countCredited(on: Queryable, playerId: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from wallet_deposit
    where player_id = ${playerId} and state = 'success' and reversed_at is null`.execute(on);
  return Number(rows[0]?.count ?? 0);
}

/** Deposits of a player that their provider refused since a moment, by one way or by all. */
export async function countFailed(
  on: Queryable | Tx,
  failed: { readonly playerId: string; readonly channel?: string; readonly since: number },
): Promise<number> {
  const { playerId, channel, since } = failed;
  const by = channel === undefined ? sql`` : sql`and channel = ${channel}`;
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from wallet_deposit
    where player_id = ${playerId} and requested_at >= ${new Date(since)} and state = 'refused'
      and problem = 'failed' ${by}`.execute(on);
  return Number(rows[0]?.count ?? 0);
}

/** Those whose provider is to be asked, soonest first. */
export async function readAskable(
  on: Queryable,
  now: number,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from wallet_deposit
    where ask_at <= ${new Date(now)} order by ask_at limit ${most}`.execute(on);
  return rows.map(({ id }) => id);
}

/** Open ones whose time to pay is over, whose provider cannot be asked and without a proof. */
export async function readOverdue(on: Queryable, now: number, most: number) {
  const { rows } = await sql<{ id: string }>`select id from wallet_deposit
    where state = 'processing' and pay_until is not null and pay_until <= ${new Date(now)}
      and proofs = 0 and ask_at is null and step = 'payment-due'
    order by pay_until limit ${most}`.execute(on);
  return rows.map(({ id }) => id);
}
