// The catalogue, given what it asks of vendors, players and rounds.
import { offerTopic } from '@baize/contract';
import { defaultCurrency, playCurrency } from '@baize/money';
import { createCatalogue } from '../../modules/catalogue/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import { originsOf, wordsOf, type Settings } from '../../modules/settings/index.ts';
import type { Vendors } from '../../modules/vendors/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { demoAmount } from '../demo-amount.ts';
import { houseGames } from '../games.ts';
import { enterAsGuest } from '../guest.ts';
import type { Ground } from '../modules.ts';
import { siteOriginsOf } from '../own-addresses.ts';
import { symbolOf } from '../symbol-of.ts';

interface Below {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly wallet: Wallet;
  readonly wagering: Wagering;
  readonly vendors: Vendors;
}

const weekMs = 7 * 24 * 3_600_000;

export function wireCatalogue({ platform, above, audit, siteUrl }: Ground, below: Below) {
  const { settings, identity, wallet, wagering, vendors } = below;
  const { clock, database, outbox } = platform;
  const siteOrigins = () => siteOriginsOf(siteUrl(), settings.brand());
  return createCatalogue({
    ...platform,
    onChanged: () =>
      database.transaction((tx) =>
        outbox.tell(tx, { event: 'offer-changed', topic: offerTopic, payload: {} }),
      ),
    audit,
    houseGames: houseGames(),
    vendors,
    esportsVendors: () => wordsOf(settings.policy().esportsVendors),
    returnMinimum: () => settings.policy().gameReturnMinimum,
    oneSlotAtOnce: () => settings.policy().oneSlotAtOnce,
    siteOrigins,
    // A game on another host lets none but the site's known addresses show it.
    launchHosts: (origin) =>
      siteOrigins().includes(origin) ? originsOf(settings.policy().launchHosts) : [],
    refusalOfPause: wagering.refusalOfPause,
    refusalOfCode: above.fairness.refusalOfCode,
    openGames: wagering.openGames,
    topWinners: (count) => wagering.topWinners(defaultCurrency, clock.now() - weekMs, count),
    usernames: identity.usernames,
    refusalOfPlay: identity.refusalOfPlay,
    checkPlace: identity.checkPlace,
    playerOfSession: identity.playerOfSession,
    enterAsGuest: (call) => enterAsGuest(identity, call),
    fundFreePlay: async (playerId) => {
      await wallet.fundDemo({ playerId, currency: playCurrency, amount: demoAmount(settings) });
    },
    playCurrency,
    symbolOf,
  });
}
