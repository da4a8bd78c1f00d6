// Sets one policy value for the brand, or goes back to the profile's. A value that does not fit, or
// that would put a minimum above its maximum, is refused; one that lets staff decide more alone
// waits for a second person.
import {
  isRefusal,
  policies,
  refuse,
  type PolicyFact,
  type PolicyName,
  type settings,
} from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';
import type { SettingsPorts } from '../ports.ts';
import {
  agree,
  fitsPolicy,
  isLooser,
  isPolicyName,
  policiesOf,
  shownPolicy,
} from '../rules/policy-value.ts';
import { proposedOf, waitForSecond } from '../second-person.ts';
import { readChanges } from '../store/reader.ts';
import { lockSettings, writePolicy } from '../store/writer.ts';

export const setPolicy =
  (ports: SettingsPorts, keeper: Keeper): Action<typeof settings.setPolicy> =>
  async ({ caller, input: { name, value }, now }) => {
    if (!isPolicyName(name)) return refuse('setting-unknown');
    if (value !== null && !fitsPolicy(name, value)) return refuse('setting-invalid', factsOf(name));
    const answer = await ports.database.transaction(async (tx) => {
      await lockSettings(tx);
      const { overrides, records, proposals } = await readChanges(tx);
      const { profile = ports.profile } = records;
      const { [name]: _, ...others } = overrides;
      const before = policiesOf(profile, overrides);
      const after = policiesOf(profile, value === null ? others : { ...others, [name]: value });
      if (!agree(after)) return refuse('setting-invalid');
      const waits = await waitForSecond(ports, tx, {
        staff: caller,
        name,
        value,
        isLooser: isLooser(name, before[name], after[name]),
        waiting: proposals,
        now,
      });
      if (waits && isRefusal(waits)) return waits;
      if (waits) return { name, value: shownPolicy(name, before[name]), waits };
      await writePolicy(tx, name, value, now);
      await ports.audit(tx, {
        staff: caller,
        action: 'set-policy',
        subject: name,
        before: {
          value: shownPolicy(name, before[name]),
          own: overrides[name] !== undefined,
          ...proposedOf(proposals[name]),
        },
        after: { value: shownPolicy(name, after[name]), own: value !== null },
      });
      return { name, value: shownPolicy(name, after[name]), waits: null };
    });
    if (!('refused' in answer)) await keeper.changed();
    return answer;
  };

function factsOf(name: PolicyName) {
  const fact: PolicyFact = policies[name];
  return fact.kind === 'whole' ? { facts: { min: fact.min, max: fact.max } } : {};
}
