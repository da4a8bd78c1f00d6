// Our crash games, whose rounds one process drives by a lease of a few seconds. Stakes ask the
// catalogue above whether the game is open.
import { crashTopic } from '@baize/contract';
import { defaultCurrency } from '@baize/money';
import { createCrash } from '../../modules/crash/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import { mayBeOne } from '../../modules/operator/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { createLeases } from '../../platform/lease/index.ts';
import type { Ground } from '../modules.ts';
import { symbolOf } from '../symbol-of.ts';

interface Below {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly wallet: Wallet;
  readonly wagering: Wagering;
}

/** Players wait no longer than this for a process that takes over. */
const termSeconds = 3;

export const wireCrash = (
  { platform, above, audit, siteUrl, draws = 'timed' }: Ground,
  { settings, identity, wallet, wagering }: Below,
) => {
  const { database, log } = platform;
  return createCrash({
    ...platform,
    leases: createLeases({ database, log, termSeconds }),
    wagering,
    audit,
    mayBeOne,
    siteUrl,
    draws,
    policy: settings.policy,
    tell: (news) => above.news.tell({ ...news, topic: crashTopic }),
    cashOf: wallet.spendable,
    symbolOf,
    currency: defaultCurrency,
    refusalOfCode: above.fairness.refusalOfCode,
    refusalOfGame: (gameCode) => above.catalogue.refusalOfGame(gameCode),
    usernamesOf: identity.usernames,
  });
};
