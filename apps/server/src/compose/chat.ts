// The chat with what it asks of accounts, money and play.
import { defaultCurrency } from '@baize/money';
import { createChat, type ChatPorts } from '../modules/chat/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import type { Wagering } from '../modules/wagering/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import { createKeeping } from '../platform/secrets/index.ts';
import type { Platform } from './platform.ts';

export interface ChatGround {
  readonly platform: Platform;
  readonly secret: Uint8Array;
  readonly identity: Identity;
  readonly settings: Settings;
  readonly wallet: Wallet;
  readonly wagering: Wagering;
  readonly audit: ChatPorts['audit'];
}

export function composeChat(ground: ChatGround) {
  const { platform, secret, identity, settings, wallet, wagering, audit } = ground;
  return createChat({
    ...platform,
    audit,
    tell: platform.outbox.tell,
    names: createKeeping(secret, 'names in the chat'),
    personOf: identity.memberFile,
    usernames: identity.usernames,
    hasDeposited: async (playerId) => {
      const search = { playerId, currency: defaultCurrency, since: 0 };
      return (await wallet.moneySums(search)).deposited > 0n;
    },
    refusalOfPause: wagering.refusalOfPause,
    keptDays: () => settings.policy().chatKeptDays,
  });
}
