// Every module, in the order of its level, each given only what it names in its ports.
import type { BaizeContract } from '@baize/contract';
import { demoFunded } from '@baize/ledger';
import { currencyOf, defaultCurrency, parseUnits, playCurrency } from '@baize/money';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { createIdentity, createPasswords } from '../modules/identity/index.ts';
import { auditing, createOperator } from '../modules/operator/index.ts';
import { createSettings, freshBrand } from '../modules/settings/index.ts';
import { createSlots } from '../modules/slots/index.ts';
import { createWagering, type Round } from '../modules/wagering/index.ts';
import { createLedger, createWallet } from '../modules/wallet/index.ts';
import type { PaymentProvider } from '../platform/adapters/payment/index.ts';
import type { Actions } from '../platform/call/index.ts';
import { offeredGames } from './games.ts';
import type { Platform } from './platform.ts';

export interface ModuleSettings {
  readonly platform: Platform;
  readonly profile: 'default' | 'strict';
  readonly secret: Uint8Array;
  readonly providers: readonly PaymentProvider[];
  readonly launchHosts: readonly string[];
  readonly onClosed: (round: Round) => void;
}

/** The actions of every noun: a noun or an endpoint left out does not compile. */
export type EveryAction = { readonly [N in keyof BaizeContract]: Actions<BaizeContract[N]> };

const symbolOf = (currency: string) => currencyOf(currency)?.symbol ?? currency;

export function composeModules(given: ModuleSettings) {
  const { platform, profile, secret } = given;
  const { database, clock, randomness, log, bus, outbox } = platform;
  const audit = auditing(clock);
  const tell = outbox.tell;

  const settings = createSettings({
    database,
    clock,
    bus,
    audit,
    brand: freshBrand,
    profile,
  });
  const ledger = createLedger({ database, clock });
  const identity = createIdentity({
    database,
    clock,
    randomness,
    bus,
    outbox,
    passwords: createPasswords(),
    isOn: settings.isOn,
    policy: settings.policy,
    rules: settings.rules,
    currency: defaultCurrency,
    playCurrency,
    secret,
    onDemoCreated: async (tx, player) => {
      const amount = parseUnits(settings.policy().demoBalance, { decimalsMax: 2 }) ?? 0n;
      const facts = { playerId: player.id, currency: player.currency, amount };
      await ledger.postIn(tx, demoFunded(facts));
    },
  });
  const wallet = createWallet({
    database,
    clock,
    log,
    ledger,
    policy: settings.policy,
    providers: given.providers,
    verifyPaymentPassword: identity.verifyPaymentPassword,
    usernames: identity.usernames,
    playerIdOf: identity.playerIdOf,
    // Wagering stands above the wallet; it is asked when a player deposits, long after both are made.
    breakUntil: (playerId) => wagering.breakUntil(playerId),
    audit,
    tell,
  });
  const wagering = createWagering({
    database,
    clock,
    randomness,
    log,
    lane: ledger.lane,
    together: wallet.turnover,
    depositLimits: wallet.depositLimits,
    playerExists: async (playerId) => (await identity.memberFile(playerId)) !== undefined,
    onClosed: given.onClosed,
  });
  const catalogue = createCatalogue({
    database,
    clock,
    randomness,
    games: offeredGames(),
    launchHosts: () => given.launchHosts,
    breakUntil: wagering.breakUntil,
    topWinners: (count) => wagering.topWinners(defaultCurrency, clock.now() - weekMs, count),
    usernames: identity.usernames,
    playerOfSession: identity.playerOfSession,
    fundFreePlay: async (playerId) => {
      const amount = parseUnits(settings.policy().demoBalance, { decimalsMax: 2 }) ?? 0n;
      await wallet.fundDemo({ playerId, currency: playCurrency, amount });
    },
    playCurrency,
    symbolOf,
  });
  const slots = createSlots({
    clock,
    log,
    wagering,
    policy: settings.policy,
    cashOf: async (playerId, currency) => (await wallet.balance(playerId, currency)).cash,
    symbolOf,
  });
  const operator = createOperator({
    database,
    clock,
    log,
    randomness,
    currency: defaultCurrency,
    members: {
      find: identity.findMembers,
      file: identity.memberFile,
      registeredSince: identity.registeredSince,
    },
    money: moneyOf(wallet, clock),
    play: wagering,
    messages: ({ pageNo, pageSize }) =>
      platform.messages.list({ offset: (pageNo - 1) * pageSize, limit: pageSize }),
  });
  const actions: EveryAction = {
    settings: settings.actions,
    identity: identity.actions,
    wallet: wallet.actions,
    wagering: wagering.actions,
    catalogue: catalogue.actions,
    slots: slots.actions,
    operator: operator.actions,
  };
  return { settings, identity, ledger, wallet, wagering, catalogue, slots, operator, actions };
}

export type Modules = ReturnType<typeof composeModules>;

const weekMs = 7 * 24 * 3_600_000;
const balancedForMs = 30_000;

/** What the operator asks of the wallet. The trial balance reads every entry, so it is kept for a while. */
function moneyOf(wallet: ReturnType<typeof createWallet>, clock: { now(): number }) {
  let checked: { at: number; balanced: Promise<boolean> } | undefined;
  return {
    purses: wallet.balance,
    totals: (playerId: string) =>
      wallet.moneySums({ playerId, currency: defaultCurrency, since: 0 }),
    since: (since: number) => wallet.moneySums({ currency: defaultCurrency, since }),
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
