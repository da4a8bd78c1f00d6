// Settings: what a brand shows and allows. Registration rules, system status, module switches,
// policy values with profiles.
import { Type } from 'typebox';
import { endpoint } from './kit/endpoint.ts';
import { id, text } from './kit/schema.ts';

/** Fields whose rules the server delivers for the registration form. */
export const registrationFields = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'mobileNum',
  'affiliateCode',
  'captcha',
  'birthday',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

export const fieldRule = Type.Object({
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  acceptedPattern: text(200),
  /** Names the message to show when the value does not fit: one of `patternIds`. */
  patternId: text(40),
  minLength: Type.Integer(),
  maxLength: Type.Integer(),
});

/** The kinds of pattern a field rule may name; each has a message template with (min) and (max). */
export const patternIds = [
  'any',
  'digits',
  'letter-first',
  'letters-chinese',
  'kanji-digits',
  'email',
  'letters-or-digits',
  'letters-and-digits',
  'alphanumeric-uppercase',
  'english-spaces',
  'no-spaces',
  'chinese-punctuation',
  'date-ymd',
  'date-mdy',
  'korean',
  'thai',
  'thai-english',
  'uppercase-spaces',
  'letters-digits-symbols',
  'strong-password',
  'full-name',
  'full-width-japanese',
] as const;
export type PatternId = (typeof patternIds)[number];

const moduleNode = Type.Object({
  modId: text(40),
  enabled: text(1),
  childrenNodes: Type.Array(Type.Unknown()),
});

const status = Type.Object({
  maintenance: Type.Boolean(),
  regionRestriction: Type.Boolean(),
  location: Type.Object({ ip: text(64), country: text(8) }),
  info: Type.Object({
    whitelabel: Type.Array(moduleNode),
    register: Type.Record(Type.String(), fieldRule),
    resources: Type.Array(
      Type.Object({
        resourceType: text(40),
        url: text(300),
        qrCodeUrl: text(300),
        labelNameEn: text(80),
      }),
    ),
    customerService: Type.Array(Type.Object({ csType: Type.Integer(), path: text(500) })),
    domainRoute: Type.Array(text(200)),
    mainDomain: text(200),
    imageCDNs: Type.Array(text(200)),
    launchGameCDNs: Type.Array(text(200)),
    analytics: Type.Object({ gtagId: text(40) }),
    /** Beyond the family: what our own screens need of the brand and its policy. */
    brand: Type.Object({
      name: text(60),
      currency: text(5),
      currencySymbol: text(5),
      defaultLanguage: text(8),
      languages: Type.Array(text(8)),
      homeNeedsLogin: Type.Boolean(),
      adultAgeYears: Type.Integer(),
    }),
  }),
});

export const settings = {
  getRegisterRules: endpoint({
    summary: 'The rules of the registration form, by field',
    method: 'GET',
    path: '/wps/system/setting/register',
    wire: 'wps',
    who: 'anyone',
    evenClosed: true,
    modules: ['REG3', 'COMM3'],
    gives: Type.Record(Type.String(), fieldRule),
    refusals: [],
  }),
  getStatus: endpoint({
    summary: 'System status, the visitor’s place and everything the site is configured by',
    method: 'GET',
    path: '/wps/system/status',
    aliases: ['/wps/v2/system/status'],
    wire: 'wps',
    who: 'anyone',
    evenClosed: true,
    gives: status,
    refusals: [],
  }),
  getWhitelabel: endpoint({
    summary: 'The tree of module switches',
    method: 'GET',
    path: '/wps/system/whitelabel',
    wire: 'wps',
    who: 'anyone',
    evenClosed: true,
    modules: ['COMM3'],
    gives: Type.Array(moduleNode),
    refusals: [],
  }),
  getLocation: endpoint({
    summary: 'The visitor’s address and country',
    method: 'GET',
    path: '/wps/system/location',
    wire: 'wps',
    who: 'anyone',
    evenClosed: true,
    gives: Type.Object({ ip: text(64), country: text(8) }),
    refusals: [],
  }),
  listModules: endpoint({
    summary: 'All module switches and their state',
    method: 'GET',
    path: '/ops/modules',
    wire: 'own',
    who: 'staff',
    permission: 'modules.view',
    gives: Type.Object({
      modules: Type.Array(
        Type.Object({ module: text(40), on: Type.Boolean(), fixed: Type.Boolean() }),
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
    gives: Type.Object({ module: text(40), on: Type.Boolean() }),
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
      profile: Type.Union([Type.Literal('default'), Type.Literal('strict')]),
      policies: Type.Array(
        Type.Object({
          name: text(60),
          kind: text(10),
          value: Type.Unknown(),
          overridden: Type.Boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  setPolicy: endpoint({
    summary: 'Sets one policy value for the brand; `value` null goes back to the profile’s',
    method: 'PUT',
    path: '/ops/policies/:name',
    wire: 'own',
    who: 'staff',
    permission: 'settings.edit',
    params: Type.Object({ name: id() }),
    body: Type.Object({ value: Type.Unknown() }),
    gives: Type.Object({ name: text(60), value: Type.Unknown() }),
    refusals: ['setting-unknown', 'setting-invalid'],
  }),
};
