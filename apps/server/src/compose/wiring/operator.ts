// The operator's console, given what it asks of people, money and play.
import { defaultCurrency } from '@baize/money';
import type { Cashier } from '../../modules/cashier/index.ts';
import type { Factors } from '../../modules/factors/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import { createOperator, type OperatorPorts } from '../../modules/operator/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import type { Verification } from '../../modules/verification/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Ground } from '../modules.ts';
import type { Platform } from '../platform.ts';

interface Below {
  readonly identity: Identity;
  readonly settings: Settings;
  readonly factors: Factors;
  readonly verification: Verification;
  readonly wallet: Wallet;
  readonly wagering: Wagering;
  readonly cashier: Cashier;
}

export const wireOperator = (
  { platform, secret }: Ground,
  { identity, settings, factors, verification, wallet, wagering, cashier }: Below,
) =>
  createOperator({
    ...platform,
    secret,
    policy: settings.policy,
    factors,
    human: verification.human,
    currency: defaultCurrency,
    members: identity.members,
    money: { ...moneyOf(wallet, platform.clock), since: cashier.sumsSince },
    play: {
      lifeSums: wagering.lifeSums,
      houseSums: (_currency, since) => cashier.sumsSince(since),
    },
    messages: messagesOf(platform),
    troubles: platform.deliveries.troubles,
  });

function messagesOf({ messages }: Platform): OperatorPorts['messages'] {
  return (
    messages && {
      list: ({ pageNo, pageSize }) =>
        messages.list({ offset: (pageNo - 1) * pageSize, limit: pageSize }),
      find: messages.find,
    }
  );
}

const balancedForMs = 30_000;

/** The operator's calls to the wallet. The trial balance reads every entry: it is kept a while. */
function moneyOf(wallet: Wallet, clock: { now(): number }) {
  let checked: { at: number; balanced: Promise<boolean> } | undefined;
  const currency = defaultCurrency;
  return {
    purses: wallet.balance,
    totals: (playerId: string) => wallet.moneySums({ playerId, currency, since: 0 }),
    withdrawalCounts: wallet.withdrawalCounts,
    booksBalanced: () => {
      const now = clock.now();
      if (!checked || now - checked.at > balancedForMs) {
        checked = { at: now, balanced: wallet.trialBalance().then(({ balanced }) => balanced) };
      }
      return checked.balanced;
    },
  };
}
