// The registration form's rules are set only when they are safe, and tried before they are; terms
// are published cleaned and whole, each version a new one.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { isRefusal } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import { freshDatabase } from '../../../testing/database.ts';
import type { Database } from '../../platform/database/index.ts';
import { freshRules } from './index.ts';
import { buildSettings, callOf, owner, visitor } from './testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate settings_field_rule, settings_terms`.execute(database.kysely);
});

const own = { ...freshRules.username, minLength: 4 };

// @proves L121
test('a custom rule is published, audited and removed', async () => {
  const { settings, audited } = await buildSettings(database);
  const { setFieldRule, listFieldRules } = settings.actions;
  const given = { field: 'username', rule: own, own: true };
  expect(await setFieldRule(callOf(owner, { field: 'username', rule: own }))).toEqual(given);
  expect(settings.rules().username).toEqual(own);
  expect(await listFieldRules(callOf(owner, {}))).toMatchObject({
    rules: expect.arrayContaining([given]),
  });
  await setFieldRule(callOf(owner, { field: 'username', rule: null }));
  expect(settings.rules().username).toEqual(freshRules.username);
  const fresh = { rule: freshRules.username, own: false };
  const changed = { rule: own, own: true };
  expect(audited.map(({ before, after }) => [before, after])).toEqual([
    [fresh, changed],
    [changed, fresh],
  ]);
});

// @proves A11
test.each([
  [{ acceptedPattern: '(?=a)b' }, 'unreadable'],
  [{ acceptedPattern: '(a)\\1' }, 'unreadable'],
  [{ acceptedPattern: '[' }, 'unreadable'],
  [{ acceptedPattern: '' }, 'unreadable'],
  [{ acceptedPattern: '([a-z]+)+' }, 'slow'],
  [{ maxLength: 2 }, 'bounds'],
  [{ maxLength: 501 }, 'bounds'],
  [{ minLength: -1 }, 'bounds'],
  [{ patternId: 'constructor' }, 'kind'],
])('a rule with %o is refused, for being %s', async (spoiled, fault) => {
  const { settings, audited } = await buildSettings(database);
  const { setFieldRule, checkFieldRule } = settings.actions;
  const rule = { ...own, ...spoiled };
  const refused = { refused: 'field-rule-invalid', facts: { fault } };
  expect(await setFieldRule(callOf(owner, { field: 'username', rule }))).toEqual(refused);
  expect(await checkFieldRule(callOf(owner, { rule, samples: ['a'] }))).toEqual(refused);
  expect(settings.rules().username).toEqual(freshRules.username);
  expect(audited).toEqual([]);
});

test('a field that does not exist has no rule', async () => {
  const { settings } = await buildSettings(database);
  const answer = await settings.actions.setFieldRule(
    callOf(owner, { field: 'constructor', rule: own }),
  );
  expect(answer).toEqual({ refused: 'setting-unknown' });
});

test('a rule tells what it would say to each sample, even while its field is off', async () => {
  const { settings } = await buildSettings(database);
  const rule = { ...own, enabled: false, required: true };
  const samples = ['lotus', 'x', '8lotus', ''];
  const call = callOf(owner, { rule, samples }, { locale: 'id' });
  const message = 'Masukkan 4 sampai 16 huruf dan angka, diawali huruf.';
  expect(await settings.actions.checkFieldRule(call)).toMatchObject({
    messages: {
      en: 'Please enter 4 to 16 letters and digits, beginning with a letter.',
      id: message,
    },
    answers: [
      { sample: 'lotus', fits: true, message: '' },
      { sample: 'x', fits: false, message },
      { sample: '8lotus', fits: false, message },
      { sample: '', fits: false, message },
    ],
  });
});

const inEvery = (html: string): Record<string, string> =>
  Object.fromEntries(shippedLocales.map(({ tag }) => [tag, html]));

// @proves L130
test('until terms are published the house’s own hold, naming the age of the policy', async () => {
  const { settings } = await buildSettings(database);
  const terms = await settings.actions.getTerms(callOf(visitor, {}));
  expect(terms).toMatchObject({ version: '1', publishedAt: null });
  expect(JSON.stringify(terms)).toContain('You are 18 years old');
  expect(JSON.stringify(terms)).not.toContain('{age}');
  const written = await settings.actions.getPublishedTerms(callOf(owner, {}));
  expect(JSON.stringify(written)).toContain('You are {age} years old');
});

test('published terms are cleaned, versioned and written to the audit log', async () => {
  const { settings, audited } = await buildSettings(database);
  const { publishTerms, getTerms } = settings.actions;
  const text = {
    ...inEvery('<p>Dari {age}.</p>'),
    en: '<p onclick="x()">From {age}.</p><script>x()</script>',
    xx: '<p>No language of ours.</p>',
  };
  const call = callOf(owner, { terms: text, privacy: text });
  const [one, two] = await Promise.all([publishTerms(call), publishTerms(call)]);
  const versions = [one, two].map((answer) => (isRefusal(answer) ? '' : answer.version));
  expect(versions.sort()).toEqual(['2', '3']);
  expect(settings.termsVersion()).toBe('3');
  expect(await getTerms(callOf(visitor, {}))).toEqual({
    version: '3',
    publishedAt: call.now,
    terms: { ...inEvery('<p>Dari 18.</p>'), en: '<p>From 18.</p>' },
    privacy: { ...inEvery('<p>Dari 18.</p>'), en: '<p>From 18.</p>' },
  });
  expect(audited.map(({ action }) => action)).toEqual(['publish-terms', 'publish-terms']);
});

test('terms that are empty in a language are not published', async () => {
  const { settings } = await buildSettings(database);
  const whole = inEvery('<p>One</p>');
  const { th: _none, ...absent } = whole;
  for (const text of [{ ...whole, id: '<p> <script>x</script>&nbsp;</p>' }, absent]) {
    const call = callOf(owner, { terms: text, privacy: whole });
    expect(await settings.actions.publishTerms(call)).toEqual({ refused: 'terms-incomplete' });
  }
  expect(settings.termsVersion()).toBe('1');
});

// @proves L53
test('countries have their dialing codes, and the site names its own address', async () => {
  const { settings } = await buildSettings(database);
  const countries = await settings.actions.listCountries(callOf(visitor, {}));
  expect(countries).toContainEqual({ countryCode: 'ID', countryDialingCode: '62' });
  expect(countries).toContainEqual({ countryCode: 'PH', countryDialingCode: '63' });
  expect('refused' in countries ? 0 : countries.length).toBeGreaterThan(230);
  const domains = await settings.actions.listDomains(callOf(visitor, { host: 'play.example' }));
  expect(domains).toEqual(['https://play.example']);
});
