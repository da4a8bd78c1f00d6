// The chat with what it asks of accounts, money and play.
import { defaultCurrency } from '@baize/money';
import { createChat } from '../../modules/chat/index.ts';
import { misleads, type Identity } from '../../modules/identity/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly identity: Identity;
  readonly settings: Settings;
  readonly wallet: Wallet;
  readonly wagering: Wagering;
}

export const wireChat = (
  { platform, secret, audit }: Ground,
  { identity, settings, wallet, wagering }: Below,
) =>
  createChat({
    ...platform,
    audit,
    tell: platform.outbox.tell,
    names: createKeeping(secret, 'names in the chat'),
    personOf: identity.memberFile,
    misleads: (name) => misleads(name, [settings.brand().name]),
    usernames: identity.usernames,
    hasDeposited: async (playerId) => {
      const search = { playerId, currency: defaultCurrency, since: 0 };
      return (await wallet.moneySums(search)).deposited > 0n;
    },
    refusalOfPause: wagering.refusalOfPause,
    keptDays: () => settings.policy().chatKeptDays,
  });
