// Every module, in the order of its level, each given only what it names in its ports.
import type { BaizeContract } from '@baize/contract';
import { demoFunded } from '@baize/ledger';
import { defaultCurrency, parseUnits, playCurrency } from '@baize/money';
import type { Catalogue } from '../modules/catalogue/index.ts';
import type { Chat } from '../modules/chat/index.ts';
import { createFactors } from '../modules/factors/index.ts';
import type { CodeGuard, Fairness } from '../modules/fairness/index.ts';
import {
  createIdentity,
  createPasswords,
  noticeEvent,
  type NewPlayer,
  type IdentityPorts,
  type NoticeNews,
} from '../modules/identity/index.ts';
import { createJackpotTogether } from '../modules/jackpots/index.ts';
import { auditing, hasOpened } from '../modules/operator/index.ts';
import { createSettings, type Brand, type Settings } from '../modules/settings/index.ts';
import { createVerification } from '../modules/verification/index.ts';
import type { Vendors } from '../modules/vendors/index.ts';
import type { Vip } from '../modules/vip/index.ts';
import { createWagering, type Round, type Wagering } from '../modules/wagering/index.ts';
import { createLedger, createWallet, type Wallet } from '../modules/wallet/index.ts';
import type { PaymentProvider } from '../platform/adapters/payment/index.ts';
import type { Actions } from '../platform/call/index.ts';
import type { Tx } from '../platform/database/index.ts';
import { createKeeping } from '../platform/secrets/index.ts';
import { composeBrand } from './brand.ts';
import { composeChat } from './chat.ts';
import { gamesPlayed } from './games.ts';
import { createLetters } from './letters.ts';
import { composeFairness } from './fairness.ts';
import { composeOperator } from './operator.ts';
import { createPlay } from './play.ts';
import { composeAgents } from './agents.ts';
import { composeReports } from './reports.ts';
import type { Platform } from './platform.ts';
import { composeVip } from './vip.ts';

export interface ModuleSettings {
  readonly platform: Platform;
  readonly profile: 'default' | 'strict';
  readonly secret: Uint8Array;
  /** Where players reach the site. */
  readonly siteUrl: () => string;
  readonly providers: readonly PaymentProvider[];
  readonly onClosed: (round: Round) => void;
  /** This process knows that the house opens or closes to somebody. */
  readonly onOpenness: () => void;
  readonly code: CodeGuard;
}

/** The actions of every noun: a noun or an endpoint left out does not compile. */
export type EveryAction = { readonly [N in keyof BaizeContract]: Actions<BaizeContract[N]> };

export function composeModules(given: ModuleSettings) {
  // Money stands above the people whose it is, and is asked when they leave or take a copy.
  // The brand stands above the settings, which say on every site what the house is called.
  const base = createBase(given, {
    brand: () => brand.current(),
    money: () => ({ ...money, vendors: play.vendors, chat, vip }),
  });
  const money: Money = createMoney(given, base, () => ({ vip, ...play }));
  const vip: Vip = composeVip(given.platform, { ...base, ...money });
  const keys = createKeeping(given.secret, 'keys of vendors');
  const secrets = mysteriesOf(given.secret);
  const refusalOfCode = () => fairness.refusalOfCode();
  const siteOrigins = () => originsOfSite(given.siteUrl(), base.settings.brand());
  const guards = { refusalOfCode, siteOrigins };
  const play = createPlay(given.platform, { ...base, ...money, keys, secrets, ...guards });
  const ground = { ...base, ...money, ...play };
  const fairness: Fairness = composeFairness(given.platform, ground, given.code);
  const operator = composeOperator(given, { ...base, ...money });
  const letters = createLetters(given.platform, { ...base, ...money });
  const brand = composeBrand({ ...given, audit: base.audit });
  const chat: Chat = composeChat({ ...given, ...base, ...money });
  const reports = composeReports(given.platform, ground);
  const agents = composeAgents(given.platform, ground);
  const above = { vip, fairness, brand, chat, operator, reports, agents, siteOrigins };
  const modules = { ...ground, ...letters, ...above };
  const actions: EveryAction = {
    settings: modules.settings.actions,
    verification: modules.verification.actions,
    factors: modules.factors.actions,
    identity: modules.identity.actions,
    wallet: modules.wallet.actions,
    wagering: modules.wagering.actions,
    vip: modules.vip.actions,
    catalogue: modules.catalogue.actions,
    slots: modules.slots.actions,
    jackpots: modules.jackpots.actions,
    vendors: modules.vendors.actions,
    notices: modules.notices.actions,
    help: modules.help.actions,
    feedback: modules.feedback.actions,
    fairness: modules.fairness.actions,
    brand: modules.brand.actions,
    chat: modules.chat.actions,
    operator: modules.operator.actions,
    reports: modules.reports.actions,
    agents: modules.agents.actions,
  };
  return { ...modules, actions };
}

