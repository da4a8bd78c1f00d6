// Documentation addresses are abroad, each in its country; every other address is at home.
import { expect, test } from 'vitest';
import { geolocationPromises } from './conformance.ts';
import { sandboxGeolocation } from './index.ts';

const geolocation = sandboxGeolocation({
  homeCountry: () => 'PH',
  countries: { '10.9.': 'JP' },
});

test.each(geolocationPromises)('$promise', ({ prove }) => prove(geolocation));

test.each([
  ['127.0.0.1', 'PH'],
  ['192.0.2.77', 'US'],
  ['::ffff:198.51.100.4', 'GB'],
  ['2001:db8:2::1', 'CN'],
  ['10.9.8.7', 'JP'],
])('%s is in %s', async (address, country) => {
  expect(await geolocation.countryOf(address)).toBe(country);
});

const none = { proxy: false, vpn: false, hosting: false };

test.each([
  ['127.0.0.1', { country: 'PH', latitude: 14.6, longitude: 120.98, ...none }],
  ['203.0.113.9', { country: 'FR', latitude: 48.86, longitude: 2.35, ...none, vpn: true }],
  ['198.51.100.240', { country: 'GB', ...none, proxy: true }],
  ['198.51.100.250', { country: 'GB', ...none, hosting: true }],
  ['198.51.100.2', { country: 'GB', ...none }],
])('%s tells where it is and what speaks against it', async (address, location) => {
  expect(await geolocation.locationOf(address)).toMatchObject(location);
});
