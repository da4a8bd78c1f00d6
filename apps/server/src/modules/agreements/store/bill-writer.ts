// Writes the bills of a period, each once, and what each carries on. One statement for many.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { BillRow } from './bill-rows.ts';

export type NewBill = Omit<
  BillRow,
  | 'paid'
  | 'parts'
  | 'paidAt'
  | 'reason'
  | 'isDisputed'
  | 'startsAt'
  | 'endsAt'
  | 'createdAt'
  | 'overdueAt'
> & { readonly endsAt: number };

interface Written {
  readonly startsAt: number;
  readonly overdueAt: number;
  readonly now: number;
}

/** Gives the ids of the bills that are new. */
export async function addBills(
  tx: Tx,
  bills: readonly NewBill[],
  { startsAt, overdueAt, now }: Written,
): Promise<readonly string[]> {
  if (bills.length === 0) return [];
  const all = <T>(of: (bill: NewBill) => T): T[] => bills.map(of);
  const units = (of: (bill: NewBill) => Units): string[] =>
    bills.map((bill) => of(bill).toString());
  const { rows } = await sql<{ readonly id: string }>`with added as (
      insert into agreements_bill (id, agreement_id, version, kind, period, payer, payer_id,
        payee_id, currency, starts_at, ends_at, state, turnover, payout, rebate, bonus, wage,
        net_loss, active, carry_before, carry_after, base, tier, rate, due, created_at, overdue_at)
      select n.id, n.agreement_id, n.version, n.kind, n.period, n.payer, n.payer_id, n.payee_id,
        n.currency, ${new Date(startsAt)}, n.ends_at, n.state, n.turnover, n.payout, n.rebate,
        n.bonus, n.wage, n.net_loss, n.active, n.carry_before, n.carry_after, n.base, n.tier,
        n.rate, n.due, ${new Date(now)}, ${new Date(overdueAt)}
      from unnest(
        ${all(({ id }) => id)}::text[], ${all(({ agreementId }) => agreementId)}::text[],
        ${all(({ version }) => version)}::integer[], ${all(({ kind }) => kind)}::text[],
        ${all(({ period }) => period)}::text[], ${all(({ payer }) => payer)}::text[],
        ${all(({ payerId }) => payerId)}::text[], ${all(({ payeeId }) => payeeId)}::text[],
        ${all(({ currency }) => currency)}::text[],
        ${all(({ endsAt }) => new Date(endsAt))}::timestamptz[],
        ${all(({ state }) => state)}::text[], ${units(({ turnover }) => turnover)}::bigint[],
        ${units(({ payout }) => payout)}::bigint[], ${units(({ rebate }) => rebate)}::bigint[],
        ${units(({ bonus }) => bonus)}::bigint[], ${units(({ wage }) => wage)}::bigint[],
        ${units(({ netLoss }) => netLoss)}::bigint[], ${all(({ active }) => active)}::integer[],
        ${units(({ carryBefore }) => carryBefore)}::bigint[],
        ${units(({ carryAfter }) => carryAfter)}::bigint[],
        ${units(({ base }) => base)}::bigint[], ${all(({ tier }) => tier)}::integer[],
        ${all(({ rate }) => rate)}::integer[], ${units(({ due }) => due)}::bigint[]
      ) as n(id, agreement_id, version, kind, period, payer, payer_id, payee_id, currency,
        ends_at, state, turnover, payout, rebate, bonus, wage, net_loss, active, carry_before,
        carry_after, base, tier, rate, due)
      on conflict do nothing returning id, agreement_id, carry_after
    ), carried as (
      update agreements_agreement a set carry = added.carry_after
      from added where a.id = added.agreement_id and a.carry <> added.carry_after
    )
    select id from added`.execute(tx);
  return rows.map(({ id }) => id);
}
