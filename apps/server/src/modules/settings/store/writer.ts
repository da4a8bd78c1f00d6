// Writes what a brand changes. Changes are serialised by a lock, so that two values that exclude
// each other cannot both be set.
import { sql } from 'kysely';
import type { FieldRule, ModuleId, PolicyName, RegistrationField } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { RecordName, Records } from '../records.ts';
import type { PublishedTerms } from '../terms.ts';

export async function lockSettings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('settings'))`.execute(tx);
}

export async function writeSwitch(tx: Tx, module: ModuleId, isOn: boolean, now: number) {
  await sql`insert into settings_module (module, is_on, changed_at)
    values (${module}, ${isOn}, ${new Date(now)})
    on conflict (module) do update
      set is_on = excluded.is_on, changed_at = excluded.changed_at`.execute(tx);
  await sql`insert into settings_module_change (module, is_on, at)
    values (${module}, ${isOn}, ${new Date(now)})`.execute(tx);
}

/** A value of null takes the brand's own value away. */
export async function writePolicy(tx: Tx, name: PolicyName, value: unknown, now: number) {
  if (value === null) {
    await sql`delete from settings_policy where name = ${name}`.execute(tx);
    return;
  }
  await sql`insert into settings_policy (name, value, changed_at)
    values (${name}, ${JSON.stringify(value)}::jsonb, ${new Date(now)})
    on conflict (name) do update
      set value = excluded.value, changed_at = excluded.changed_at`.execute(tx);
}

export interface Proposed {
  readonly name: PolicyName | 'profile';
  /** Null: the profile's. */
  readonly value: unknown;
  readonly by: string;
  readonly now: number;
}

/** In place of what waited under the name. */
export async function writeProposal(tx: Tx, { name, value, by, now }: Proposed): Promise<void> {
  await sql`insert into settings_proposal (name, value, proposed_by, proposed_at)
    values (${name}, ${JSON.stringify(value)}::jsonb, ${by}, ${new Date(now)})
    on conflict (name) do update set value = excluded.value,
      proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at`.execute(tx);
}

export async function dropProposal(tx: Tx, name: Proposed['name']): Promise<void> {
  await sql`delete from settings_proposal where name = ${name}`.execute(tx);
}

/** A rule of null takes the brand's own rule away. */
export async function writeFieldRule(
  tx: Tx,
  field: RegistrationField,
  rule: FieldRule | null,
  now: number,
) {
  if (rule === null) {
    await sql`delete from settings_field_rule where field = ${field}`.execute(tx);
    return;
  }
  await sql`insert into settings_field_rule (field, rule, changed_at)
    values (${field}, ${JSON.stringify(rule)}::jsonb, ${new Date(now)})
    on conflict (field) do update
      set rule = excluded.rule, changed_at = excluded.changed_at`.execute(tx);
}

export async function writeRecord<N extends RecordName>(
  tx: Tx,
  name: N,
  value: Records[N],
  now: number,
) {
  await sql`insert into settings_record (name, value, changed_at)
    values (${name}, ${JSON.stringify(value)}::jsonb, ${new Date(now)})
    on conflict (name) do update
      set value = excluded.value, changed_at = excluded.changed_at`.execute(tx);
}

export async function writeTerms(tx: Tx, { version, publishedAt, ...texts }: PublishedTerms) {
  await sql`insert into settings_terms (version, terms, privacy, published_at)
    values (${version}, ${JSON.stringify(texts.terms)}::jsonb,
      ${JSON.stringify(texts.privacy)}::jsonb, ${new Date(publishedAt)})`.execute(tx);
}
