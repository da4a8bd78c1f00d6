// Prepares a run before the first round: staff, players with money and a session, and the vendor's
// brands connected as an operator connects them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, unwrap } from '@baize/client';
import { depositSettled } from '@baize/ledger';
import { buildServer, systemClock, type Database } from '@baize/server/testing';

export interface Seated {
  readonly playerId: string;
  readonly username: string;
  /** Of the session of this moment. */
  token: string;
}

export const fundsUnits = 10_000_000_0000n;
export const currency = 'PHP';
export const password = 'Quietriver2468';
const noOrigin = '';

type Style = 'seamless' | 'token-hash' | 'signed-rsa' | 'transfer';

interface Credentials {
  readonly style: Style;
  readonly apiUrl: string;
  readonly secret: string;
  readonly publicKey?: string;
}

export const clientAt = (baseUrl: string, token?: string) =>
  createClient({ baseUrl, token: () => token, language: () => 'EN', pausesMs: [] });

/** The vendor runs already; the platform is one of this process, and gone when this is done. */
export async function prepare(
  database: Database,
  { vendorFolder, guests }: { vendorFolder: string; guests: number },
): Promise<readonly Seated[]> {
  const built = await buildServer({ database, clock: systemClock });
  try {
    const { ledger, modules } = built.server;
    const { catalogue, identity, operator } = modules;
    await operator.addStaff({ username: 'owner', password, role: 'owner' });
    const staff = clientAt(built.consoleUrl);
    const { token } = unwrap(await staff.operator.signInStaff({ username: 'owner', password }));
    await connect(built.consoleUrl, token, vendorFolder);
    await catalogue.syncVendors();
    const owner = clientAt(built.consoleUrl, token);
    unwrap(await owner.settings.turnModule({ module: 'CAPTCHA3', on: false }));
    unwrap(await owner.settings.setPolicy({ name: 'sessionIdleMinutes', value: 240 }));
    unwrap(await owner.settings.setPolicy({ name: 'realityCheckMinutes', value: 0 }));
    const seated: Seated[] = [];
    for (let seat = 0; seat < guests; seat += 1) {
      const username = `guest${seat}`;
      const playerId = (await identity.enrol({ username, password, type: 0 })) ?? noOrigin;
      const facts = { depositId: `funds-${seat}`, playerId, currency, amount: fundsUnits };
      await ledger.post(depositSettled(facts));
      const visitor = clientAt(built.siteUrl);
      const entered = unwrap(await visitor.identity.login({ username, password }));
      seated.push({ playerId, username, token: entered.token });
    }
    return seated;
  } finally {
    await built.close();
  }
}

async function connect(consoleUrl: string, token: string, folder: string): Promise<void> {
  const told = readFileSync(join(folder, 'credentials.json'), 'utf8');
  const { vendors } = clientAt(consoleUrl, token);
  const all = Object.entries(JSON.parse(told) as Readonly<Record<string, Credentials>>);
  for (const [vendor, credentials] of all) {
    unwrap(await vendors.setConnection({ vendor, ...credentials }));
    unwrap(await vendors.setConnectionState({ vendor, state: 'on' }));
  }
}
