// Sets where the platform may be used from, and whether it is closed for maintenance. Lists of
// addresses are read before they are kept; both hold when they are answered.
import { refuse, type Refusal, type settings } from '@baize/contract';
import type { Action, StaffCaller } from '../../../platform/call/index.ts';
import { misfitOf } from '../address-list.ts';
import type { Keeper } from '../current.ts';
import type { SettingsPorts } from '../ports.ts';
import type { Maintenance, RecordName, Records, RegionRules } from '../records.ts';
import { readChanges } from '../store/reader.ts';
import { lockSettings, writeRecord } from '../store/writer.ts';

export const setRegionRules =
  (ports: SettingsPorts, keeper: Keeper): Action<typeof settings.setRegionRules> =>
  async ({ caller, input, now }) => {
    const { addressesBlocked, addressesAllowed } = input;
    const misfit = misfitIn([...addressesBlocked, ...addressesAllowed]);
    if (misfit) return misfit;
    const countries = [...new Set(input.countries)].sort();
    const value: RegionRules = { ...input, countries };
    await keep(ports, { caller, now }, 'regions', value);
    await keeper.changed();
    return value;
  };

export const setMaintenance =
  (ports: SettingsPorts, keeper: Keeper): Action<typeof settings.setMaintenance> =>
  async ({ caller, input, now }) => {
    const misfit = misfitIn(input.addressesPassing);
    if (misfit) return misfit;
    const value: Maintenance = { ...input };
    await keep(ports, { caller, now }, 'maintenance', value);
    await keeper.changed();
    return value;
  };

function misfitIn(addresses: readonly string[]): Refusal<'address-list-invalid'> | undefined {
  const address = misfitOf(addresses);
  return address === undefined ? undefined : refuse('address-list-invalid', { facts: { address } });
}

async function keep<N extends RecordName>(
  ports: SettingsPorts,
  { caller, now }: { caller: StaffCaller; now: number },
  name: N,
  value: Records[N],
): Promise<void> {
  await ports.database.transaction(async (tx) => {
    await lockSettings(tx);
    const before = (await readChanges(tx)).records[name];
    await writeRecord(tx, name, value, now);
    await ports.audit(tx, {
      staff: caller,
      action: `set-${name}`,
      subject: name,
      before,
      after: value,
    });
  });
}
