// Sets one policy value for the brand, or goes back to the profile's. A value that does not fit, or
// that would put a minimum above its maximum, is refused.
import { policies, refuse, type PolicyFact, type PolicyName, type settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';
import type { SettingsPorts } from '../ports.ts';
import { agree, fitsPolicy, isPolicyName, policiesOf, shownPolicy } from '../rules/policy-value.ts';
import { readChanges } from '../store/reader.ts';
import { lockSettings, writePolicy } from '../store/writer.ts';

export const setPolicy =
  (ports: SettingsPorts, keeper: Keeper): Action<typeof settings.setPolicy> =>
  async ({ caller, input: { name, value }, now }) => {
    if (!isPolicyName(name)) return refuse('setting-unknown');
    if (value !== null && !fitsPolicy(name, value)) return refuse('setting-invalid', factsOf(name));
    const answer = await ports.database.transaction(async (tx) => {
      await lockSettings(tx);
      const { overrides, records } = await readChanges(tx);
      const { profile = ports.profile } = records;
      const { [name]: _, ...others } = overrides;
      const before = policiesOf(profile, overrides);
      const after = policiesOf(profile, value === null ? others : { ...others, [name]: value });
      if (!agree(after)) return refuse('setting-invalid');
      await writePolicy(tx, name, value, now);
      await ports.audit(tx, {
        staff: caller,
        action: 'set-policy',
        subject: name,
        before: { value: shownPolicy(name, before[name]), own: overrides[name] !== undefined },
        after: { value: shownPolicy(name, after[name]), own: value !== null },
      });
      return { name, value: shownPolicy(name, after[name]) };
    });
    if (!('refused' in answer)) await keeper.changed();
    return answer;
  };

function factsOf(name: PolicyName) {
  const fact: PolicyFact = policies[name];
  return fact.kind === 'whole' ? { facts: { min: fact.min, max: fact.max } } : {};
}
