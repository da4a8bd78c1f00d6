// The settings in force, kept in memory so that reading costs nothing. Before the first reading the
// defaults of a new platform hold.
import {
  modules,
  type FieldRule,
  type Policies,
  type Profile,
  type RegistrationField,
} from '@baize/contract';
import { keep, type Kept } from '../../platform/kept/index.ts';
import { addressList, type AddressList } from './address-list.ts';
import { freshRecords, type Maintenance, type RegionRules } from './records.ts';
import {
  freshRules,
  freshRulesOf,
  olderRules,
  type RegistrationRules,
} from './rules/registration-rules.ts';
import { isOffered, type Switches } from './rules/module-tree.ts';
import { policiesOf, type Overrides } from './rules/policy-value.ts';
import { readChanges, type Changes } from './store/reader.ts';
import type { SettingsPorts } from './ports.ts';
import type { PublishedTerms } from './terms.ts';

export interface Current {
  readonly switches: Switches;
  readonly overrides: Overrides;
  readonly policies: Policies;
  readonly rules: RegistrationRules;
  readonly ownRules: Partial<RegistrationRules>;
  readonly profile: Profile;
  readonly regions: RegionRules;
  readonly maintenance: Maintenance;
  readonly lists: Readonly<Record<'blocked' | 'allowed' | 'passing', AddressList>>;
  readonly terms: PublishedTerms | undefined;
  readonly proposals: Changes['proposals'];
}

export type Keeper = Kept<Current>;

const fresh: Changes = {
  switches: {},
  overrides: {},
  fieldRules: {},
  records: freshRecords,
  terms: undefined,
  proposals: {},
};

export function keepCurrent(ports: SettingsPorts): Keeper {
  let isRead = false;
  return keep({
    ...ports,
    name: 'settings',
    fresh: heldOf(fresh, ports),
    read: async () => heldOf(await readChanges(ports.database.kysely), ports),
    onRead: (now, before) => {
      if (isRead && opennessOf(now) !== opennessOf(before)) ports.onOpenness();
      isRead = true;
    },
  });
}

function heldOf(changes: Changes, ports: SettingsPorts): Current {
  const known = Object.entries(changes.switches).filter(([module]) =>
    Object.hasOwn(modules, module),
  );
  const { regions, maintenance, profile = ports.profile } = changes.records;
  const ownRules = knownRules(changes.fieldRules);
  return {
    switches: Object.fromEntries(known),
    overrides: changes.overrides,
    policies: policiesOf(profile, changes.overrides),
    rules: { ...freshRulesOf(profile), ...rulesOfOlder(changes.switches), ...ownRules },
    ownRules,
    profile,
    regions,
    maintenance,
    lists: {
      blocked: addressList(regions.addressesBlocked),
      allowed: addressList(regions.addressesAllowed),
      passing: addressList(maintenance.addressesPassing),
    },
    terms: changes.terms,
    proposals: changes.proposals,
  };
}

/** To whom the house is open, as one text. */
const opennessOf = ({ maintenance, regions }: Current) => JSON.stringify([maintenance, regions]);

/** The defaults that older clients need while they are let in; the brand's own values go first. */
function rulesOfOlder(switches: Switches): Partial<RegistrationRules> {
  if (!switches.LEGACYSEAL3) return {};
  const { captcha: _, ...rules } = olderRules;
  return isOffered('CAPTCHA3', switches) ? olderRules : rules;
}

function knownRules(rules: Partial<RegistrationRules>): Partial<RegistrationRules> {
  const known = Object.entries(rules).filter(([field]) => Object.hasOwn(freshRules, field));
  return Object.fromEntries(known) as Partial<Record<RegistrationField, FieldRule>>;
}
