// The calls that modules make upward, in one list. A lower module is made first, so it gets calls
// that find their module once all are made. Called earlier, they fail with the missing module's
// name.
import type { Agents } from '../modules/agents/index.ts';
import type { Agreements } from '../modules/agreements/index.ts';
import type { Catalogue } from '../modules/catalogue/index.ts';
import type { Cashier } from '../modules/cashier/index.ts';
import type { BrandModule } from '../modules/brand/index.ts';
import type { Facts } from '../modules/facts/index.ts';
import type { Fairness } from '../modules/fairness/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Lottery } from '../modules/lottery/index.ts';
import type { Points } from '../modules/points/index.ts';
import type { Promotions } from '../modules/promotions/index.ts';
import type { Rebates } from '../modules/rebates/index.ts';
import type { Vendors } from '../modules/vendors/index.ts';
import type { Vip } from '../modules/vip/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Wagering } from '../modules/wagering/index.ts';
import type { News } from './live.ts';
import type { WholeHouse } from './walk.ts';

interface Doors {
  readonly identity: Identity;
  readonly wagering: Wagering;
  readonly wallet: Wallet;
  readonly vip: Vip;
  readonly vendors: Vendors;
  readonly agents: Agents;
  readonly agreements: Agreements;
  readonly catalogue: Catalogue;
  readonly facts: Facts;
  readonly fairness: Fairness;
  readonly brand: BrandModule;
  readonly lottery: Lottery;
  readonly points: Points;
  readonly promotions: Promotions;
  readonly cashier: Cashier;
  readonly rebates: Rebates;
  /** The live channel, which is opened once the modules can say who may hear what. */
  readonly news: News;
  /** Every module together. */
  readonly house: WholeHouse;
}

const asked = {
  identity: ['isMembersMobile', 'contactOf', 'tellFactorsChanged'],
  wagering: ['refusalOfPause', 'isAnyExcluded'],
  vendors: ['moneyAway', 'transfersUnderWay', 'walletsOf'],
  wallet: ['mayTransferUp'],
  vip: [
    'countedUntil',
    'favourOf',
    'isLevel',
    'labelsOf',
    'levelNumberOf',
    'levelOf',
    'roundClosed',
  ],
  agents: ['lineOf', 'placedBelow'],
  agreements: ['agentEnded', 'housePaysOne', 'memberMoved'],
  catalogue: [
    'factsOf',
    'gamesIn',
    'isSlot',
    'newestOpening',
    'refusalOfGame',
    'refusalOfOtherSlot',
    'vendorsChanged',
  ],
  facts: ['countFacts', 'countPlay', 'largeTeams', 'teamFigures'],
  fairness: ['countedUntil', 'refusalOfCode'],
  brand: ['current'],
  lottery: ['rebatesOf'],
  points: ['hoursCounted'],
  promotions: ['claimableOf', 'freeRoundClosed', 'hoursCounted'],
  cashier: ['countedUntil', 'refusalOfRelease', 'withdrawalMoved'],
  rebates: ['agentEnded', 'cameByLink', 'linkConfigs', 'memberMoved', 'newTerms'],
  news: ['closed', 'openness', 'settled', 'tell'],
  house: ['beginLeaving', 'copyOf', 'standingOf', 'payOut'],
} as const satisfies { readonly [N in keyof Doors]: readonly (keyof Doors[N])[] };

type Asked = typeof asked;
export type Above = {
  readonly [N in keyof Asked]: Pick<Doors[N], Asked[N][number] & keyof Doors[N]>;
};

export class AskedTooEarly extends Error {
  override readonly name = 'AskedTooEarly';
}

type Calls = Readonly<Record<string, (...given: unknown[]) => unknown>>;

/** The calls upward, and what is to be told once every module is made. */
export function openAbove() {
  let made: Readonly<Record<string, unknown>> = {};
  const callOf =
    (name: string, call: string) =>
    (...given: unknown[]) => {
      const door = made[name] as Calls | undefined;
      if (!door) throw new AskedTooEarly(`${name}.${call} was asked before ${name} was made`);
      return door[call]?.(...given);
    };
  const above = Object.fromEntries(
    Object.entries(asked).map(([name, calls]) => [
      name,
      Object.fromEntries(calls.map((call) => [call, callOf(name, call)])),
    ]),
  );
  return {
    above: above as unknown as Above,
    areMade: (doors: Doors) => {
      made = { ...doors };
    },
  };
}
