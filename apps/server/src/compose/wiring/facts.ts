// Facts, given the play and money they count, the tree they count by, and categories.
import { defaultLocale } from '@baize/i18n';
import type { Agents } from '../../modules/agents/index.ts';
import { createFacts } from '../../modules/facts/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly agents: Agents;
  readonly wagering: Wagering;
  readonly wallet: Wallet;
}

export const wireFacts = ({ platform, above }: Ground, below: Below) => {
  const { agents, wagering, wallet } = below;
  return createFacts({
    ...platform,
    agents,
    wagering,
    wallet,
    categoryOf: (vendor, gameCode) =>
      above.catalogue.factsOf(vendor, gameCode, defaultLocale)?.category ?? '',
  });
};
