// Agents, given the tree of teams and what games are called.
import { defaultCurrency } from '@baize/money';
import { createAgents } from '../../modules/agents/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import { hasOpened, mayBeOne } from '../../modules/operator/index.ts';
import type { Ground } from '../modules.ts';

export const wireAgents = (
  { platform, above, audit }: Ground,
  { identity }: { readonly identity: Pick<Identity, 'team'> },
) =>
  createAgents({
    ...platform,
    audit,
    team: identity.team,
    newTerms: (asked) => above.rebates.newTerms(asked),
    linkConfigs: (ids) => above.rebates.linkConfigs(ids),
    lotteryRebatesOf: (ids) => above.lottery.rebatesOf(ids),
    currency: defaultCurrency,
    memberMoved: async (tx, changed) => {
      await above.agreements.memberMoved(tx, changed);
      await above.rebates.memberMoved(tx, changed);
    },
    agentEnded: async (tx, changed) => {
      await above.agreements.agentEnded(tx, changed);
      await above.rebates.agentEnded(tx, changed);
    },
    housePaysOne: (tx, asked) => above.agreements.housePaysOne(tx, asked),
    hasOpened,
    mayBeOne,
    countFacts: () => above.facts.countFacts(),
    figuresOf: (search) => above.facts.teamFigures(search),
    largeTeams: (search) => above.facts.largeTeams(search),
    gameOf: (vendor, gameCode, locale) => {
      const game = above.catalogue.factsOf(vendor, gameCode, locale);
      return game && { name: game.displayName, category: game.category };
    },
  });
