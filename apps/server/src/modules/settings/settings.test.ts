// A switch or a value that is changed holds when it is answered, in every process; a change that
// does not fit is refused and changes nothing; the audit log tells before and after.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { patternIds, patterns, validateField } from '@baize/contract';
import { freshDatabase } from '../../../testing/database.ts';
import type { Database } from '../../platform/database/index.ts';
import { faultOf } from './field-rule-check.ts';
import { freshRules } from './index.ts';
import { buildSettings, callOf, owner, busInMemory, visitor } from './testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate settings_module, settings_policy, settings_field_rule,
    settings_record, settings_terms`.execute(database.kysely);
});

const turn = (module: string, on: boolean) => callOf(owner, { module, on });
const set = (name: string, value: unknown) => callOf(owner, { name, value });

test('a changed switch applies at once and is audited once', async () => {
  const { settings, audited } = await buildSettings(database);
  expect(settings.isOn('FREEPLAY3')).toBe(true);
  const off = { module: 'FREEPLAY3', on: false };
  expect(await settings.actions.turnModule(turn('FREEPLAY3', false))).toEqual(off);
  expect(settings.isOn('FREEPLAY3')).toBe(false);
  expect(await settings.actions.turnModule(turn('FREEPLAY3', false))).toEqual(off);
  expect(audited).toEqual([
    {
      staff: owner,
      action: 'turn-module',
      subject: 'FREEPLAY3',
      before: { on: true },
      after: { on: false },
    },
  ]);
});

test('how a switch stood at an earlier moment is known, also under one that was off', async () => {
  await sql`truncate settings_module_change`.execute(database.kysely);
  const { settings } = await buildSettings(database);
  const turnAt = (module: string, on: boolean, now: number) =>
    settings.actions.turnModule(callOf(owner, { module, on }, { now }));
  const stood = (at: number) => settings.wasOnBefore('MOBILENUMREG3', at);
  expect(await stood(1_000)).toBe(false);
  await turnAt('MOBILENUMREG3', true, 1_000);
  await turnAt('MOBILENUMREG3', false, 2_000);
  await turnAt('MOBILENUMREG3', true, 3_000);
  await turnAt('REG3', false, 4_000);
  expect([await stood(1_000), await stood(1_001)]).toEqual([false, true]);
  expect([await stood(2_000), await stood(2_001)]).toEqual([true, false]);
  expect([await stood(3_001), await stood(4_001)]).toEqual([true, false]);
});

test('an unknown or fixed switch is refused', async () => {
  const { settings } = await buildSettings(database);
  const refusalOf = async (module: string) => settings.actions.turnModule(turn(module, false));
  expect(await refusalOf('constructor')).toEqual({ refused: 'module-unknown' });
  expect(await refusalOf('COMM3')).toEqual({ refused: 'module-fixed' });
});

test('another process hears of a change', async () => {
  const bus = busInMemory();
  const here = await buildSettings(database, bus);
  const there = await buildSettings(database, bus);
  await here.settings.actions.turnModule(turn('REG3', false));
  await expect.poll(() => there.settings.isOn('REG3')).toBe(false);
});

test('a policy value is set, refused with its bounds, and taken back', async () => {
  const { settings, audited } = await buildSettings(database);
  const { setPolicy, listPolicies } = settings.actions;
  const given = { name: 'adultAgeYears', value: 18 };
  expect(await setPolicy(set('adultAgeYears', 18))).toEqual(given);
  expect(settings.policy().adultAgeYears).toBe(18);
  expect(await setPolicy(set('adultAgeYears', 12))).toEqual({
    refused: 'setting-invalid',
    facts: { min: 18, max: 25 },
  });
  expect(await setPolicy(set('luck', 1))).toEqual({ refused: 'setting-unknown' });
  const listed = await listPolicies(callOf(owner, {}));
  expect(listed).toMatchObject({ profile: 'default' });
  expect('policies' in listed ? listed.policies : []).toContainEqual({
    name: 'adultAgeYears',
    kind: 'whole',
    value: 18,
    overridden: true,
  });
  const back = { name: 'adultAgeYears', value: 21 };
  expect(await setPolicy(set('adultAgeYears', null))).toEqual(back);
  expect(audited.map(({ before, after }) => [before, after])).toEqual([
    [
      { value: 21, own: false },
      { value: 18, own: true },
    ],
    [
      { value: 18, own: true },
      { value: 21, own: false },
    ],
  ]);
});

test('two values that exclude each other cannot both be set at once', async () => {
  const { settings } = await buildSettings(database);
  const { setPolicy } = settings.actions;
  const answers = await Promise.all([
    setPolicy(set('withdrawalMinimum', '200000')),
    setPolicy(set('withdrawalMaximum', '150000')),
  ]);
  expect(answers.filter((answer) => 'refused' in answer)).toHaveLength(1);
});

test('the site reads the tree of switches, its place and the rules of the form', async () => {
  const { settings } = await buildSettings(database);
  const { getWhitelabel, getLocation, getRegisterRules, listModules } = settings.actions;
  expect(await getWhitelabel(callOf(visitor, {}))).toContainEqual({
    modId: 'COMM3',
    enabled: '1',
    childrenNodes: [],
  });
  expect(await getLocation(callOf(visitor, {}))).toEqual({ ip: '203.0.113.7', country: 'ID' });
  expect(await getRegisterRules(callOf(visitor, {}))).toEqual(freshRules);
  const listed = await listModules(callOf(owner, {}));
  expect('modules' in listed ? listed.modules : []).toContainEqual({
    module: 'COMM3',
    on: true,
    fixed: true,
  });
});

test('every fresh rule and every kind of pattern is safe to deliver', () => {
  for (const rule of Object.values(freshRules)) expect(faultOf(rule)).toBeUndefined();
  for (const patternId of patternIds) {
    const rule = { ...freshRules.username, patternId, acceptedPattern: patterns[patternId] };
    expect([patternId, faultOf(rule)]).toEqual([patternId, undefined]);
  }
});

test('a profile changes what the brand has not set, and the audit log tells which', async () => {
  const bus = busInMemory();
  const { settings, audited } = await buildSettings(database, bus);
  const there = await buildSettings(database, bus);
  await settings.actions.setPolicy(set('turboAllowed', true));
  const chosen = await settings.actions.setProfile(callOf(owner, { profile: 'strict' }));
  expect(chosen).toEqual({ profile: 'strict' });
  expect(settings.policy()).toMatchObject({ turboAllowed: true, loginFailuresMax: 3 });
  await expect.poll(() => there.settings.policy().loginFailuresMax).toBe(3);
  expect(await settings.actions.listPolicies(callOf(owner, {}))).toMatchObject({
    profile: 'strict',
  });
  expect(audited.at(-1)).toMatchObject({
    action: 'set-profile',
    before: { profile: 'default', loginFailuresMax: 5, identityCheck: 'never' },
    after: { profile: 'strict', loginFailuresMax: 3, identityCheck: 'before-play' },
  });
  expect(audited.at(-1)?.after).not.toHaveProperty('turboAllowed');
  const own = { action: 'set-profile', subject: 'profile' };
  await settings.actions.setProfile(callOf(owner, { profile: 'strict' }));
  expect(audited.filter(({ action }) => action === own.action)).toHaveLength(1);
});

// @proves R9 V6.2.5
test('in the strict profile a password is of anything, unless the brand has a rule', async () => {
  const { settings } = await buildSettings(database);
  const passphrase = 'ünder the blue door 9';
  const fits = () => validateField('password', settings.rules().password, passphrase) === undefined;
  await settings.actions.setProfile(callOf(owner, { profile: 'default' }));
  expect(fits()).toBe(false);
  await settings.actions.setProfile(callOf(owner, { profile: 'strict' }));
  expect(fits()).toBe(true);
  const { setFieldRule } = settings.actions;
  const rule = freshRules.password;
  await setFieldRule(callOf(owner, { field: 'password', rule }));
  expect(fits()).toBe(false);
  expect(await setFieldRule(callOf(owner, { field: 'password', rule: null }))).toMatchObject({
    rule: { patternId: 'any', minLength: 8, maxLength: 64 },
  });
});

test('a profile that does not agree with the brand’s own values is refused', async () => {
  const { settings } = await buildSettings(database);
  await settings.actions.setPolicy(set('withdrawalMinimum', '60000'));
  expect(await settings.actions.setProfile(callOf(owner, { profile: 'strict' }))).toEqual({
    refused: 'setting-invalid',
  });
  expect(settings.policy().withdrawalMaximum).toBe('500000');
});

test('the initial password is kept and used, and never told', async () => {
  const { settings, audited } = await buildSettings(database);
  const answer = await settings.actions.setPolicy(set('initialPassword', 'Welcome-88'));
  const listed = await settings.actions.listPolicies(callOf(owner, {}));
  expect(settings.policy().initialPassword).toBe('Welcome-88');
  expect(JSON.stringify([answer, listed, audited])).not.toContain('Welcome-88');
});
