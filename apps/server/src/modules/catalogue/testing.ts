// Builds a catalogue on a database, two processes of it when asked, with a vendor that answers as
// it is told to, for the tests of this module.
import { refuse, type OfferState } from '@baize/contract';
import type { AuditNote } from '../../platform/audit/index.ts';
import type { PlayerCaller, Visitor } from '../../platform/call/index.ts';
import { fakeClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { busInMemory } from '../settings/testing.ts';
import { playerCaller } from '../wagering/testing.ts';
import { createCatalogue, houseVendor, type CataloguePorts, type GameFacts } from './index.ts';
import type { VendorLaunch, Winner } from './ports.ts';

export function gameFacts(gameCode: string, more: Partial<GameFacts> = {}): GameFacts {
  const { vendor = houseVendor } = more;
  return {
    nodeId: vendor === houseVendor ? gameCode : `${vendor}-${gameCode}`,
    vendor,
    gameCode,
    category: 'RNG',
    names: { en: gameCode },
    classes: [],
    mechanic: '',
    returnPercent: '96.00%',
    demo: true,
    rooms: [],
    art: `/art/tiles/${gameCode}.360.webp`,
    hot: false,
    ...more,
  };
}

export const lotus = gameFacts('golden-lotus-20', {
  names: { en: 'Golden Lotus 20', id: 'Teratai Emas 20' },
  mechanic: 'lines',
  returnPercent: '96.02%',
  hot: true,
});

/** Everything outside the catalogue, as a test says it is. */
export interface World {
  readonly states: Map<string, OfferState>;
  readonly single: Set<string>;
  /** By vendor; a vendor that is not there does not answer. */
  readonly games: Map<string, readonly GameFacts[]>;
  readonly launched: VendorLaunch[];
  readonly signedIn: Map<string, PlayerCaller>;
  readonly breaks: Map<string, number>;
  readonly funded: string[];
  readonly audited: AuditNote[];
  readonly winners: Winner[];
  readonly open: { readonly vendor: string | null; readonly gameCode: string }[];
  /** How often the lobby was said to have changed. */
  changes: number;
  isTermsDue: boolean;
  isVendorSilent: boolean;
  /** The policy that lets a player stake on one slot at a time. */
  oneSlot: boolean;
  esports: readonly string[];
  hosts: readonly string[];
  /** The site that the hosts of games know. */
  siteOrigin: string;
}

export const newWorld = (): World => ({
  states: new Map(),
  single: new Set(),
  games: new Map(),
  launched: [],
  signedIn: new Map(),
  breaks: new Map(),
  funded: [],
  audited: [],
  winners: [],
  open: [],
  changes: 0,
  isTermsDue: false,
  isVendorSilent: false,
  oneSlot: false,
  esports: ['AV', 'AI', 'IMES', 'TF', 'IA'],
  hosts: [],
  siteOrigin: 'http://127.0.0.1:8080',
});

export const visitor: Visitor = { kind: 'visitor' };
export const guest = playerCaller('guest-1', { type: 4, demo: true, currency: 'FUN' });

export function worldPorts(
  database: Database,
  world: World,
  more: Partial<CataloguePorts> = {},
): CataloguePorts {
  return {
    database,
    clock: fakeClock(),
    log: silentLog(),
    randomness: systemRandomness,
    bus: busInMemory(),
    onChanged: async () => void (world.changes += 1),
    audit: async (_tx, note) => void world.audited.push(note),
    houseGames: [lotus],
    vendors: {
      stateOf: (vendor) => world.states.get(vendor) ?? 'off',
      isSingle: (vendor) => world.single.has(vendor),
      withGames: () => [...world.states.keys()],
      games: async (vendor) => world.games.get(vendor),
      launch: async (launch) => {
        world.launched.push(launch);
        return world.isVendorSilent ? undefined : `https://${launch.vendor}.example/play`;
      },
    },
    esportsVendors: () => world.esports,
    returnMinimum: () => 75,
    oneSlotAtOnce: () => world.oneSlot,
    siteOrigins: () => ['https://play.example'],
    launchHosts: (origin) => (origin === world.siteOrigin ? world.hosts : []),
    refusalOfPause: async (playerId, now) => {
      const until = world.breaks.get(playerId) ?? 0;
      return until > now ? refuse('player-on-break', { facts: { until } }) : undefined;
    },
    refusalOfCode: () => undefined,
    openGames: async () => world.open,
    topWinners: async (count) => world.winners.slice(0, count),
    usernames: async (ids) => new Map(ids.map((id) => [id, `name-of-${id}`])),
    playerOfSession: async (sessionId) => world.signedIn.get(sessionId),
    enterAsGuest: async () => guest,
    fundFreePlay: async (playerId) => void world.funded.push(playerId),
    playCurrency: 'FUN',
    refusalOfPlay: async ({ isFree }) =>
      isFree || !world.isTermsDue ? undefined : { refused: 'terms-due' },
    checkPlace: async () => undefined,
    symbolOf: (currency) => (currency === 'PHP' ? '₱' : '☘'),
    ...more,
  };
}

/** Started, with the games of every vendor that the world says is there. */
export async function buildCatalogue(
  database: Database,
  world: World,
  more: Partial<CataloguePorts> = {},
) {
  const ports = worldPorts(database, world, more);
  const catalogue = createCatalogue(ports);
  await catalogue.start();
  await catalogue.syncVendors();
  return { catalogue, ports };
}
