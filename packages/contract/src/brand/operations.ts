// Brand, as staff shape it: name, words, colours and pictures. What is saved is seen on every open
// site at once, and is written in the audit log with what was before.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, text } from '../kit/schema.ts';
import { androidFields, byTag, colours } from './site.ts';
import { pictureBytesMax } from '../catalogue/schema.ts';

const view = { wire: 'own', who: 'staff', permission: 'brand.view' } as const;
const edit = { wire: 'own', who: 'staff', permission: 'brand.edit' } as const;

export const brandPictures = ['logo', 'icon', 'hero'] as const;
export type BrandPicture = (typeof brandPictures)[number];
const pictureName = oneOf(brandPictures);

/** Where a brand can be reached beside its own site; the names are the family's. */
export const contactKinds = ['TELEGRAM', 'LINE', 'FACEBOOK', 'WHATSAPP', 'INSTAGRAM'] as const;
/** What a site links to: contacts, and the ways to keep it on a phone. */
export const resourceTypes = [...contactKinds, 'IOS', 'ANDROID'] as const;
export type ResourceType = (typeof resourceTypes)[number];
export type ContactKind = (typeof contactKinds)[number];
const contactKind = oneOf(contactKinds);

const contacts = Type.Object({
  /** The page of customer service; empty: the site's own help. */
  service: text(300),
  /** At most one of a kind. */
  contacts: Type.Array(Type.Object({ kind: contactKind, address: text(300), label: text(40) }), {
    maxItems: 5,
  }),
  /** Other addresses under which the same site answers. */
  domains: Type.Array(text(200), { maxItems: 20 }),
  licenceText: byTag(300),
  licenceAddress: text(300),
});

const apps = Type.Object({
  android: Type.Object(androidFields),
  /** The holder of the certificate that signs the profile for iPhones. */
  signer: Type.Object({
    subject: text(300),
    validUntil: Type.Integer(),
    isSandbox: Type.Boolean(),
  }),
});

const words = { name: text(40, 1), heroTitle: byTag(80), heroText: byTag(200) };
const face = Type.Object({
  ...words,
  colours,
  /** Addresses; empty where the house’s own stands. */
  pictures: Type.Object({ logo: text(200), icon: text(200), hero: text(200) }),
});

export const brandOperations = {
  getFace: endpoint({
    ...view,
    summary: 'Name, words, colours and pictures of the brand',
    method: 'GET',
    path: '/ops/brand/face',
    gives: face,
    refusals: [],
  }),
  setWords: endpoint({
    ...edit,
    summary: 'Names the brand and says what its home page promises',
    method: 'PUT',
    path: '/ops/brand/words',
    body: Type.Object(words),
    gives: face,
    refusals: ['field-required'],
  }),
  setColours: endpoint({
    ...edit,
    summary: 'Gives the brand colours of its own, when all of them can be read well',
    method: 'PUT',
    path: '/ops/brand/colours',
    body: Type.Object({ colours }),
    gives: face,
    refusals: ['contrast-too-low'],
  }),
  setPicture: endpoint({
    ...edit,
    summary: 'Gives the brand a logo, an icon or a picture for its home page, or takes it back',
    method: 'PUT',
    path: '/ops/brand/picture',
    perMinute: 60,
    bodyBytesMax: pictureBytesMax,
    body: Type.Object({
      place: pictureName,
      /** Base64: PNG, JPEG or WebP. Null goes back to the house’s own. */
      picture: Type.Union([text(7_100_000, 1), Type.Null()]),
    }),
    gives: face,
    refusals: ['picture-unreadable', 'icon-not-square'],
  }),
  getContacts: endpoint({
    ...view,
    summary: 'Where the brand can be reached, under which addresses, and by which licence',
    method: 'GET',
    path: '/ops/brand/contacts',
    gives: contacts,
    refusals: [],
  }),
  setContacts: endpoint({
    ...edit,
    summary: 'Says where the brand can be reached, under which addresses, and by which licence',
    method: 'PUT',
    path: '/ops/brand/contacts',
    body: contacts,
    gives: contacts,
    refusals: ['web-address-invalid', 'contact-twice'],
  }),
  getBrandApps: endpoint({
    ...view,
    summary: 'The Android package of the brand, and who signs the profile for iPhones',
    method: 'GET',
    path: '/ops/brand/apps',
    gives: apps,
    refusals: [],
  }),
  setAndroid: endpoint({
    ...edit,
    summary: 'Names the Android package that the brand gives out, or none',
    method: 'PUT',
    path: '/ops/brand/android',
    body: Type.Object(androidFields),
    gives: apps,
    refusals: ['web-address-invalid', 'package-invalid'],
  }),
  setSigner: endpoint({
    ...edit,
    summary: 'Takes a certificate to sign the profile with, or goes back to the sandbox’s own',
    method: 'PUT',
    path: '/ops/brand/signer',
    confirmed: true,
    body: Type.Object({
      /** PEM, the chain after it; both empty: back to the sandbox's own. */
      certificate: text(40_000),
      key: text(10_000),
    }),
    gives: apps,
    refusals: ['certificate-invalid'],
  }),
};
