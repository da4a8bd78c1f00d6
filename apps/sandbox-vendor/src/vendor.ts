// Puts the vendor together: its books, the way to the platform in four styles, the courier that
// carries rounds, and one server for its pages, players, platforms and testers.
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { brands } from './brands.ts';
import type { VendorCode } from './games/game.ts';
import { adminRoutes } from './http/admin-api.ts';
import { fileRoutes } from './http/files.ts';
import { playerRoutes } from './http/player-api.ts';
import { serve } from './http/serve.ts';
import { vendorRoutes } from './http/vendor-api.ts';
import { readOrMakeKeys, writeCredentials, type Keys } from './keys.ts';
import { createCourier } from './rounds/courier.ts';
import { noFaults } from './rounds/misfortune.ts';
import { openStore } from './store/open-store.ts';
import type { Session } from './store/sessions.ts';
import { hashStyle, hmacStyle, rsaStyle } from './wire/styles.ts';
import { platformAt, type Platform, type Style } from './wire/wire.ts';

export interface VendorSettings {
  readonly folder: string;
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly platformUrl: string;
  /** Where players reach the pages, when that is not the listener itself. */
  readonly publicUrl: string | undefined;
  readonly answerMsMax?: number;
  readonly betTriesMax?: number;
  readonly waitMsMax?: number;
  readonly now?: () => number;
  readonly die?: () => void;
}

export interface Vendor {
  readonly url: string;
  close(): Promise<void>;
}

const answerMs = 4000;
const betTries = 5;
const waitMs = 12_000;
const pauseMsMax = 2000;
const delayMs = 150;

export async function openVendor(settings: VendorSettings): Promise<Vendor> {
  const { folder, platformUrl, now = Date.now } = settings;
  const { waitMsMax = waitMs, betTriesMax = betTries, answerMsMax = answerMs } = settings;
  const die = settings.die ?? (() => process.kill(process.pid, 'SIGKILL'));
  const keys = readOrMakeKeys(folder);
  const store = openStore(join(folder, 'vendor.sqlite'));
  const platform = platformAt(platformUrl, answerMsMax);
  const styleOf = stylesOf(keys);
  const faults = noFaults();
  const carriage = { betTriesMax, pauseMsMax, delayMs, die };
  const courier = createCourier({ store, platform, styleOf, now, ...carriage });
  const askBalance = balanceAsker(platform, styleOf, now);
  const chance = (below: number) => randomInt(below);
  // An operator may read where we are before we listen.
  let url = settings.port === 0 ? '' : `http://127.0.0.1:${settings.port}`;
  if (url !== '') writeCredentials(folder, keys, url);
  const changeKey = (vendor: VendorCode, secret: string) => {
    keys.change(vendor, secret);
    writeCredentials(folder, keys, url);
  };
  const publicUrl = () => settings.publicUrl ?? url;
  const server = await serve(
    {
      ...fileRoutes(),
      ...playerRoutes({ store, courier, faults, now, waitMsMax, askBalance }),
      ...vendorRoutes({ store, secretOf: keys.secretOf, publicUrl, faults, now, chance }),
      ...adminRoutes({ store, faults, underway: courier.underway, die, changeKey }),
    },
    settings,
  );
  if (url === '') writeCredentials(folder, keys, server.url);
  url = server.url;
  courier.resume();
  return {
    url,
    async close() {
      await server.close();
      await courier.stop();
      platform.close();
      store.close();
    },
  };
}

function stylesOf({ secretOf, privateKey }: Keys): (vendor: VendorCode) => Style {
  return (vendor) => {
    const credentials = { vendor, secret: secretOf(vendor) };
    const { style } = brands[vendor];
    if (style === 'token-hash') return hashStyle(credentials);
    return style === 'signed-rsa' ? rsaStyle(credentials, privateKey) : hmacStyle(credentials);
  };
}

const balanceAsker =
  (platform: Platform, styleOf: (vendor: VendorCode) => Style, now: () => number) =>
  async (session: Session): Promise<string | undefined> => {
    const style = styleOf(session.vendor);
    const nothing = { requestId: '', round: '', bet: '', amount: '' };
    const sealed = style.seal({ kind: 'balance', session, at: now(), ...nothing });
    const answer = await platform.send(sealed);
    return answer && style.read(answer.status, answer.body)?.balance;
  };
