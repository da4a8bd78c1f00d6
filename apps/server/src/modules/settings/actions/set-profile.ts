// Chooses the brand's profile. Values that the brand has set itself stay; a profile whose values
// would not agree with them is refused, and one that lets staff decide more alone waits for a
// second person.
import { isRefusal, refuse, type PolicyName, type settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';
import type { SettingsPorts } from '../ports.ts';
import { agree, isLooser, policiesOf, policyNames, shownPolicy } from '../rules/policy-value.ts';
import { proposedOf, waitForSecond } from '../second-person.ts';
import { readChanges } from '../store/reader.ts';
import { lockSettings, writeRecord } from '../store/writer.ts';

export const setProfile =
  (ports: SettingsPorts, keeper: Keeper): Action<typeof settings.setProfile> =>
  async ({ caller, input: { profile }, now }) => {
    const answer = await ports.database.transaction(async (tx) => {
      await lockSettings(tx);
      const { overrides, records, proposals } = await readChanges(tx);
      const earlier = records.profile ?? ports.profile;
      const before = policiesOf(earlier, overrides);
      const after = policiesOf(profile, overrides);
      if (!agree(after)) return refuse('setting-invalid');
      const changed = policyNames.filter((name) => before[name] !== after[name]);
      const waits = await waitForSecond(ports, tx, {
        staff: caller,
        name: 'profile',
        value: profile,
        isLooser: changed.some((name) => isLooser(name, before[name], after[name])),
        waiting: proposals,
        now,
      });
      if (waits && isRefusal(waits)) return waits;
      if (waits) return { profile: earlier, waits: { ...waits, value: profile } };
      if (earlier === profile) return { profile, waits: null };
      const valuesOf = (values: typeof before) =>
        Object.fromEntries(
          changed.map((name: PolicyName) => [name, shownPolicy(name, values[name])]),
        );
      await writeRecord(tx, 'profile', profile, now);
      await ports.audit(tx, {
        staff: caller,
        action: 'set-profile',
        subject: 'profile',
        before: { profile: earlier, ...valuesOf(before), ...proposedOf(proposals['profile']) },
        after: { profile, ...valuesOf(after) },
      });
      return { profile, waits: null };
    });
    if (!('refused' in answer)) await keeper.changed();
    return answer;
  };
