// What holds now, kept in memory so that asking costs nothing. A change made here holds when it is
// answered; other processes hear of it at once, and look for themselves when they may have missed
// it. Before the first reading a fresh platform's values hold.
import {
  modules,
  type FieldRule,
  type Policies,
  type Profile,
  type RegistrationField,
} from '@baize/contract';
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
}

export interface Keeper {
  current(): Current;
  /** Reads again; what was read before this call is never taken for newer. */
  refresh(): Promise<void>;
  /** To be called once a change was committed. */
  changed(): Promise<void>;
  start(): Promise<void>;
  stop(): void;
}

const channel = 'settings-changed';
const fresh: Changes = {
  switches: {},
  overrides: {},
  fieldRules: {},
  records: freshRecords,
  terms: undefined,
};

export function keepCurrent(ports: SettingsPorts): Keeper {
  let held = heldOf(fresh, ports);
  let started = 0;
  let shown = 0;
  let leave: (() => void)[] = [];
  let isRead = false;
  const refresh = async () => {
    started += 1;
    const turn = started;
    const changes = await readChanges(ports.database.kysely);
    if (turn < shown) return;
    shown = turn;
    const before = opennessOf(held);
    held = heldOf(changes, ports);
    if (isRead && opennessOf(held) !== before) ports.onOpenness();
    isRead = true;
  };
  const look = () => void refresh().catch(() => undefined);
  return {
    current: () => held,
    refresh,
    changed: async () => {
      await refresh();
      ports.bus.publish(channel, '');
    },
    start: async () => {
      leave = [ports.bus.subscribe(channel, look), ports.bus.onGap(look)];
      await refresh();
    },
    stop: () => {
      for (const depart of leave) depart();
    },
  };
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
  };
}

/** To whom the house is open, as one text. */
const opennessOf = ({ maintenance, regions }: Current) => JSON.stringify([maintenance, regions]);

/** What clients of an older age need while they are let in; what the brand set goes before it. */
function rulesOfOlder(switches: Switches): Partial<RegistrationRules> {
  if (!switches.LEGACYSEAL3) return {};
  const { captcha: _, ...rules } = olderRules;
  return isOffered('CAPTCHA3', switches) ? olderRules : rules;
}

function knownRules(rules: Partial<RegistrationRules>): Partial<RegistrationRules> {
  const known = Object.entries(rules).filter(([field]) => Object.hasOwn(freshRules, field));
  return Object.fromEntries(known) as Partial<Record<RegistrationField, FieldRule>>;
}