export type Modules = ReturnType<typeof composeModules>;
type Base = ReturnType<typeof createBase>;
type Money = ReturnType<typeof createMoney>;

const mysteriesOf = (secret: Uint8Array) => createKeeping(secret, 'mysteries of jackpots');

/** Every address of the site; its own is unknown until it listens. */
const originsOfSite = (own: string, { domains }: Pick<Brand, 'domains'>): readonly string[] =>
  own === '' ? domains : [new URL(own).origin, ...domains];

/** Levels 1 and 2, and the books that identity funds demo accounts from. */
function createBase(
  { platform, profile, secret, siteUrl, onOpenness }: ModuleSettings,
  later: { readonly brand: () => Brand; readonly money: () => MoneyAbove },
) {
  const { database, clock, bus } = platform;
  const audit = auditing(clock, secret);
  const { brand } = later;
  const settings = createSettings({ database, clock, bus, audit, brand, profile, onOpenness });
  const ledger = createLedger({ database, clock });
  const demoAmount = () => parseUnits(settings.policy().demoBalance, { decimalsMax: 2 }) ?? 0n;
  const onDemoCreated = async (tx: Tx, { id: playerId, currency }: NewPlayer) => {
    await ledger.postIn(tx, demoFunded({ playerId, currency, amount: demoAmount() }));
  };
  const above = peoplesMoney(later.money, ledger, clock);
  const people = createPeople(platform, { settings, secret, siteUrl, onDemoCreated, ...above });
  return { settings, ...people, ledger, audit, demoAmount };
}

interface PeoplePorts {
  readonly settings: Settings;
  readonly secret: Uint8Array;
  readonly siteUrl: () => string;
  readonly onDemoCreated: (tx: Tx, player: NewPlayer) => Promise<void>;
  readonly exportParts: IdentityPorts['exportParts'];
  readonly closing: IdentityPorts['closing'];
  readonly haveExcludedThemselves: IdentityPorts['haveExcludedThemselves'];
  readonly labelsOf: IdentityPorts['labelsOf'];
}

interface MoneyAbove {
  readonly wallet: Wallet;
  readonly wagering: Wagering;
  readonly vendors: Pick<Vendors, 'bringBack'>;
  readonly chat: Pick<Chat, 'copyOf'>;
  readonly vip: Vip;
}

