// A file of countries keeps every promise that the sandbox keeps; a file that was replaced holds
// from then on, a broken one does not; and what the file does not know is not guessed.
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../log/index.ts';
import { geolocationPromises } from './conformance.ts';
import { openMmdbGeolocation, type MmdbGeolocation } from './index.ts';
import { writeMmdb, type MmdbNetwork } from './testing.ts';

const place = (iso: string, latitude: number, longitude: number) => ({
  country: { iso_code: iso },
  location: { latitude, longitude },
});
const networks: readonly MmdbNetwork[] = [
  { network: '192.0.2.0/24', record: place('US', 38.9, -77.04) },
  { network: '198.51.100.0/24', record: place('GB', 51.51, -0.13) },
  { network: '203.0.113.0/24', record: { registered_country: { iso_code: 'FR' } } },
  { network: '2001:db8:2::/48', record: place('CN', 39.9, 116.4) },
];
const moved = { network: '192.0.2.0/24', record: place('JP', 35, 139) };
const signals: readonly MmdbNetwork[] = [
  { network: '198.51.100.240/29', record: { is_anonymous: true, is_public_proxy: true } },
  { network: '198.51.100.248/29', record: { is_anonymous: true, is_hosting_provider: true } },
  { network: '203.0.113.0/24', record: { is_anonymous: true, is_anonymous_vpn: true } },
];

let folder: string;
let geolocation: MmdbGeolocation;
const at = (name: string) => join(folder, name);

/** As programs that fetch such files do it: a whole file takes the place of the old one. */
async function replace(name: string, bytes: Uint8Array): Promise<void> {
  await writeFile(at(`${name}.new`), bytes);
  await rename(at(`${name}.new`), at(name));
}

const open = (file: string, signalsFile?: string) =>
  openMmdbGeolocation({ file, signalsFile, homeCountry: 'PH' }, silentLog());

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-geo-'));
  await replace('city.mmdb', writeMmdb(networks));
  await replace('signals.mmdb', writeMmdb(signals));
  geolocation = await open(at('city.mmdb'), at('signals.mmdb'));
});
afterAll(async () => {
  geolocation.close();
  await rm(folder, { recursive: true });
});

test.each(geolocationPromises)('$promise', ({ prove }) => prove(geolocation));

test('an address missing in the file has no place', async () => {
  expect(await geolocation.locationOf('198.18.0.1')).toEqual({
    country: '',
    latitude: 0,
    longitude: 0,
    proxy: false,
    vpn: false,
    hosting: false,
  });
});

test('a replaced file is used; a broken one is ignored', async () => {
  await replace('own.mmdb', writeMmdb(networks));
  const own = await open(at('own.mmdb'));
  await replace('own.mmdb', writeMmdb([moved]));
  expect(own.countryOf('192.0.2.1')).toBe('US');
  await own.refresh();
  expect(own.countryOf('192.0.2.1')).toBe('JP');
  await replace('own.mmdb', Buffer.from('half a file'));
  await own.refresh();
  expect(own.countryOf('192.0.2.1')).toBe('JP');
  await rm(at('own.mmdb'));
  await own.refresh();
  expect(own.countryOf('192.0.2.1')).toBe('JP');
  own.close();
});

test('a missing or invalid file stops the start', async () => {
  await expect(open(at('nowhere.mmdb'))).rejects.toThrow('ENOENT');
  await replace('text.mmdb', Buffer.from('not a database'));
  await expect(open(at('text.mmdb'))).rejects.toThrow();
});
