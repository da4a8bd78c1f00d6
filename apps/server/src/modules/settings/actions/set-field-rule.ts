// Sets the rule of one field of the registration form, or goes back to the fresh platform's. A rule
// that could not be read or could stall a browser is refused.
import { refuse, registrationFields, type RegistrationField, type settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';
import { faultOf } from '../field-rule-check.ts';
import type { SettingsPorts } from '../ports.ts';
import { freshRulesOf } from '../rules/registration-rules.ts';
import { readChanges } from '../store/reader.ts';
import { lockSettings, writeFieldRule } from '../store/writer.ts';

export const setFieldRule =
  (ports: SettingsPorts, keeper: Keeper): Action<typeof settings.setFieldRule> =>
  async ({ caller, input: { field, rule }, now }) => {
    if (!isField(field)) return refuse('setting-unknown');
    const fault = rule ? faultOf(rule) : undefined;
    if (fault !== undefined) return refuse('field-rule-invalid', { facts: { fault } });
    const fresh = freshRulesOf(keeper.current().profile)[field];
    const after = rule ?? fresh;
    await ports.database.transaction(async (tx) => {
      await lockSettings(tx);
      const before = (await readChanges(tx)).fieldRules[field];
      await writeFieldRule(tx, field, rule, now);
      await ports.audit(tx, {
        staff: caller,
        action: 'set-field-rule',
        subject: field,
        before: { rule: before ?? fresh, own: before !== undefined },
        after: { rule: after, own: rule !== null },
      });
    });
    await keeper.changed();
    return { field, rule: after, own: rule !== null };
  };

function isField(field: string): field is RegistrationField {
  return (registrationFields as readonly string[]).includes(field);
}
