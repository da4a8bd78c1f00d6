// Reads what a brand has changed: switches, policy values, field rules, records and the terms in
// force, in one round trip.
import { sql } from 'kysely';
import type { FieldRule } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Switches } from '../rules/module-tree.ts';
import { freshRecords, type Records } from '../records.ts';
import type { Overrides } from '../rules/policy-value.ts';
import type { RegistrationRules } from '../rules/registration-rules.ts';
import type { PublishedTerms } from '../terms.ts';

export interface Changes {
  readonly switches: Switches;
  readonly overrides: Overrides;
  readonly fieldRules: Partial<RegistrationRules>;
  readonly records: Records;
  readonly terms: PublishedTerms | undefined;
  /** By the name of a policy, or 'profile'. */
  readonly proposals: Readonly<Record<string, Proposal>>;
}

/** What waits for a second person. */
export interface Proposal {
  readonly value: unknown;
  readonly by: string;
  readonly at: number;
}

export async function readChanges(on: Queryable | Tx): Promise<Changes> {
  const { rows } = await sql<{ kind: keyof Changes; name: string; value: unknown }>`
    select 'switches' as kind, module as name, to_jsonb(is_on) as value from settings_module
    union all select 'overrides', name, value from settings_policy
    union all select 'fieldRules', field, rule from settings_field_rule
    union all select 'records', name, value from settings_record
    union all select 'proposals', name, jsonb_build_object('value', value, 'by', proposed_by,
      'at', (extract(epoch from proposed_at) * 1000)::bigint) from settings_proposal
    union all (select 'terms', version::text, jsonb_build_object('terms', terms,
        'privacy', privacy, 'publishedAt', (extract(epoch from published_at) * 1000)::bigint)
      from settings_terms order by version desc limit 1)`.execute(on);
  const of = (wanted: keyof Changes) =>
    Object.fromEntries(
      rows.filter(({ kind }) => kind === wanted).map(({ name, value }) => [name, value]),
    );
  const [terms] = Object.entries(of('terms')) as [string, Omit<PublishedTerms, 'version'>][];
  return {
    switches: of('switches') as Switches,
    overrides: of('overrides') as Overrides,
    fieldRules: of('fieldRules') as Record<string, FieldRule>,
    records: { ...freshRecords, ...(of('records') as Partial<Records>) },
    proposals: of('proposals') as Record<string, Proposal>,
    terms: terms && { ...terms[1], version: Number(terms[0]) },
  };
}

/** Switches as they stood just before a moment. */
export async function readSwitchesBefore(on: Queryable | Tx, at: number): Promise<Switches> {
  const { rows } = await sql<{ module: string; isOn: boolean }>`
    select distinct on (module) module, is_on as "isOn" from settings_module_change
    where at < ${new Date(at)} order by module, at desc, change_id desc`.execute(on);
  return Object.fromEntries(rows.map(({ module, isOn }) => [module, isOn])) as Switches;
}
