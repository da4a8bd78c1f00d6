// Brand: how a house calls itself and looks, as sites fetch it: style sheet and pictures named by
// their content, and what a phone needs to keep the site as an app.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { hash, languageTag, text } from '../kit/schema.ts';
import { brandColourNames, type BrandColour } from './theme.ts';

/** By locale, e.g. `en`; a language that is not there reads the house’s own words. */
export const byTag = (lengthMax: number) => Type.Record(languageTag, text(lengthMax));
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

/** The data of the Android package for a phone's installer, when the brand gives one out. */
const androidPackage = Type.Object({
  address: text(300),
  version: text(20),
  sha256: text(64),
});
export const androidFields = {
  /** The app's own name among all apps, e.g. `com.example.house`; empty: there is none. */
  packageName: text(150),
  /** SHA-256 of the certificates that sign it, as `AA:BB:…`. */
  fingerprints: Type.Array(text(95), { maxItems: 5 }),
  address: text(300),
  version: text(20),
  sha256: text(64),
};

const open = { wire: 'own', who: 'anyone', evenClosed: true } as const;
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
  getManifest: endpoint({
    ...open,
    summary: 'What a browser must know to keep the site as an app',
    method: 'GET',
    path: '/wps/brand/manifest',
    contentType: 'application/manifest+json',
    gives: Type.Unsafe<string>(Type.String()),
    refusals: [],
  }),
  getProfile: endpoint({
    ...open,
    summary: 'The profile that puts the brand’s icon on an iPhone, signed for the brand',
    method: 'GET',
    path: '/wps/brand/profile',
    perMinute: 60,
    contentType: 'application/x-apple-aspen-config',
    gives: bytes,
    refusals: [],
  }),
  getAssetLinks: endpoint({
    ...open,
    summary: 'Which Android apps may open the site as their own',
    method: 'GET',
    path: '/.well-known/assetlinks.json',
    gives: Type.Array(
      Type.Object({
        relation: Type.Array(text(80)),
        target: Type.Object({
          namespace: text(20),
          package_name: text(150),
          sha256_cert_fingerprints: Type.Array(text(95)),
        }),
      }),
    ),
    refusals: [],
  }),
  getApps: endpoint({
    ...open,
    summary: 'Ways to keep the site on a phone, and who vouches for them',
    method: 'GET',
    path: '/wps/brand/apps',
    gives: Type.Object({
      profile: Type.Object({ address: text(100), signedBy: text(200), isSandbox: Type.Boolean() }),
      android: Type.Union([androidPackage, Type.Null()]),
    }),
    refusals: [],
  }),
};
