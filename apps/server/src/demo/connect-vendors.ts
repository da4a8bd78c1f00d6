// Connects the sandbox's game vendor to a demo platform, as an operator would: with the file that
// its process writes before it listens. What is connected already is left as it is.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionStyles, isRefusal, type ConnectionStyle } from '@baize/contract';
import type { Server } from '../compose/server.ts';
import { houseCall } from './house-call.ts';

export interface Credentials {
  readonly style: ConnectionStyle;
  readonly apiUrl: string;
  readonly secret: string;
  readonly publicKey?: string;
}

const waitMsMax = 20_000;
const pauseMs = 200;

/** Waits for the file a while; nothing where no such vendor runs here. */
export async function connectVendors(
  { modules, platform }: Server,
  dataDir: string,
): Promise<readonly string[]> {
  const file = join(dataDir, 'sandbox-vendor', 'credentials.json');
  const found = await readWhenThere(file);
  const { vendors, catalogue } = modules;
  for (const [vendor, credentials] of Object.entries(found)) {
    const { style, apiUrl, secret, publicKey } = credentials;
    const by = houseStaff(platform.clock.now(), `connect-${vendor}`);
    const known = vendors.connection(vendor);
    if (known?.style === style && known.apiUrl === apiUrl && known.hasSecret) continue;
    const input = { vendor, style, apiUrl, secret, ...(publicKey ? { publicKey } : {}) };
    const set = await vendors.actions.setConnection({ ...by, input });
    if (isRefusal(set)) throw new Error(`the vendor ${vendor} was refused: ${set.refused}`);
    if (known) continue;
    const on = { vendor, state: 'on' as const };
    await vendors.actions.setConnectionState({ ...by, input: on });
  }
  if (Object.keys(found).length > 0) await catalogue.syncVendors();
  return Object.keys(found);
}

function houseStaff(now: number, intent: string) {
  const caller = {
    kind: 'staff',
    staffId: 'house',
    username: 'house',
    role: 'owner',
    permissions: [],
    sessionId: '',
    confirmedUntil: now,
  } as const;
  return { ...houseCall('', now, intent), caller };
}

async function readWhenThere(file: string): Promise<Readonly<Record<string, Credentials>>> {
  for (let waited = 0; waited < waitMsMax; waited += pauseMs) {
    const content = await readCredentials(file);
    if (content) return content;
    await sleep(pauseMs, undefined, { ref: false });
  }
  return {};
}

async function readCredentials(file: string) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const content = JSON.parse(text) as Readonly<Record<string, Credentials>>;
  const known = Object.entries(content).filter(([, { style }]) => connectionStyles.includes(style));
  return Object.fromEntries(known);
}
