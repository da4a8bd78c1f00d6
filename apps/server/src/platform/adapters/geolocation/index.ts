// Finds where an address is and the reasons to doubt it: a proxy, a VPN, a machine in a data
// centre. The sandbox knows only addresses reserved for documentation, so that a refused region and
// a suspicious place can be walked on one machine; every other address is at home. [S13]
export { openMmdbGeolocation, type GeoSettings, type MmdbGeolocation } from './mmdb-geolocation.ts';

export interface Location {
  /** ISO 3166 code of two letters; '' when it is not known. */
  readonly country: string;
  /** Degrees, to detect impossible travel. */
  readonly latitude: number;
  readonly longitude: number;
  readonly proxy: boolean;
  readonly vpn: boolean;
  readonly hosting: boolean;
}

export interface Geolocation {
  /** At once where it is known at once: every call waits for it. */
  countryOf(address: string): string | Promise<string>;
  locationOf(address: string): Promise<Location>;
}

export interface SandboxGeolocationSettings {
  /** The country of every address that is not listed. */
  readonly homeCountry: () => string;
  readonly countries?: Readonly<Record<string, string>>;
}

type Signal = 'proxy' | 'vpn' | 'hosting';

interface TestPlace {
  readonly country: string;
  readonly signal?: Signal;
}

/** Test addresses by how they begin; the first that fits counts. */
export const testPlaces: Readonly<Record<string, TestPlace>> = {
  '198.51.100.24': { country: 'GB', signal: 'proxy' },
  '198.51.100.25': { country: 'GB', signal: 'hosting' },
  '198.51.100.': { country: 'GB' },
  '192.0.2.': { country: 'US' },
  '203.0.113.': { country: 'FR', signal: 'vpn' },
  '2001:db8:1:': { country: 'SG' },
  '2001:db8:2:': { country: 'CN' },
};

/** Capitals of the countries above and of those the platform is made for. */
const capitals: Readonly<Record<string, readonly [number, number]>> = {
  CN: [39.9, 116.4],
  FR: [48.86, 2.35],
  GB: [51.51, -0.13],
  ID: [-6.2, 106.85],
  JP: [35.68, 139.69],
  PH: [14.6, 120.98],
  SG: [1.35, 103.82],
  TH: [13.75, 100.5],
  US: [38.9, -77.04],
  VN: [21.03, 105.85],
};

const mappedPrefix = '::ffff:';

export function sandboxGeolocation(settings: SandboxGeolocationSettings): Geolocation {
  const given = Object.entries(settings.countries ?? {});
  const own = given.map(([start, country]): [string, TestPlace] => [start, { country }]);
  const known = [...own, ...Object.entries(testPlaces)];
  const placeOf = (address: string): TestPlace => {
    const plain = address.startsWith(mappedPrefix) ? address.slice(mappedPrefix.length) : address;
    const found = known.find(([start]) => plain.startsWith(start));
    return found?.[1] ?? { country: settings.homeCountry() };
  };
  return {
    countryOf: (address) => placeOf(address).country,
    locationOf: async (address) => {
      const { country, signal } = placeOf(address);
      const [latitude, longitude] = capitals[country] ?? [0, 0];
      const is = (what: Signal) => signal === what;
      const signals = { proxy: is('proxy'), vpn: is('vpn'), hosting: is('hosting') };
      return { country, latitude, longitude, ...signals };
    },
  };
}
