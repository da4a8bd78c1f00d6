// The ports of identity: its needs from the platform, from settings, and from modules above.
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
import type { Leaving, Member, Standing } from '../../platform/module/index.ts';
import type { Factors } from '../factors/index.ts';
import type { Codes, HumanCheck, PhoneTokens } from '../verification/index.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Rules } from './registration/rules/registration.ts';
import type { Keeping } from '../../platform/secrets/index.ts';
import type { LegacyKeys } from './seals/legacy-keys.ts';
import type { Seals } from './seals/seal-keys.ts';
import type { Sessions } from './sign-in/sessions.ts';

export interface NewPlayer {
  readonly id: string;
  readonly username: string;
  readonly currency: string;
}

export interface ClosingMoney {
  standing(member: Member): Promise<Standing>;
  /** Ends their place among agents, by whose tree all wait for one another first. */
  begin(tx: Tx, leaving: Leaving): Promise<void>;
  /** Holds the whole cash for one of the member's accounts; what it was. */
  payOut(
    tx: Tx,
    leaving: Leaving,
  ): Promise<Units | Refusal<'bank-card-not-found' | 'bonus-changed'>>;
}

export interface CameByLink {
  readonly playerId: string;
  readonly uplineId: string;
  readonly invitationId: string;
  readonly now: number;
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
  /** Judges a token of an outside provider of phone verification. */
  readonly phoneTokens: PhoneTokens;
  /** Whether a register of people who asked not to play knows this person. */
  readonly isExcluded: (person: ExcludedPerson) => Promise<boolean>;
  /** Whether one of these members keeps themselves from playing here, as wagering knows it. */
  readonly haveExcludedThemselves: (playerIds: readonly string[]) => Promise<boolean>;
  /** The data of a member in the modules above, for the copy they may take. */
  readonly exportParts: (member: Member) => Promise<Record<string, unknown>>;
  /** The labels that modules above give a member: the VIP level, where there is one. */
  readonly labelsOf: (
    playerId: string,
    locale: string,
  ) => Promise<{ labelName: string; labelColor: string; emblem: string }[]>;
  /** How many rewards the member can claim, as promotions say. */
  readonly rewardsDueOf: (playerId: string) => Promise<number>;
  /** Somebody registered by a link: gives the terms that it keeps, in the same transaction. */
  readonly cameByLink: (tx: Tx, came: CameByLink) => Promise<void>;
  /** Whether the member may send money to the agent above, as the wallet says. */
  readonly mayTransferUp: (playerId: string) => Promise<boolean>;
  readonly locationOf: Geolocation['locationOf'];
  /** The money of a member who leaves. */
  readonly closing: ClosingMoney;
  /** The site's public address: for links in mails that no call leads to. */
  readonly siteUrl: () => string;
  readonly brandName: () => string;
  /** The brand's code in clients, in small letters. */
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

/** The shared parts of identity, made once by the door. */
export interface IdentityParts {
  readonly ports: IdentityPorts;
  readonly sessions: Sessions;
  readonly seals: Seals;
  readonly legacyKeys: LegacyKeys;
  /** Seals what members hand in to prove who they are. */
  readonly documents: Keeping;
  /** The keyed digest by which documents' numbers are compared; it reveals no number. */
  readonly documentKey: (number: string) => string;
}
