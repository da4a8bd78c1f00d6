// The settings of a brand as a whole, with their defaults: everybody may come in, nothing is
// closed.
import type { InputOf, Profile, settings } from '@baize/contract';

export type RegionRules = InputOf<typeof settings.setRegionRules>;
export type Maintenance = InputOf<typeof settings.setMaintenance>;

export interface Records {
  readonly profile?: Profile;
  readonly regions: RegionRules;
  readonly maintenance: Maintenance;
}

export type RecordName = keyof Records;

export const freshRecords: Records = {
  regions: { mode: 'block', countries: [], addressesBlocked: [], addressesAllowed: [] },
  maintenance: { on: false, message: {}, endsAt: null, addressesPassing: [] },
};
