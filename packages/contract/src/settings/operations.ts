// Settings, as staff change them: switches, policy and its profile, field rules, regions,
// maintenance and the terms. Every change is audited with the state before and after.
import { Type, type TSchema } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { id, languageTag, oneOf, text } from '../kit/schema.ts';
import { fieldRule } from './fields.ts';
import { termsInForce } from './site.ts';
import { moduleIds } from '../modules.ts';
import { profiles } from './policies.ts';
import { registrationFields } from './fields.ts';

const profile = oneOf(profiles);
const country = Type.String({ pattern: '^[A-Z]{2}$' });
/** An address or a block of them, IPv4 or IPv6, e.g. `198.51.100.0/24`. */
const addresses = Type.Array(text(50, 2), { maxItems: 1000 });
const byLanguage = (lengthMax: number) => Type.Record(languageTag, text(lengthMax));

/** What waits for a second person, and who proposed it; null: nothing. */
const waits = <S extends TSchema>(value: S) =>
  Type.Union([Type.Object({ value, by: text(64), at: Type.Integer() }), Type.Null()]);

const fieldRuleOf = Type.Object({
  field: oneOf(registrationFields),
  rule: fieldRule,
  own: Type.Boolean(),
});

const regionRules = {
  /** `block` refuses the countries of the list, `allow` every other one. */
  mode: Type.Union([Type.Literal('block'), Type.Literal('allow')]),
  countries: Type.Array(country, { maxItems: 250 }),
  addressesBlocked: addresses,
  /** These may always come in. */
  addressesAllowed: addresses,
};

const maintenance = {
  on: Type.Boolean(),
  /** The text for visitors; an empty one leaves the site’s own words. */
  message: byLanguage(1000),
  endsAt: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** Addresses that are admitted all the same. */
  addressesPassing: addresses,
};

