// Builds facts on a fresh database over real rounds, books and a small tree, for the tests of facts
// and of the modules above.
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultCurrency } from '@baize/money';
import type { Database } from '../../platform/database/index.ts';
import { buildAgents, type Name } from '../agents/testing.ts';
import type { JackpotNumbers, JackpotTogether } from '../wagering/index.ts';
import { buildWagering, countAllHours, units } from '../wagering/testing.ts';
import { buildWallet } from '../wallet/testing.ts';
import { createFacts, type Facts, type FactsPorts } from './index.ts';
import { openAt } from './rules/window.ts';

export const categories: Readonly<Record<string, string>> = { lotus: 'RNG', wheel: 'LIVE' };

export async function buildFacts(
  database: Database,
  given: { readonly jackpots?: JackpotTogether } = {},
) {
  const made: { facts?: Facts } = {};
  const tree = await buildAgents(database, {
    countFacts: () => factsOf(made).countFacts(),
    figuresOf: (search) => factsOf(made).teamFigures(search),
    largeTeams: (search) => factsOf(made).largeTeams(search),
  });
  const { wallet } = buildWallet(database);
  const books = buildWagering(database, {
    ...given,
    windowsCounted: async (tx, added) => made.facts?.countPlay(tx, added),
  });
  const ports: FactsPorts = {
    database,
    clock: books.clock,
    agents: tree.agents,
    wagering: books.wagering,
    wallet,
    currency: defaultCurrency,
    team: tree.identity.team,
    usernames: tree.identity.usernames,
    categoryOf: (_vendor, gameCode) => categories[gameCode] ?? '',
  };
  const facts = createFacts(ports);
  made.facts = facts;
  let number = 0;
  const next = () => {
    number += 1;
    return `made-${number}`;
  };
  return {
    tree,
    books,
    ports,
    facts,
    next,
    /** Counts all and closes windows, whatever other databases of the server hold back. */
    async count() {
      await countAllHours(database, books.wagering);
      const isClosed = async () =>
        (await facts.countFacts()) && (await facts.countedUntil()) >= openAt(books.clock.now());
      while (!(await isClosed())) await sleep(5);
    },
    play: playing(books, tree, next),
  };
}

function factsOf({ facts }: { readonly facts?: Facts }): Facts {
  if (!facts) throw new Error('Facts are not built yet');
  return facts;
}

function playing(
  { wagering, clock }: ReturnType<typeof buildWagering>,
  tree: Awaited<ReturnType<typeof buildAgents>>,
  next: () => string,
) {
  return async (
    name: Name,
    stake: string,
    payout: string,
    gameCode = 'lotus',
    jackpot?: JackpotNumbers,
  ) => {
    const opened = await wagering.openRound({
      player: tree.callerOf(name),
      intent: next(),
      gameCode,
      gameVersion: '1',
      family: 'slots',
      bet: '',
      stake: units(stake),
      now: clock.now(),
      paceMs: 0,
    });
    if (!('round' in opened)) throw new Error('The round was refused');
    const { round } = opened;
    const paid = units(payout);
    await wagering.settleRound({ round, payout: paid, draws: [], outcome: {}, jackpot });
  };
}

export type BuiltFacts = Awaited<ReturnType<typeof buildFacts>>;
