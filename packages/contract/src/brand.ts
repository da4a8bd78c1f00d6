// Brand: how a house calls itself and looks, as sites fetch it: style sheet and pictures named by
// their content, and what a phone needs to keep the site as an app.
import { Type } from 'typebox';
import { endpoint } from './kit/endpoint.ts';
import { hash, text } from './kit/schema.ts';
import { brandColourNames, type BrandColour } from './brand-theme.ts';

/** By locale, e.g. `en`; a language that is not there reads the house’s own words. */
export const byTag = (lengthMax: number) =>
  Type.Record(Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z]{2,4})?$' }), text(lengthMax));
const colour = () => Type.String({ pattern: '^#[0-9a-f]{6}$' });
const colourPair = Type.Object({ light: colour(), dark: colour() });
type PairSchema = typeof colourPair;

/** Only what differs from the house. */
export const colours = Type.Partial(
  Type.Object(
    Object.fromEntries(brandColourNames.map((name) => [name, colourPair])) as Record<
      BrandColour,
      PairSchema
    >,
  ),
);

const kept = { wire: 'own', who: 'anyone', evenClosed: true, keptForever: true } as const;
const params = Type.Object({ file: hash() });
const bytes = Type.Unsafe<Uint8Array>(Type.String());

export const brandOfSite = {
  getTheme: endpoint({
    ...kept,
    summary: 'The style sheet of a brand’s colours; its name is its content',
    method: 'GET',
    path: '/wps/brand/theme/:file',
    perMinute: 6000,
    contentType: 'text/css',
    params,
    gives: bytes,
    refusals: ['brand-file-unknown'],
  }),
  getPicture: endpoint({
    ...kept,
    summary: 'The logo or the picture of the home page; its name is its content',
    method: 'GET',
    path: '/wps/brand/picture/:file',
    perMinute: 6000,
    contentType: 'image/webp',
    params,
    gives: bytes,
    refusals: ['brand-file-unknown'],
  }),
  getIcon: endpoint({
    ...kept,
    summary: 'The brand’s icon in one size; its name is its content',
    method: 'GET',
    path: '/wps/brand/icon/:file',
    perMinute: 6000,
    contentType: 'image/png',
    params,
    gives: bytes,
    refusals: ['brand-file-unknown'],
  }),
};
