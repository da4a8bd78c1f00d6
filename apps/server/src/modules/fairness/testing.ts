// Builds the watch over real books, rounds and a real catalogue, with policies that a test moves.
import { policies, staffTopic, type Policies } from '@baize/contract';
import { gameOf, games } from '@baize/engines';
import type { Database } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import type { ToldEvent } from '../../platform/outbox/index.ts';
import { buildCatalogue, gameFacts, lotus, newWorld } from '../catalogue/testing.ts';
import { busInMemory } from '../settings/testing.ts';
import { buildWagering, playerCaller, units } from '../wagering/testing.ts';
import {
  createFairness,
  releasesFile,
  repository,
  type CodeGuard,
  type FairnessPorts,
} from './index.ts';

export const lotusVersion = gameOf('golden-lotus-20')?.version ?? '';

export interface RoundPlayed {
  readonly playerId: string;
  readonly stake?: string;
  readonly payout: string;
  readonly currency?: string;
  readonly gameVersion?: string;
  readonly bet?: string;
}

type More = Partial<CodeGuard> & Partial<Pick<FairnessPorts, 'bus' | 'processName' | 'games'>>;

/** One process; build a second one on the same database for two. */
export async function buildFairness(database: Database, more: More = {}) {
  const { bus = busInMemory(), processName = 'here:1', games: ours = games, ...code } = more;
  const books = buildWagering(database);
  const world = newWorld();
  world.states.set('SBXA', 'on');
  world.games.set('SBXA', [gameFacts('harbour-wheel', { vendor: 'SBXA' })]);
  const { catalogue } = await buildCatalogue(database, world, { houseGames: [lotus] });
  const values = Object.entries(policies).map(([name, fact]) => [name, fact.default]);
  const policy: { -readonly [N in keyof Policies]: Policies[N] } = Object.fromEntries(values);
  policy.returnRoundsMinimum = 100;
  const told: ToldEvent[] = [];
  const fairness = createFairness({
    database,
    clock: books.clock,
    log: silentLog(),
    outbox: { tell: async (_tx, event) => void told.push(event) },
    policy: () => policy,
    audit: async (_tx, note) => void world.audited.push(note),
    wagering: books.wagering,
    catalogue,
    bus,
    processName,
    code: { root: repository, releases: releasesFile, stops: true, ...code },
    games: ours,
  });
  return { ...books, bus, world, catalogue, policy, told, fairness, play: player(books) };
}

/** Plays a round of ours that pays what it is told to, whatever its draw would have said. */
function player({ wagering, clock }: ReturnType<typeof buildWagering>) {
  let played = 0;
  return async (round: RoundPlayed): Promise<void> => {
    const { playerId, stake = '1', payout, currency = 'PHP' } = round;
    const { gameVersion = lotusVersion, bet = '' } = round;
    played += 1;
    const opened = await wagering.openRound({
      player: playerCaller(playerId, { currency }),
      intent: `${playerId}-${currency}-${played}`,
      gameCode: 'golden-lotus-20',
      gameVersion,
      family: 'slots',
      bet,
      stake: units(stake),
      now: clock.now(),
      paceMs: 0,
    });
    if ('refused' in opened) throw new Error(opened.refused);
    await wagering.settleRound({
      round: opened.round,
      payout: units(payout),
      draws: [],
      outcome: null,
    });
  };
}

export const isAlert = ({ event, topic }: ToldEvent) =>
  event === 'fairness-alerted' && topic === staffTopic;
