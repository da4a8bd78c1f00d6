// Which country an address is in. The sandbox knows only addresses reserved for documentation, so
// that a refused region can be walked on one machine; every other address is at home. [S13]
export interface Geolocation {
  /** ISO 3166 code of two letters; '' when it is not known. */
  countryOf(address: string): Promise<string>;
}

export interface SandboxGeolocationSettings {
  /** The country of every address that is not listed. */
  readonly homeCountry: () => string;
  readonly countries?: Readonly<Record<string, string>>;
}

/** Test addresses: one block a country. */
export const testCountries: Readonly<Record<string, string>> = {
  '192.0.2.': 'US',
  '198.51.100.': 'GB',
  '203.0.113.': 'FR',
  '2001:db8:1:': 'SG',
  '2001:db8:2:': 'CN',
};

const mappedPrefix = '::ffff:';

export function sandboxGeolocation(settings: SandboxGeolocationSettings): Geolocation {
  const known = Object.entries({ ...testCountries, ...settings.countries });
  return {
    countryOf: async (address) => {
      const plain = address.startsWith(mappedPrefix) ? address.slice(mappedPrefix.length) : address;
      const found = known.find(([start]) => plain.startsWith(start));
      return found?.[1] ?? settings.homeCountry();
    },
  };
}
