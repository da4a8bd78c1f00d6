// The records of a brand, part by part, with the values that hold until staff set others.
import type { BrandColours, ContactKind } from '@baize/contract';
import { freshBrand } from '../settings/index.ts';

/** One icon in the sizes that browsers and phones ask for, each by the digest of its bytes. */
export interface Icons {
  readonly tab: string;
  readonly phone: string;
  readonly small: string;
  readonly large: string;
  /** With room at its edges, which a phone may cut off. */
  readonly maskable: string;
}

export interface Face {
  readonly name: string;
  readonly heroTitle: Readonly<Record<string, string>>;
  readonly heroText: Readonly<Record<string, string>>;
  readonly colours: BrandColours;
  readonly theme: string;
  readonly logo: string;
  readonly logoRatio: number;
  readonly hero: string;
  readonly icons: Icons | null;
  /** Made of the logo, for as long as there is no icon. */
  readonly logoIcons: Icons | null;
}

export interface Contact {
  readonly kind: ContactKind;
  readonly address: string;
  readonly label: string;
}

export interface Contacts {
  readonly service: string;
  readonly contacts: readonly Contact[];
  /** Origins. */
  readonly domains: readonly string[];
  readonly licenceText: Readonly<Record<string, string>>;
  readonly licenceAddress: string;
}

export interface Android {
  readonly packageName: string;
  readonly fingerprints: readonly string[];
  readonly address: string;
  readonly version: string;
  readonly sha256: string;
}

/** A certificate with its chain, as PEM; its key is sealed. */
export interface Signer {
  readonly certificate: string;
  readonly sealedKey: string;
}

export interface Signers {
  readonly own: Signer | null;
  /** Signed by itself, made when it is first needed. */
  readonly sandbox: Signer | null;
}

export interface Records {
  readonly face: Face;
  readonly contacts: Contacts;
  readonly android: Android;
  readonly signers: Signers;
}

export type RecordName = keyof Records;

export const freshRecords: Records = {
  face: {
    name: freshBrand.name,
    heroTitle: {},
    heroText: {},
    colours: {},
    theme: '',
    logo: '',
    logoRatio: 0,
    hero: '',
    icons: null,
    logoIcons: null,
  },
  contacts: { service: '', contacts: [], domains: [], licenceText: {}, licenceAddress: '' },
  android: { packageName: '', fingerprints: [], address: '', version: '', sha256: '' },
  signers: { own: null, sandbox: null },
};

export const iconsOf = ({ icons, logoIcons }: Face): Icons | null => icons ?? logoIcons;
