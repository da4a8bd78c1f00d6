// The conformance suite of every geolocation: a test passes a rig that knows the same few
// addresses.
import assert from 'node:assert/strict';
import type { Geolocation } from './index.ts';

export interface GeolocationPromise {
  readonly promise: string;
  prove(geolocation: Geolocation): Promise<void>;
}

/** The addresses that every rig knows, the home country being PH. */
export const knownPlaces = {
  abroad: { address: '192.0.2.77', country: 'US', latitude: 38.9, longitude: -77.04 },
  abroad6: { address: '2001:db8:2::1', country: 'CN', latitude: 39.9, longitude: 116.4 },
  vpn: { address: '203.0.113.9', country: 'FR' },
  proxy: { address: '198.51.100.240', country: 'GB' },
  hosting: { address: '198.51.100.250', country: 'GB' },
  plain: { address: '198.51.100.2', country: 'GB' },
} as const;

const quiet = { proxy: false, vpn: false, hosting: false };

export const geolocationPromises: readonly GeolocationPromise[] = [
  {
    promise: 'an address is in its country, whichever way it is written',
    prove: async (geolocation) => {
      for (const { address, country } of Object.values(knownPlaces)) {
        assert.equal(await geolocation.countryOf(address), country);
        if (address.includes(':')) continue;
        assert.equal(await geolocation.countryOf(`::ffff:${address}`), country);
      }
    },
  },
  {
    promise: 'an address has a place, by which journeys are measured',
    prove: async (geolocation) => {
      for (const { address, ...place } of [knownPlaces.abroad, knownPlaces.abroad6]) {
        assert.deepEqual(await geolocation.locationOf(address), { ...place, ...quiet });
      }
    },
  },
  {
    promise: 'what speaks against an address is told, and nothing of any other',
    prove: async (geolocation) => {
      for (const signal of ['proxy', 'vpn', 'hosting'] as const) {
        const { proxy, vpn, hosting } = await geolocation.locationOf(knownPlaces[signal].address);
        assert.deepEqual({ proxy, vpn, hosting }, { ...quiet, [signal]: true });
      }
      const { proxy, vpn, hosting } = await geolocation.locationOf(knownPlaces.plain.address);
      assert.deepEqual({ proxy, vpn, hosting }, quiet);
    },
  },
  {
    promise: 'callers of this very network are at home',
    prove: async (geolocation) => {
      for (const address of ['127.0.0.1', '::1', '10.1.2.3', '::ffff:192.168.1.9']) {
        assert.equal(await geolocation.countryOf(address), 'PH');
      }
    },
  },
  {
    promise: 'what is no address at all is no fault',
    prove: async (geolocation) => {
      for (const nonsense of ['', 'unknown', '300.1.1.1']) {
        assert.equal(typeof (await geolocation.countryOf(nonsense)), 'string');
      }
    },
  },
];
