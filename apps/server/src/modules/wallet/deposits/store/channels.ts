// The ways to pay in, in their order, how long their last deposits took and what they carried of
// late; and the tags of members by which some see them.
import type { DepositKind, FeePayer, PaymentMethod } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { DepositChannel, HouseAccount } from '../rules/deposit-channel.ts';

interface ChannelRow {
  readonly code: string;
  readonly version: number;
  readonly kind: DepositKind;
  readonly bank_type: string;
  readonly name: string;
  readonly provider: string;
  readonly method: PaymentMethod;
  readonly mcs_bank_code: string;
  readonly bank_codes: string[];
  readonly minimum: bigint | null;
  readonly maximum: bigint | null;
  readonly quick_amounts: string[];
  readonly fee_fixed: bigint;
  readonly fee_permille: number;
  readonly fee_payer: FeePayer;
  readonly opens: number | null;
  readonly closes: number | null;
  readonly level_minimum: number;
  readonly countries: string[];
  readonly currencies: string[];
  readonly tags: string[];
  readonly house_accounts: HouseAccount[];
  readonly network: string;
  readonly confirmations: number;
  readonly pay_minutes: number;
  readonly enabled: boolean;
}

const columns = sql`code, version, kind, bank_type, name, provider, method, mcs_bank_code,
  bank_codes, minimum, maximum, quick_amounts::text[] as quick_amounts, fee_fixed, fee_permille,
  fee_payer, opens, closes, level_minimum, countries, currencies, tags, house_accounts, network,
  confirmations, pay_minutes, enabled`;

function channelOf(row: ChannelRow): DepositChannel {
  return {
    code: row.code,
    version: row.version,
    kind: row.kind,
    bankType: row.bank_type,
    name: row.name,
    provider: row.provider,
    method: row.method,
    mcsBankCode: row.mcs_bank_code,
    bankCodes: row.bank_codes,
    minimum: row.minimum,
    maximum: row.maximum,
    quickAmounts: row.quick_amounts.map(BigInt),
    fee: { fixed: row.fee_fixed, permille: row.fee_permille, payer: row.fee_payer },
    hours:
      row.opens === null || row.closes === null ? null : { opens: row.opens, closes: row.closes },
    audience: {
      levelMinimum: row.level_minimum,
      countries: row.countries,
      currencies: row.currencies,
      tags: row.tags,
    },
    houseAccounts: row.house_accounts,
    network: row.network,
    confirmations: row.confirmations,
    payMinutes: row.pay_minutes,
    enabled: row.enabled,
  };
}

export async function readChannels(on: Queryable | Tx): Promise<readonly DepositChannel[]> {
  const { rows } = await sql<ChannelRow>`select ${columns} from wallet_deposit_channel
    order by place, code`.execute(on);
  return rows.map(channelOf);
}

