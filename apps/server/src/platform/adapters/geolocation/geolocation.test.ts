// Documentation addresses are abroad, each in its country; every other address is at home.
import { expect, test } from 'vitest';
import { sandboxGeolocation } from './index.ts';

const geolocation = sandboxGeolocation({
  homeCountry: () => 'PH',
  countries: { '10.9.': 'JP' },
});

test.each([
  ['127.0.0.1', 'PH'],
  ['192.0.2.77', 'US'],
  ['::ffff:198.51.100.4', 'GB'],
  ['2001:db8:2::1', 'CN'],
  ['10.9.8.7', 'JP'],
])('%s is in %s', async (address, country) => {
  expect(await geolocation.countryOf(address)).toBe(country);
});
