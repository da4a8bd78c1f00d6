// Geolocation by a file in the MaxMind DB form, and, by a second one, the reasons to doubt a place.
// A replaced file is read again; one that cannot be read leaves the old one in place. Addresses of
// our own network are at home. [S30]
import { readFile, stat } from 'node:fs/promises';
import { BlockList, isIP } from 'node:net';
import { Reader, type Response } from 'maxmind';
import type { Log } from '../../log/index.ts';
import type { Geolocation, Location } from './index.ts';

export interface GeoSettings {
  /** Countries, and places if the file has them: GeoLite2-City, GeoIP2-City, DB-IP. */
  readonly file: string;
  /** Proxies, VPNs and data centres: GeoIP2-Anonymous-IP; without it nobody is suspected. */
  readonly signalsFile: string | undefined;
  readonly homeCountry: string;
}

export interface MmdbGeolocation extends Geolocation {
  /** Reads a replaced file again at once, without waiting for the next look. */
  refresh(): Promise<void>;
  close(): void;
}

interface PlaceRecord {
  readonly country?: { readonly iso_code?: string };
  readonly registered_country?: { readonly iso_code?: string };
  readonly location?: { readonly latitude?: number; readonly longitude?: number };
}

type SignalRecord = Readonly<
  Partial<
    Record<
      | 'is_public_proxy'
      | 'is_residential_proxy'
      | 'is_tor_exit_node'
      | 'is_anonymous_vpn'
      | 'is_hosting_provider',
      boolean
    >
  >
>;

const lookMs = 30_000;
const mappedPrefix = '::ffff:';

export async function openMmdbGeolocation(
  { file, signalsFile, homeCountry }: GeoSettings,
  log: Log,
): Promise<MmdbGeolocation> {
  const places = await openFile(file, log);
  const signals = signalsFile === undefined ? undefined : await openFile(signalsFile, log);
  const refresh = async () => {
    await Promise.all([places.refresh(), signals?.refresh()]);
  };
  const timer = setInterval(() => void refresh(), lookMs).unref();
  const placeOf = (address: string) => places.get(address) as PlaceRecord | null;
  const countryOf = (plain: string, record: PlaceRecord | null) =>
    record?.country?.iso_code ??
    record?.registered_country?.iso_code ??
    (isOwnNetwork(plain) ? homeCountry : '');
  return {
    countryOf: (address) => {
      const plain = plainOf(address);
      return countryOf(plain, placeOf(plain));
    },
    locationOf: async (address): Promise<Location> => {
      const plain = plainOf(address);
      const record = placeOf(plain);
      const { latitude = 0, longitude = 0 } = record?.location ?? {};
      const found = (signals?.get(plain) ?? {}) as SignalRecord;
      return {
        country: countryOf(plain, record),
        latitude,
        longitude,
        proxy: isAnyOf(found.is_public_proxy, found.is_residential_proxy, found.is_tor_exit_node),
        vpn: found.is_anonymous_vpn === true,
        hosting: found.is_hosting_provider === true,
      };
    },
    refresh,
    close: () => clearInterval(timer),
  };
}

const isAnyOf = (...signals: readonly (boolean | undefined)[]) => signals.includes(true);

async function openFile(file: string, log: Log) {
  let [reader, version] = await readWith(file, await versionOf(file));
  return {
    /** The record of an address; null when the file has none, and of what is no address. */
    get: (address: string): Response | null => (isIP(address) === 0 ? null : reader.get(address)),
    refresh: async () => {
      try {
        const now = await versionOf(file);
        if (now !== version) [reader, version] = await readWith(file, now);
      } catch (error) {
        log.error({ error, file }, 'the file of geolocation cannot be read; the old one stays');
      }
    },
  };
}

async function versionOf(file: string): Promise<string> {
  const { ino, size, mtimeMs } = await stat(file);
  return `${ino} ${size} ${mtimeMs}`;
}

async function readWith(file: string, version: string): Promise<[Reader<Response>, string]> {
  return [new Reader<Response>(await readFile(file)), version];
}

const plainOf = (address: string): string =>
  address.toLowerCase().startsWith(mappedPrefix) ? address.slice(mappedPrefix.length) : address;

/** Loopback, private and link-local addresses: they are in no file. */
const ownNetworks = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(net, bits, 'ipv6');

function isOwnNetwork(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && ownNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
