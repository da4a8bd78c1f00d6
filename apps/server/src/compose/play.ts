// The games and what offers them: our own games, and above them the lobby.
import { currencyOf, defaultCurrency, playCurrency } from '@baize/money';
import { offerTopic, refuse } from '@baize/contract';
import { createCatalogue, type CataloguePorts } from '../modules/catalogue/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { createJackpots } from '../modules/jackpots/index.ts';
import { hasOpened, hasSetVendor } from '../modules/operator/index.ts';
import { originsOf, wordsOf, type Settings } from '../modules/settings/index.ts';
import { createSlots } from '../modules/slots/index.ts';
import type { Wagering } from '../modules/wagering/index.ts';
import type { Ledger, Wallet } from '../modules/wallet/index.ts';
import { houseGames } from './games.ts';
import { enterAsGuest } from './guest.ts';
import type { Platform } from './platform.ts';
import type { Keeping } from '../platform/secrets/index.ts';
import { createVendors, type Vendors } from '../modules/vendors/index.ts';

export interface PlayGround {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly wallet: Wallet;
  readonly ledger: Ledger;
  readonly keys: Keeping;
  /** Seals the secrets of jackpots. */
  readonly secrets: Keeping;
  readonly wagering: Wagering;
  readonly audit: CataloguePorts['audit'];
  readonly demoAmount: () => bigint;
  /** Why nothing of ours may be played now; asked long after everything is made. */
  readonly refusalOfCode: CataloguePorts['refusalOfCode'];
  /** Every origin under which players reach the site. */
  readonly siteOrigins: () => readonly string[];
}

const weekMs = 7 * 24 * 3_600_000;
const openLooked = 50;
const symbolOf = (currency: string) => currencyOf(currency)?.symbol ?? currency;

/** Levels 5 and 6. */
export function createPlay(platform: Platform, ground: PlayGround) {
  const { wallet, wagering, settings, identity } = ground;
  const slots = createSlots({
    clock: platform.clock,
    log: platform.log,
    wagering,
    policy: settings.policy,
    cashOf: async (playerId, currency) => (await wallet.balance(playerId, currency)).cash,
    symbolOf,
    takesJackpot: (currency) => currency === defaultCurrency && settings.isOn('JACKPOT3'),
    // The catalogue stands above the games and is asked at each round, long after both are made.
    refusalOfGame: (gameCode) => catalogue.refusalOfGame(gameCode),
    newestOpening: (playerId, codes) => catalogue.newestOpening(playerId, codes),
    ageOf: identity.ageOf,
    refusalOfCode: ground.refusalOfCode,
  });
  const vendors = createVendors({
    ...platform,
    ...ground,
    ...vendorStaff(platform, identity),
    refusalOfGame: (vendor, gameCode) =>
      settings.statusFor('', '') === 'maintenance'
        ? refuse('game-maintenance')
        : catalogue.refusalOfGame(gameCode, vendor),
    refusalOfOtherSlot: (playerId, vendor, gameCode) =>
      catalogue.refusalOfOtherSlot(playerId, vendor, gameCode),
    // Slots are slots, whoever made them.
    stakeMaximumOf: async ({ playerId, vendor, gameCode, now }) =>
      catalogue.isSlot(vendor, gameCode) ? slots.stakeMaximumOf(playerId, now) : undefined,
    onChanged: () =>
      void catalogue
        .vendorsChanged()
        .catch((error: unknown) => platform.log.warn({ error }, 'the lobby was not told')),
    playCurrency,
    logDays: () => settings.policy().vendorLogDays,
  });
  const catalogue = createLobby(platform, ground, vendors);
  const jackpots = createJackpots({
    ...platform,
    ledger: ground.ledger,
    secrets: ground.secrets,
    currency: defaultCurrency,
    symbolOf,
    games: houseGames().map(({ gameCode, names }) => ({ code: gameCode, names })),
    fedByRounds: wagering.jackpotFed,
    usernames: identity.usernames,
    audit: ground.audit,
  });
  return { slots, jackpots, vendors, catalogue };
}

const vendorStaff = ({ outbox }: Platform, { usernames, playerOfSession }: Identity) => ({
  tell: outbox.tell,
  hasOpened,
  hasSetVendor,
  usernames,
  playerOfSession,
});

function createLobby(platform: Platform, ground: PlayGround, vendors: Vendors) {
  const { settings, identity, wallet, wagering, audit, demoAmount } = ground;
  const { clock } = platform;
  return createCatalogue({
    ...platform,
    onChanged: () =>
      platform.database.transaction((tx) =>
        platform.outbox.tell(tx, { event: 'offer-changed', topic: offerTopic, payload: {} }),
      ),
    audit,
    houseGames: houseGames(),
    vendors,
    esportsVendors: () => wordsOf(settings.policy().esportsVendors),
    returnMinimum: () => settings.policy().gameReturnMinimum,
    oneSlotAtOnce: () => settings.policy().oneSlotAtOnce,
    siteOrigins: ground.siteOrigins,
    // A game on another host lets none but the site's known addresses show it.
    launchHosts: (origin) =>
      ground.siteOrigins().includes(origin) ? originsOf(settings.policy().launchHosts) : [],
    refusalOfPause: wagering.refusalOfPause,
    refusalOfCode: ground.refusalOfCode,
    openGames: async (playerId, currency) => {
      const search = { before: clock.now() + 1, playerId, count: openLooked };
      const open = await wagering.openRounds(search);
      return open.filter((round) => round.currency === currency);
    },
    topWinners: (count) => wagering.topWinners(defaultCurrency, clock.now() - weekMs, count),
    usernames: identity.usernames,
    refusalOfPlay: identity.refusalOfPlay,
    checkPlace: identity.checkPlace,
    playerOfSession: identity.playerOfSession,
    enterAsGuest: (call) => enterAsGuest(identity, call),
    fundFreePlay: async (playerId) => {
      await wallet.fundDemo({ playerId, currency: playCurrency, amount: demoAmount() });
    },
    playCurrency,
    symbolOf,
  });
}