export const settingsOperations = {
  listModules: endpoint({
    summary: 'All module switches and their state',
    method: 'GET',
    path: '/ops/modules',
    wire: 'own',
    who: 'staff',
    permission: 'modules.view',
    gives: Type.Object({
      modules: Type.Array(
        Type.Object({ module: oneOf(moduleIds), on: Type.Boolean(), fixed: Type.Boolean() }),
      ),
    }),
    refusals: [],
  }),
  turnModule: endpoint({
    summary: 'Turns one module switch',
    method: 'PUT',
    path: '/ops/modules/:module',
    wire: 'own',
    who: 'staff',
    permission: 'modules.edit',
    params: Type.Object({ module: id() }),
    body: Type.Object({ on: Type.Boolean() }),
    gives: Type.Object({ module: oneOf(moduleIds), on: Type.Boolean() }),
    refusals: ['module-unknown', 'module-fixed'],
  }),
  listPolicies: endpoint({
    summary: 'All policy values, with the profile’s value and the brand’s own',
    method: 'GET',
    path: '/ops/policies',
    wire: 'own',
    who: 'staff',
    permission: 'settings.view',
    gives: Type.Object({
      profile,
      profileWaits: waits(profile),
      policies: Type.Array(
        Type.Object({
          name: text(60),
          kind: oneOf(['amount', 'choice', 'percent', 'switch', 'text', 'whole']),
          value: Type.Unknown(),
          overridden: Type.Boolean(),
          waits: waits(Type.Unknown()),
        }),
      ),
    }),
    refusals: [],
  }),
  setPolicy: endpoint({
    summary:
      'Sets one policy value for the brand; `value` null goes back to the profile’s. A value ' +
      'that lets one of staff decide more alone waits until another one sets the same',
    method: 'PUT',
    path: '/ops/policies/:name',
    wire: 'own',
    who: 'staff',
    confirmed: true,
    permission: 'settings.edit',
    params: Type.Object({ name: id() }),
    body: Type.Object({ value: Type.Unknown() }),
    gives: Type.Object({ name: text(60), value: Type.Unknown(), waits: waits(Type.Unknown()) }),
    refusals: ['setting-unknown', 'setting-invalid', 'second-person-needed'],
  }),
  setProfile: endpoint({
    summary:
      'Chooses the profile whose values hold wherever the brand has set none of its own; one ' +
      'that lets staff decide more alone waits until another one of staff chooses it',
    method: 'PUT',
    path: '/ops/profile',
    wire: 'own',
    who: 'staff',
    permission: 'settings.profile',
    confirmed: true,
    body: Type.Object({ profile }),
    gives: Type.Object({ profile, waits: waits(profile) }),
    refusals: ['setting-invalid', 'second-person-needed'],
  }),
  listFieldRules: endpoint({
    summary: 'The rules of the registration form, and which of them the brand has changed',
    method: 'GET',
    path: '/ops/field-rules',
    wire: 'own',
    who: 'staff',
    permission: 'settings.view',
    gives: Type.Object({ rules: Type.Array(fieldRuleOf) }),
    refusals: [],
  }),
  setFieldRule: endpoint({
    summary: 'Sets the rule of one field; `rule` null goes back to the fresh platform’s',
    method: 'PUT',
    path: '/ops/field-rules/:field',
    wire: 'own',
    who: 'staff',
    permission: 'settings.edit',
    params: Type.Object({ field: id() }),
    body: Type.Object({ rule: Type.Union([fieldRule, Type.Null()]) }),
    gives: fieldRuleOf,
    refusals: ['setting-unknown', 'field-rule-invalid'],
  }),
  checkFieldRule: endpoint({
    summary:
      'Tries a rule before it is set: is it safe to deliver, and what does it say to samples',
    method: 'POST',
    path: '/ops/field-rule-check',
    wire: 'own',
    who: 'staff',
    permission: 'settings.view',
    perMinute: 120,
    body: Type.Object({ rule: fieldRule, samples: Type.Array(text(500), { maxItems: 20 }) }),
    gives: Type.Object({
      /** The form's message for a value that does not match, by language. */
      messages: Type.Record(Type.String(), text(400)),
      answers: Type.Array(
        Type.Object({ sample: text(500), fits: Type.Boolean(), message: text(400) }),
      ),
    }),
    refusals: ['field-rule-invalid'],
  }),
  getRegionRules: endpoint({
    summary: 'From which countries and addresses the platform may be used',
    method: 'GET',
    path: '/ops/regions',
    wire: 'own',
    who: 'staff',
    permission: 'settings.view',
    /** With every country there is to choose from. */
    gives: Type.Object({ ...regionRules, known: Type.Array(country) }),
    refusals: [],
  }),
  setRegionRules: endpoint({
    summary: 'Decides from which countries and addresses the platform may be used',
    method: 'PUT',
    path: '/ops/regions',
    wire: 'own',
    who: 'staff',
    permission: 'settings.edit',
    confirmed: true,
    body: Type.Object(regionRules),
    gives: Type.Object(regionRules),
    refusals: ['address-list-invalid'],
  }),
  getMaintenance: endpoint({
    summary: 'Whether the platform is closed for maintenance, what visitors read and who passes',
    method: 'GET',
    path: '/ops/maintenance',
    wire: 'own',
    who: 'staff',
    permission: 'settings.view',
    gives: Type.Object(maintenance),
    refusals: [],
  }),
  setMaintenance: endpoint({
    summary: 'Closes the platform for maintenance, or opens it again',
    method: 'PUT',
    path: '/ops/maintenance',
    wire: 'own',
    who: 'staff',
    permission: 'maintenance.edit',
    confirmed: true,
    body: Type.Object(maintenance),
    gives: Type.Object(maintenance),
    refusals: ['address-list-invalid'],
  }),
  getPublishedTerms: endpoint({
    summary: 'The current terms and privacy notice, for the author of the next version',
    method: 'GET',
    path: '/ops/terms',
    wire: 'own',
    who: 'staff',
    permission: 'settings.view',
    gives: termsInForce,
    refusals: [],
  }),
  publishTerms: endpoint({
    summary:
      'Publishes a new version of the terms and the privacy notice, cleaned of everything active',
    method: 'POST',
    path: '/ops/terms',
    wire: 'own',
    who: 'staff',
    permission: 'settings.edit',
    confirmed: true,
    bodyBytesMax: 2_000_000,
    body: Type.Object({ terms: byLanguage(60_000), privacy: byLanguage(60_000) }),
    gives: termsInForce,
    refusals: ['terms-incomplete'],
  }),
};
