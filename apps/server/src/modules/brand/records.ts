// What is kept of a brand, part by part, and what holds until staff have said something.
import type { BrandColours } from '@baize/contract';
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

export interface Records {
  readonly face: Face;
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
};

export const iconsOf = ({ icons, logoIcons }: Face): Icons | null => icons ?? logoIcons;
