// Every module, level by level as ARCHITECTURE.md lists them: each is made by its wiring, which is
// given the ground of the house and the modules below. A noun that no module answers for, or a
// module that leaves a part of the shape out, does not compile.
import type { BaizeContract, Profile } from '@baize/contract';
import type { GatewayLimits } from '../gateway/index.ts';
import type { CodeGuard } from '../modules/fairness/index.ts';
import { auditing } from '../modules/operator/index.ts';
import { createLedger, type Ledger } from '../modules/wallet/index.ts';
import type { PaymentProvider } from '../platform/adapters/payment/index.ts';
import type { Module, ModuleParts } from '../platform/module/index.ts';
import { openAbove, type Above } from './above.ts';
import { newsOf, openLive, type LivePorts } from './live.ts';
import type { Platform } from './platform.ts';
import { wholeHouse } from './walk.ts';
import { wireAgents } from './wiring/agents.ts';
import { wireBrand } from './wiring/brand.ts';
import { wireCatalogue } from './wiring/catalogue.ts';
import { wireChat } from './wiring/chat.ts';
import { wireFactors } from './wiring/factors.ts';
import { wireFairness } from './wiring/fairness.ts';
import { wireFeedback } from './wiring/feedback.ts';
import { wireHelp } from './wiring/help.ts';
import { wireIdentity } from './wiring/identity.ts';
import { wireInstant } from './wiring/instant.ts';
import { wireJackpots } from './wiring/jackpots.ts';
import { wireLottery } from './wiring/lottery.ts';
import { wireNotices } from './wiring/notices.ts';
import { wireOperator } from './wiring/operator.ts';
import { wireReports } from './wiring/reports.ts';
import { wireSettings } from './wiring/settings.ts';
import { wireSlots } from './wiring/slots.ts';
import { wireVendors } from './wiring/vendors.ts';
import { wireVerification } from './wiring/verification.ts';
import { wireVip } from './wiring/vip.ts';
import { wireWagering } from './wiring/wagering.ts';
import { wireWallet } from './wiring/wallet.ts';
import { wireCrash } from './wiring/crash.ts';
import { wireCashier } from './wiring/cashier.ts';
import { wirePromotions } from './wiring/promotions.ts';
import { wirePoints } from './wiring/points.ts';
import { wireFacts } from './wiring/facts.ts';
import { wireRebates } from './wiring/rebates.ts';
import { wireAgreements } from './wiring/agreements.ts';

export interface ModuleSettings {
  readonly platform: Platform;
  readonly profile: Profile;
  readonly secret: Uint8Array;
  /** The address of the site for players. */
  readonly siteUrl: () => string;
  readonly providers: readonly PaymentProvider[];
  readonly limits: GatewayLimits;
  /** `by-hand`: issues are planned and drawn only when a test or a simulated world asks. */
  readonly draws?: 'timed' | 'by-hand' | undefined;
  readonly code: CodeGuard;
}

/** The parts of every wiring, beside the modules below its own. */
export interface Ground extends ModuleSettings {
  readonly audit: ReturnType<typeof auditing>;
  readonly ledger: Ledger;
  /** Calls to modules above, for when all are made. */
  readonly above: Above;
}

/** The modules of the house: one for each noun of the contract. */
export type HouseModules = { readonly [N in keyof BaizeContract]: Module<BaizeContract[N]> };
type EveryAction = { readonly [N in keyof BaizeContract]: HouseModules[N]['actions'] };

export function composeModules(given: ModuleSettings) {
  const { database, clock } = given.platform;
  const { above, areMade } = openAbove();
  const audit = auditing(clock, given.secret);
  const ground: Ground = {
    ...given,
    audit,
    ledger: createLedger({ database, clock, tell: given.platform.outbox.saving }),
    above,
  };
  const modules: Modules = makeModules(ground);
  const live = openLive(given.platform, liveDoors(given.platform, modules), given.limits);
  const news = newsOf(live, given.platform.log);
  areMade({ ...modules, house: wholeHouse(modules), news });
  return { modules, ledger: ground.ledger, live };
}

function liveDoors({ clock }: Platform, modules: Modules): LivePorts {
  const { identity, catalogue, operator, chat } = modules;
  return {
    // A launched game shows its player's own events under its own token.
    playerOf: async (token) =>
      (await identity.playerOf(token, clock.now())) ??
      (await catalogue.gameOf(token, clock.now()))?.player,
    staffOf: async (token) => {
      const staff = await operator.staffOf(token, clock.now());
      return staff?.due === undefined ? staff : undefined;
    },
    roomsOf: chat.roomsOf,
  };
}

/** A module asks those of its own level that were made before it, and lower ones. */
function makeModules(ground: Ground) {
  const first = level(ground, {}, { settings: wireSettings });
  const level1 = level(ground, first, { verification: wireVerification, factors: wireFactors });
  const level2 = level(ground, level1, { identity: wireIdentity });
  const level3 = level(ground, level2, { wallet: wireWallet });
  const level4 = level(ground, level3, { wagering: wireWagering });
  const games = level(ground, level4, { slots: wireSlots, instant: wireInstant });
  const level5 = level(ground, games, {
    vendors: wireVendors,
    jackpots: wireJackpots,
    vip: wireVip,
    agents: wireAgents,
  });
  const level6 = level(ground, level5, {
    lottery: wireLottery,
    crash: wireCrash,
    facts: wireFacts,
  });
  const shelf = level(ground, level6, { catalogue: wireCatalogue });
  const level7 = level(ground, shelf, {
    points: wirePoints,
    rebates: wireRebates,
  });
  const messages = level(ground, level7, {
    notices: wireNotices,
    help: wireHelp,
  });
  const level8 = level(ground, messages, {
    feedback: wireFeedback,
    fairness: wireFairness,
    brand: wireBrand,
    chat: wireChat,
    reports: wireReports,
    cashier: wireCashier,
    agreements: wireAgreements,
  });
  const offers = level(ground, level8, { promotions: wirePromotions });
  const level9 = level(ground, offers, { operator: wireOperator });
  return level9 satisfies HouseModules;
}

/** An interface, so that types that hold it name it instead of spelling it out. */
export interface Modules extends ReturnType<typeof makeModules> {}

/** The actions of every noun, for the gateway. */
export const actionsOf = (modules: Modules): EveryAction =>
  Object.fromEntries(
    Object.entries<{ readonly actions: unknown }>({ ...modules }).map(([noun, { actions }]) => [
      noun,
      actions,
    ]),
  ) as unknown as EveryAction;

type Table<Below> = Readonly<Record<string, (ground: Ground, below: Below) => ModuleParts>>;

/** The modules below, and those of this level. */
function level<Below extends object, Wirings extends Table<Below>>(
  ground: Ground,
  below: Below,
  wirings: Wirings,
) {
  const made = Object.entries(wirings).map(([name, wire]) => [name, wire(ground, below)] as const);
  return { ...below, ...(Object.fromEntries(made) as Made<Wirings>) };
}

type Made<Wirings extends Table<never>> = {
  readonly [Name in keyof Wirings]: ReturnType<Wirings[Name]>;
};
