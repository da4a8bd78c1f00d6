// Facts, given the play and money they count, the tree they count by, and categories.
import { defaultCurrency } from '@baize/money';
import { defaultLocale } from '@baize/i18n';
import type { Agents } from '../../modules/agents/index.ts';
import { createFacts } from '../../modules/facts/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly identity: Identity;
  readonly agents: Agents;
  readonly wagering: Wagering;
  readonly wallet: Wallet;
}

export const wireFacts = ({ platform, above }: Ground, below: Below) => {
  const { identity, agents, wagering, wallet } = below;
  return createFacts({
    ...platform,
    agents,
    wagering,
    wallet,
    currency: defaultCurrency,
    team: identity.team,
    usernames: identity.usernames,
    categoryOf: (vendor, gameCode) =>
      above.catalogue.factsOf(vendor, gameCode, defaultLocale)?.category ?? '',
  });
};
