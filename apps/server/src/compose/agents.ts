// Agents, given the tree of teams and what games are called.
import { defaultCurrency } from '@baize/money';
import { createAgents, type AgentsPorts } from '../modules/agents/index.ts';
import { houseVendor, type Catalogue } from '../modules/catalogue/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Platform } from './platform.ts';

export interface AgentsGround {
  readonly identity: Pick<Identity, 'team'>;
  readonly catalogue: Pick<Catalogue, 'factsOf'>;
  readonly audit: AgentsPorts['audit'];
}

/** Level 5. */
export const composeAgents = (
  { database, outbox }: Platform,
  { identity, catalogue, audit }: AgentsGround,
) =>
  createAgents({
    database,
    outbox,
    audit,
    team: identity.team,
    houseVendor,
    currency: defaultCurrency,
    gameOf: (vendor, gameCode, locale) => {
      const game = catalogue.factsOf(vendor, gameCode, locale);
      return game && { name: game.displayName, category: game.category };
    },
  });
