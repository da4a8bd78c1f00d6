// Players for benchmarks: registered, with money from a deposit and a game open, so that a server
// process started afterwards on the same database finds them in the middle of an evening.
import { createClient, unwrap } from '@baize/client';
import { depositSettled } from '@baize/ledger';
import { buildServer, systemClock, type Database } from '@baize/server/testing';
import { vendor, vendorSecret, type Company } from './company.ts';

export interface Guest {
  readonly username: string;
  readonly playerId: string;
  readonly token: string;
  readonly gameToken: string;
}

export interface Crowd {
  readonly guests: readonly Guest[];
  readonly staffToken: string;
}

export const gameCode = 'golden-lotus-20';
export const fundsUnits = 1_000_000_0000n;
export const password = 'Quietriver2468';

/** So many players, and the vendor's game on offer where one is given. */
export async function gather(database: Database, count: number, company?: Company): Promise<Crowd> {
  const built = await buildServer({ database, clock: systemClock });
  try {
    const { ledger, modules } = built.server;
    const { catalogue, identity, operator } = modules;
    await operator.addStaff({ username: 'owner', password, role: 'owner' });
    const staff = clientAt(built.consoleUrl, undefined);
    const { token } = unwrap(await staff.operator.signInStaff({ username: 'owner', password }));
    const owner = clientAt(built.consoleUrl, token);
    unwrap(await owner.settings.turnModule({ module: 'CAPTCHA3', on: false }));
    unwrap(await owner.settings.setPolicy({ name: 'spinIntervalMs', value: 0 }));
    unwrap(await owner.settings.setPolicy({ name: 'sessionIdleMinutes', value: 240 }));
    const guests: Guest[] = [];
    for (let place = 0; place < count; place += 1) {
      const username = `guest${place}of${count}`;
      const playerId = (await identity.enrol({ username, password, type: 0 })) ?? '';
      const facts = { depositId: `funds-${place}`, playerId, currency: 'PHP', amount: fundsUnits };
      await ledger.post(depositSettled(facts));
      guests.push({ username, playerId, ...(await openGame(built.siteUrl, username)) });
    }
    if (company) {
      const reached = { apiUrl: company.url, secret: vendorSecret };
      unwrap(await owner.vendors.setConnection({ vendor, style: 'seamless', ...reached }));
      unwrap(await owner.vendors.setConnectionState({ vendor, state: 'on' }));
      await catalogue.syncVendors();
    }
    return { guests, staffToken: token };
  } finally {
    await built.close();
  }
}

async function openGame(siteUrl: string, username: string) {
  const visitor = clientAt(siteUrl, undefined);
  const { token, gameUrl } = await launchGame(siteUrl, { username, gameId: gameCode });
  const launch = gameUrl.searchParams.get('launch') ?? '';
  const game = unwrap(await visitor.catalogue.openGameSession({ launch }));
  return { token, gameToken: game.token };
}

interface Launching {
  readonly username: string;
  readonly gameId: string;
}

/** Signs in and gives the address of the game, which opens once. */
export async function launchGame(siteUrl: string, { username, gameId }: Launching) {
  const visitor = clientAt(siteUrl, undefined);
  const { token } = unwrap(await visitor.identity.login({ username, password }));
  const player = clientAt(siteUrl, token);
  const launched = unwrap(await player.catalogue.launchGame({ launchMode: 'GLS', gameId }));
  return { token, gameUrl: new URL(launched.gameUrl, siteUrl) };
}

export function clientAt(baseUrl: string, token: string | undefined) {
  return createClient({ baseUrl, token: () => token, language: () => 'EN', pausesMs: [] });
}
