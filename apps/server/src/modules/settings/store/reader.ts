// Reads what a brand has changed: switches, policy values and field rules, in one round trip.
import { sql } from 'kysely';
import type { FieldRule } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Switches } from '../rules/module-tree.ts';
import type { Overrides } from '../rules/policy-value.ts';
import type { RegistrationRules } from '../rules/registration-rules.ts';

export interface Changes {
  readonly switches: Switches;
  readonly overrides: Overrides;
  readonly fieldRules: Partial<RegistrationRules>;
}

export async function readChanges(on: Queryable | Tx): Promise<Changes> {
  const { rows } = await sql<{ kind: keyof Changes; name: string; value: unknown }>`
    select 'switches' as kind, module as name, to_jsonb(is_on) as value from settings_module
    union all select 'overrides', name, value from settings_policy
    union all select 'fieldRules', field, rule from settings_field_rule`.execute(on);
  const of = (wanted: keyof Changes) =>
    Object.fromEntries(
      rows.filter(({ kind }) => kind === wanted).map(({ name, value }) => [name, value]),
    );
  return {
    switches: of('switches') as Switches,
    overrides: of('overrides') as Overrides,
    fieldRules: of('fieldRules') as Record<string, FieldRule>,
  };
}
