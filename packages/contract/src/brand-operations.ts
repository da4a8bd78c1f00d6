// Brand, as staff shape it: name, words, colours and pictures. What is saved is seen on every open
// site at once, and is written in the audit log with what was before.
import { Type } from 'typebox';
import { endpoint } from './kit/endpoint.ts';
import { text } from './kit/schema.ts';
import { byTag, colours } from './brand.ts';
import { pictureBytesMax } from './catalogue-schema.ts';

const view = { wire: 'own', who: 'staff', permission: 'brand.view' } as const;
const edit = { wire: 'own', who: 'staff', permission: 'brand.edit' } as const;

export const brandPictures = ['logo', 'icon', 'hero'] as const;
export type BrandPicture = (typeof brandPictures)[number];
const pictureName = Type.Unsafe<BrandPicture>(
  Type.Union(brandPictures.map((name) => Type.Literal(name))),
);

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
};
