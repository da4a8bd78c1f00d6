// Checks a policy's value, alone and beside the others: its kind, its bounds, and its counterpart.
import {
  policies,
  type Policies,
  type PolicyFact,
  type PolicyName,
  profileValue,
  type Profile,
} from '@baize/contract';
import { parseUnits } from '@baize/money';

export type Overrides = Readonly<Partial<Record<PolicyName, unknown>>>;

const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const moneyDecimals = 2;
/** A hundred percent, read as an amount is. */
const whole = 1_000_000n;
/** Above every amount that is read. */
const boundless = 10n ** 18n;

/** Pairs of which the first must not be larger than the second. */
const ordered = [
  ['withdrawalMinimum', 'withdrawalMaximum'],
  ['depositMinimum', 'depositMaximum'],
] as const;

export const policyNames = Object.keys(policies) as PolicyName[];

export function isPolicyName(name: string): name is PolicyName {
  return Object.hasOwn(policies, name);
}

/** The value is of the policy's kind and within its bounds. */
export function fitsPolicy(name: PolicyName, value: unknown): boolean {
  const fact: PolicyFact = policies[name];
  switch (fact.kind) {
    case 'whole':
      return Number.isInteger(value) && Number(value) >= fact.min && Number(value) <= fact.max;
    case 'amount':
      return unitsOf(value) !== undefined;
    case 'percent':
      return (unitsOf(value) ?? whole + 1n) <= whole;
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && fact.options.includes(value);
    case 'text':
      return typeof value === 'string' && value.length <= fact.lengthMax && !controls.test(value);
  }
}

function unitsOf(value: unknown): bigint | undefined {
  return typeof value === 'string' ? parseUnits(value, { decimalsMax: moneyDecimals }) : undefined;
}

/** One of staff decides more alone by the second value than by the first. */
export function isLooser(name: PolicyName, before: unknown, after: unknown): boolean {
  return looseness(name, after) > looseness(name, before);
}

function looseness(name: PolicyName, value: unknown): bigint {
  const fact: PolicyFact = policies[name];
  const guards = 'guards' in fact ? fact.guards : undefined;
  if (guards === undefined) return 0n;
  const bound = typeof value === 'number' ? BigInt(value) : (unitsOf(value) ?? 0n);
  return guards === 'above-or-none' && bound === 0n ? boundless : bound;
}

/** No minimum is above its maximum. */
export function agree(values: Policies): boolean {
  return ordered.every(([low, high]) => {
    const least = unitsOf(values[low]);
    const most = unitsOf(values[high]);
    return least !== undefined && most !== undefined && least <= most;
  });
}

/** The values in force: the profile's, with the brand's own where it has set one that fits. */
export function policiesOf(profile: Profile, overrides: Overrides): Policies {
  const values = policyNames.map((name) => {
    const own = overrides[name];
    return [name, own !== undefined && fitsPolicy(name, own) ? own : profileValue(name, profile)];
  });
  return Object.fromEntries(values) as Policies;
}

/** A value as staff may read it: of a hidden one only whether there is any. */
export function shownPolicy(name: PolicyName, value: unknown): unknown {
  const fact: PolicyFact = policies[name];
  return fact.kind === 'text' && fact.hidden && value !== '' ? hiddenText : value;
}

const hiddenText = '••••••••';