/** A new one comes last. */
export async function writeChannel(tx: Tx, channel: DepositChannel): Promise<void> {
  const { fee, hours, audience } = channel;
  const values = sql`${channel.code}, ${channel.version}, ${channel.kind}, ${channel.bankType},
    ${channel.name}, ${channel.provider}, ${channel.method}, ${channel.mcsBankCode},
    ${[...channel.bankCodes]}, ${channel.minimum}, ${channel.maximum},
    ${channel.quickAmounts.map(String)}::bigint[], ${fee.fixed}, ${fee.permille}, ${fee.payer},
    ${hours?.opens ?? null}, ${hours?.closes ?? null}, ${audience.levelMinimum},
    ${[...audience.countries]}, ${[...audience.currencies]}, ${[...audience.tags]},
    ${JSON.stringify(channel.houseAccounts)}::jsonb, ${channel.network},
    ${channel.confirmations}, ${channel.payMinutes}, ${channel.enabled}`;
  await sql`insert into wallet_deposit_channel (place, code, version, kind, bank_type, name,
      provider, method, mcs_bank_code, bank_codes, minimum, maximum, quick_amounts, fee_fixed,
      fee_permille, fee_payer, opens, closes, level_minimum, countries, currencies, tags,
      house_accounts, network, confirmations, pay_minutes, enabled)
    values ((select coalesce(max(place), 0) + 1 from wallet_deposit_channel), ${values})
    on conflict (code) do update set version = excluded.version, kind = excluded.kind,
      bank_type = excluded.bank_type, name = excluded.name, provider = excluded.provider,
      method = excluded.method, mcs_bank_code = excluded.mcs_bank_code,
      bank_codes = excluded.bank_codes, minimum = excluded.minimum, maximum = excluded.maximum,
      quick_amounts = excluded.quick_amounts, fee_fixed = excluded.fee_fixed,
      fee_permille = excluded.fee_permille, fee_payer = excluded.fee_payer,
      opens = excluded.opens, closes = excluded.closes, level_minimum = excluded.level_minimum,
      countries = excluded.countries, currencies = excluded.currencies, tags = excluded.tags,
      house_accounts = excluded.house_accounts, network = excluded.network,
      confirmations = excluded.confirmations, pay_minutes = excluded.pay_minutes,
      enabled = excluded.enabled`.execute(tx);
}

/** Whoever changes the ways to pay in waits for the one before. */
export async function lockChannels(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('deposit channels', 0))`.execute(tx);
}

export async function writeOrder(tx: Tx, codes: readonly string[]): Promise<void> {
  await sql`update wallet_deposit_channel channel set place = wanted.place
    from unnest(${[...codes]}::text[]) with ordinality as wanted (code, place)
    where channel.code = wanted.code`.execute(tx);
}

/** So many of the last ones are looked at, and so many there must be. */
const mostLooked = 200;
const leastLooked = 5;

/** The median of the last deposits of each way, from the wish to the credit, in seconds. */
export async function readExpected(on: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; seconds: number }>`select channel.code, last.seconds
    from wallet_deposit_channel channel cross join lateral (
      select count(*) as counted, percentile_cont(0.5) within group
        (order by extract(epoch from settled_at - requested_at))::float8 as seconds
      from (select settled_at, requested_at, state from wallet_deposit
        where channel = channel.code and channel <> '' and settled_at is not null
        order by settled_at desc limit ${mostLooked}) as newest
      where state = 'success'
    ) as last where last.counted >= ${leastLooked} and last.seconds is not null`.execute(on);
  return new Map(rows.map(({ code, seconds }) => [code, seconds]));
}

export interface ChannelUse {
  readonly credited: number;
  readonly failed: number;
}

/** What each way carried since a moment. */
export async function readUse(on: Queryable, since: number) {
  const { rows } = await sql<{ code: string; credited: bigint; failed: bigint }>`
    select channel.code,
      count(*) filter (where deposit.state = 'success') as credited,
      count(*) filter (where deposit.state = 'refused' and deposit.problem = 'failed') as failed
    from wallet_deposit_channel channel join wallet_deposit deposit
      on deposit.channel = channel.code and deposit.channel <> ''
      and deposit.settled_at >= ${new Date(since)}
    group by channel.code`.execute(on);
  return new Map<string, ChannelUse>(
    rows.map(({ code, credited, failed }) => [
      code,
      { credited: Number(credited), failed: Number(failed) },
    ]),
  );
}

export async function readTags(on: Queryable | Tx, playerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ tag: string }>`select tag from wallet_player_tag
    where player_id = ${playerId} order by tag`.execute(on);
  return rows.map(({ tag }) => tag);
}

export async function writeTags(tx: Tx, playerId: string, tags: readonly string[]): Promise<void> {
  await sql`delete from wallet_player_tag where player_id = ${playerId}`.execute(tx);
  await sql`insert into wallet_player_tag (player_id, tag)
    select ${playerId}, tag from unnest(${[...new Set(tags)]}::text[]) as given (tag)`.execute(tx);
}
