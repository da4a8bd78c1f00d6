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
    settings_record, settings_terms, settings_proposal`.execute(database.kysely);
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
  const given = { name: 'adultAgeYears', value: 18, waits: null };
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
    waits: null,
  });
  const back = { name: 'adultAgeYears', value: 21, waits: null };
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

const second = { ...owner, staffId: 'staff-2', username: 'second' };

test('a policy that bounds what one person decides is loosened by two', async () => {
  const { settings, audited, clock } = await buildSettings(database);
  const { setPolicy, listPolicies } = settings.actions;
  const name = 'billSecondPersonAbove';
  const waiting = { value: '90000', by: 'owner', at: clock.now() };
  const by = (caller: typeof owner, value: unknown) => setPolicy(callOf(caller, { name, value }));
  expect(await by(owner, '90000')).toEqual({ name, value: '10000', waits: waiting });
  expect(await by(owner, '90000')).toMatchObject({ value: '10000', waits: waiting });
  expect(settings.policy()[name]).toBe('10000');
  expect(await listPolicies(callOf(owner, {}))).toMatchObject({
    policies: expect.arrayContaining([expect.objectContaining({ name, waits: waiting })]),
  });
  const alias = { ...owner, staffId: 'staff-3', username: 'alias' };
  await by(alias, '80000');
  expect(await by(second, '80000')).toEqual({ refused: 'second-person-needed' });
  expect(settings.policy()[name]).toBe('10000');
  await by(owner, '90000');
  expect(await by(second, '90000')).toEqual({ name, value: '90000', waits: null });
  expect(settings.policy()[name]).toBe('90000');
  expect(audited.at(-1)).toMatchObject({ staff: second, before: { proposedBy: 'owner' } });
  expect(await by(owner, '5000')).toEqual({ name, value: '5000', waits: null });
});

test('a stricter value takes the place of what waits', async () => {
  const { settings } = await buildSettings(database);
  const set0 = (caller: typeof owner, value: unknown) =>
    settings.actions.setPolicy(callOf(caller, { name: 'withdrawalSignedFrom', value }));
  // Of these amounts 0 means that nobody signs.
  expect(await set0(owner, '0')).toMatchObject({ waits: { value: '0' } });
  expect(await set0(owner, '20000')).toMatchObject({ value: '20000', waits: null });
  expect(await set0(second, '0')).toMatchObject({ waits: { by: 'second' } });
  expect(settings.policy().withdrawalSignedFrom).toBe('20000');
});

test('a profile that lets one person decide more is chosen by two', async () => {
  const { settings } = await buildSettings(database);
  const choose = (caller: typeof owner, profile: string) =>
    settings.actions.setProfile(callOf(caller, { profile: profile as 'strict' }));
  expect(await choose(owner, 'strict')).toEqual({ profile: 'strict', waits: null });
  const waits = { value: 'default', by: 'owner' };
  expect(await choose(owner, 'default')).toMatchObject({ profile: 'strict', waits });
  expect(await choose(owner, 'strict')).toEqual({ profile: 'strict', waits: null });
  await choose(owner, 'default');
  expect(await choose(second, 'default')).toEqual({ profile: 'default', waits: null });
  expect(settings.policy().withdrawalSignedFrom).toBe('50000');
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
  expect(chosen).toEqual({ profile: 'strict', waits: null });
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
