// What identity needs of the platform, of settings beside it, and of what stands above it.
import type { ModuleId, Policies } from '@baize/contract';
import type { CurrencyCode, Units } from '@baize/money';
import type { Bus } from '../../platform/bus/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Deliveries } from '../../platform/delivery/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { Refusal } from '@baize/contract';
import type { Geolocation } from '../../platform/adapters/geolocation/index.ts';
import type { ExcludedPerson } from '../../platform/adapters/exclusion/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Factors } from '../factors/index.ts';
import type { Codes, HumanCheck, PhoneTokens } from '../verification/index.ts';
import type { Passwords } from './passwords.ts';
import type { Rules } from './rules/registration.ts';

export interface NewPlayer {
  readonly id: string;
  readonly username: string;
  readonly currency: string;
}

export interface ClosingMoney {
  standing(
    playerId: string,
    currency: string,
  ): Promise<{
    readonly cash: Units;
    readonly held: Units;
    readonly inPlay: Units;
    readonly openRounds: number;
  }>;
  /** Holds the whole cash for one of the member's accounts; what it was. */
  payOut(tx: Tx, leaving: Leaving): Promise<Units | Refusal<'bank-card-not-found'>>;
}

export interface Leaving {
  readonly playerId: string;
  readonly currency: string;
  readonly cardId: string;
  readonly at: number;
  readonly intent: string;
}

export interface IdentityPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly outbox: Pick<Outbox, 'tell'>;
  readonly passwords: Passwords;
  readonly log: Log;
  readonly deliveries: Deliveries;
  readonly human: Pick<HumanCheck, 'isAsked' | 'holds' | 'use'>;
  readonly codes: Codes;
  readonly factors: Pick<
    Factors,
    | 'methodsOf'
    | 'summaryOf'
    | 'verifyTotp'
    | 'verifyRecovery'
    | 'beginPasskeySignIn'
    | 'finishPasskeySignIn'
    | 'dropAll'
  >;
  /** What an outside provider of phone verification says of a number. */
  readonly phoneTokens: PhoneTokens;
  /** Whether a register of people who asked not to play knows this person. */
  readonly isExcluded: (person: ExcludedPerson) => Promise<boolean>;
  /** Whether one of these members keeps themselves from playing here, as wagering knows it. */
  readonly haveExcludedThemselves: (playerIds: readonly string[]) => Promise<boolean>;
  /** What the modules above keep of a member, for the copy they may take. */
  readonly exportParts: (playerId: string, currency: string) => Promise<Record<string, unknown>>;
  /** The labels that modules above give a member: the VIP level, where there is one. */
  readonly labelsOf: (
    playerId: string,
    locale: string,
  ) => Promise<{ labelName: string; labelColor: string; emblem: string }[]>;
  readonly locationOf: Geolocation['locationOf'];
  /** The money of a member who leaves. */
  readonly closing: ClosingMoney;
  /** Where players reach the site: for links in mails that no call leads to. */
  readonly siteUrl: () => string;
  readonly brandName: () => string;
  /** How clients name the brand, in small letters. */
  readonly merchant: () => string;
  /** The country whose numbers need no dialing code. */
  readonly homeCountry: string;
  /** The version of the terms and the privacy notice that hold now. */
  readonly termsVersion: () => string;
  readonly isOn: (module: ModuleId) => boolean;
  readonly policy: () => Policies;
  readonly rules: () => Rules;
  /** The currency of new members, and of demo accounts. */
  readonly currency: CurrencyCode;
  readonly playCurrency: CurrencyCode;
  /** Gives a new demo account its play money, in the same transaction. */
  readonly onDemoCreated: (tx: Tx, player: NewPlayer) => Promise<void>;
  /** 32 bytes that seal the private keys at rest; every process of the platform has the same. */
  readonly secret: Uint8Array;
}
