// Settings, as a site reads them: registration rules, system status, countries and the terms.
import { Type, type TSchema } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { resourceTypes } from '../brand/operations.ts';
import { oneOf, text } from '../kit/schema.ts';
import { fieldRule } from './fields.ts';

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const moduleNode = Type.Object({
  modId: text(40),
  enabled: text(1),
  childrenNodes: Type.Array(Type.Unknown()),
});

/** By locale, e.g. `en`; only those that the brand has written. */
const wordsByTag = Type.Record(Type.String(), text(1000));

const status = Type.Object({
  maintenance: Type.Boolean(),
  regionRestriction: Type.Boolean(),
  location: Type.Object({ ip: text(64), country: text(8) }),
  /** Beyond the family: what maintenance is for, in the caller’s language, and its planned end. */
  maintenanceNotice: Type.Object({ message: text(1000), endsAt: orNull(Type.Integer()) }),
  info: Type.Object({
    whitelabel: Type.Array(moduleNode),
    register: Type.Record(Type.String(), fieldRule),
    resources: Type.Array(
      Type.Object({
        resourceType: oneOf(resourceTypes),
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
      adultAgeText: Type.Integer(),
      rememberedSignIn: Type.Boolean(),
      termsVersion: text(20),
      licence: Type.Object({ text: wordsByTag, address: text(300) }),
      /** Files of the brand’s own, named by their content; empty where the house’s stand. */
      look: Type.Object({
        theme: text(64),
        logo: text(64),
        /** Width to height of the logo; 0 while there is none. */
        logoRatio: Type.Number(),
        icon: text(64),
        hero: text(64),
        heroTitle: wordsByTag,
        heroText: wordsByTag,
      }),
    }),
  }),
});

/** Sanitised HTML by language tag. */
const document = Type.Record(Type.String(), text(200_000));

export const termsInForce = Type.Object({
  version: text(20),
  /** Null while none is published: the house’s own text holds. */
  publishedAt: orNull(Type.Integer()),
  terms: document,
  privacy: document,
});

export const settingsOfSite = {
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
  listCountries: endpoint({
    summary: 'Every country with its dialing code',
    method: 'GET',
    path: '/wps/system/country',
    wire: 'wps',
    who: 'anyone',
    evenClosed: true,
    modules: ['COMM3'],
    gives: Type.Array(Type.Object({ countryCode: text(2), countryDialingCode: text(8) })),
    refusals: [],
  }),
  getTerms: endpoint({
    summary: 'The terms and the privacy notice that hold now, by language',
    method: 'GET',
    path: '/wps/system/terms',
    wire: 'wps',
    who: 'anyone',
    evenClosed: true,
    gives: termsInForce,
    refusals: [],
  }),
  listDomains: endpoint({
    summary: 'The addresses under which the site answers',
    method: 'GET',
    path: '/wps/system/domainRoute',
    wire: 'wps',
    who: 'anyone',
    evenClosed: true,
    modules: ['COMM3'],
    query: Type.Object({ host: text(200, 1) }),
    gives: Type.Array(text(200)),
    refusals: [],
  }),
};