/** What identity asks of the books when a member leaves or takes a copy of their data. */
function peoplesMoney(
  above: () => MoneyAbove,
  ledger: ReturnType<typeof createLedger>,
  { now }: { now(): number },
): Pick<IdentityPorts, 'exportParts' | 'closing' | 'haveExcludedThemselves' | 'labelsOf'> {
  return {
    labelsOf: (playerId, locale) => above().vip.labelsOf(playerId, locale),
    haveExcludedThemselves: (playerIds) => above().wagering.isAnyExcluded(playerIds, now()),
    exportParts: async (playerId, currency) => ({
      wallet: await above().wallet.copyOf(playerId, currency),
      wagering: await above().wagering.copyOf(playerId),
      chat: await above().chat.copyOf(playerId),
      vip: await above().vip.copyOf(playerId),
    }),
    closing: {
      standing: async (playerId, currency) => {
        // What a vendor has not given back yet stands in the way like an open round.
        const isBack = await above().vendors.bringBack(playerId);
        const purses = await ledger.balance(playerId, currency);
        const open = await above().wagering.openRounds({ before: now() + 1, playerId, count: 1 });
        return { ...purses, openRounds: open.length + (isBack ? 0 : 1) };
      },
      payOut: (tx, leaving) => above().wallet.payOutInFull(tx, leaving),
    },
  };
}

/** Who plays, and what proves it. Lower modules ask identity through doors that open later. */
function createPeople(platform: Platform, given: PeoplePorts) {
  const { settings, secret, siteUrl } = given;
  const { outbox, homeCountry } = platform;
  const brandName = () => settings.brand().name;
  const { isOn, policy } = settings;
  const verification = createVerification({
    ...platform,
    isOn,
    policy,
    brand: () => ({ name: brandName(), country: homeCountry }),
    secret,
    siteUrl,
    isMembersMobile: (mobile) => identity.isMembersMobile(mobile),
    contactOf: (playerId) => identity.contactOf(playerId),
  });
  const factors = createFactors({
    ...platform,
    secret,
    brandName,
    onChanged: async (tx, { holder, what }) => {
      const [side, id = ''] = holder.split(':');
      await outbox.tell(tx, { event: 'factors-changed', payload: { holder, what } });
      if (side === 'player') await identity.tellFactorsChanged(tx, id);
    },
  });
  const identity = createIdentity({
    ...platform,
    ...given,
    passwords: createPasswords(),
    human: verification.human,
    codes: verification.codes,
    factors,
    phoneTokens: verification.phoneTokens,
    isExcluded: platform.exclusion.knows,
    locationOf: platform.geolocation.locationOf,
    brandName,
    merchant: () => settings.brand().merchant,
    termsVersion: settings.termsVersion,
    isOn,
    policy,
    rules: settings.rules,
    currency: defaultCurrency,
    playCurrency,
  });
  outbox.hear(noticeEvent, 'identity', ({ payload }, tx) =>
    identity.sendNotice(tx, payload as NoticeNews),
  );
  return { verification, factors, identity };
}

/** Levels 3 and 4. */
function createMoney(
  given: ModuleSettings,
  { settings, ledger, identity, audit }: Base,
  above: () => { readonly vip: Vip; readonly catalogue: Catalogue },
) {
  const { database, clock, randomness, log, outbox } = given.platform;
  const wallet: Wallet = createWallet({
    database,
    clock,
    log,
    ledger,
    numbers: createKeeping(given.secret, 'account numbers'),
    policy: settings.policy,
    providers: given.providers,
    ...identity,
    // Wagering stands above the wallet and is asked when a player deposits, long after both are
    // made.
    refusalOfPause: (playerId, now) => wagering.refusalOfPause(playerId, now),
    favourOf: (playerId) => above().vip.favourOf(playerId),
    siteUrl: given.siteUrl,
    hasOpened,
    audit,
    tell: outbox.tell,
  });
  const wagering: Wagering = createWagering({
    database,
    clock,
    randomness,
    log,
    lane: ledger.lane,
    together: wallet.turnover,
    jackpots: createJackpotTogether({
      secrets: mysteriesOf(given.secret),
      randomness,
      currency: defaultCurrency,
    }),
    depositLimits: wallet.depositLimits,
    policy: settings.policy,
    games: gamesPlayed(() => above().catalogue),
    playerExists: async (playerId) => (await identity.memberFile(playerId)) !== undefined,
    onClosed: (round) => {
      given.onClosed(round);
      above().vip.roundClosed(round);
    },
  });
  return { wallet, wagering };
}
