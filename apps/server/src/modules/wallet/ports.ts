// Ports of the wallet to the platform and to lower modules.
import type { MemberState, ModuleId, Policies, Refusal } from '@baize/contract';
import type { Units } from '@baize/money';
import type { Audit } from '../../platform/audit/index.ts';
import type { Bus } from '../../platform/bus/index.ts';
import type { PaymentProvider } from '../../platform/adapters/payment/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Queryable, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Metrics } from '../../platform/metrics/index.ts';
import type { Printer } from '../../platform/pdf/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';
import type { Ledger } from './books/store/ledger/ledger.ts';
import type { Withdrawal } from './withdrawals/rules/withdrawal.ts';

export interface ToldEvent {
  readonly event: string;
  readonly topic?: string | undefined;
  readonly payload: unknown;
}

/** An account, as transfers between members look at it. */
export interface MemberFacts {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly state: MemberState;
  readonly currency: string;
}

/** A member who has not signed in for long. */
export interface QuietMember {
  readonly id: string;
  readonly seenAt: number;
}

/** What a member is told by mail and in the inbox. */
export type MemberNotice =
  | 'deposit-means-blocked'
  | 'deposits-suspended'
  | 'deposits-freed'
  | 'limit-review-due'
  | 'account-quiet'
  | 'account-dormant';

/** A promotion that can be chosen with a deposit. */
export interface OfferedPromotion {
  readonly promotionId: string;
  readonly name: string;
}

export interface PromotionSearch {
  readonly playerId: string;
  readonly currency: string;
  readonly locale: string;
  /** Absent: of any amount. */
  readonly amount?: Units;
}

export interface WalletPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly ledger: Ledger;
  /** Seals the numbers of accounts under the player's id, and digests them under the bank's. */
  readonly numbers: Keeping;
  /** Seals the keys that sign statements, and names accounts in them. */
  readonly statementKeys: Keeping;
  readonly printer: Printer;
  /** Who issues papers, by its name and its code. */
  readonly brand: () => { readonly name: string; readonly merchant: string };
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly metrics?: Pick<Metrics, 'watch'> | undefined;
  readonly policy: () => Policies;
  readonly isOn: (module: ModuleId) => boolean;
  readonly providers: readonly PaymentProvider[];
  readonly verifyPaymentPassword: (
    playerId: string,
    text: string,
  ) => Promise<'ok' | 'missing' | 'wrong' | 'locked'>;
  /** Undefined: there is no such member. */
  readonly memberFile: (playerId: string) => Promise<MemberFacts | undefined>;
  /** Whether anything may be given to the account; it is not closed meanwhile. */
  readonly isOpen: (tx: Tx, playerId: string) => Promise<boolean>;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The currency of a member's account; undefined for an unknown one. */
  readonly currencyOf: (playerId: string) => Promise<string | undefined>;
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  /** Why a player may not pay in yet: terms to agree to, an identity to prove. */
  readonly refusalOfDeposit: (
    playerId: string,
  ) => Promise<Refusal<'terms-due' | 'identity-missing'> | undefined>;
  readonly refusalOfWithdrawal: (
    playerId: string,
  ) => Promise<Refusal<'identity-missing'> | undefined>;
  /** Why the player may not deposit now: they are on a break, or have excluded themselves. */
  readonly refusalOfPause: (
    playerId: string,
    now: number,
  ) => Promise<Refusal<'player-on-break' | 'self-excluded'> | undefined>;
  /** The category of a vendor's game; the catalogue stands above and is asked. */
  readonly categoryOf: (vendor: string, gameCode: string) => string | undefined;
  /** Whether money of the player may lie in wallets of vendors, which stand above. */
  readonly moneyAway: (playerId: string) => Promise<boolean>;
  /** The player's VIP benefits; VIP stands above and is asked. */
  readonly favourOf: (playerId: string) => Promise<{
    readonly maximum: Units | null;
    readonly first: boolean;
    /** Withdrawals a day, and their sum; without a fee. Null: what holds for everybody. */
    readonly daily?: number | null;
    readonly dailySum?: Units | null;
    readonly free?: number | null;
  }>;
  /** The id of the member's VIP level, which the operator may limit; undefined: no level. */
  readonly levelOf: (playerId: string, on?: Queryable | Tx) => Promise<string | undefined>;
  /** Whether there is a VIP level of this id. */
  readonly isLevel: (levelId: string) => Promise<boolean>;
  /** From the member up to the top of the tree, the member first; agents stand above. */
  readonly lineOf: (
    memberId: string,
    on?: Queryable | Tx,
  ) => Promise<readonly { readonly id: string; readonly username: string }[]>;
  /** Members by their last sign-in, those seen longest ago first. */
  readonly quietMembers: (search: {
    readonly from: number;
    readonly before: number;
    readonly after?: QuietMember | undefined;
    readonly most: number;
  }) => Promise<readonly QuietMember[]>;
  readonly tellMemberNotice: (tx: Tx, playerId: string, notice: MemberNotice) => Promise<void>;
  /** The wallets of vendors that hold money themselves, with the player's money as they say now. */
  readonly vendorWallets: (
    playerId: string,
    currency: string,
  ) => Promise<readonly { readonly vendor: string; readonly amount: Units }[]>;
  /** Money on its way between the player and a vendor's wallet; vendors stand above. */
  readonly transfersUnderWay: (playerId: string) => Promise<Units>;
  /** The place of the player's VIP level, counted from 1; 0 without one. */
  readonly levelNumberOf: (playerId: string) => Promise<number>;
  /** The promotions that the player may choose with a deposit. */
  readonly promotionsOfDeposit: (search: PromotionSearch) => Promise<readonly OfferedPromotion[]>;
  /** Tells the player that the accounts their money can go to have changed. */
  readonly tellAccountsChanged: (tx: Tx, playerId: string) => Promise<void>;
  /** Our address for the payment company; never the one that a caller named. */
  readonly siteUrl: () => string;
  /** Whether this member of staff opened a way into the member's account of late. */
  readonly hasOpened: (
    tx: Tx,
    action: { readonly staff: StaffCaller; readonly memberId: string; readonly now: number },
  ) => Promise<boolean>;
  /** Whether this member of staff and another, by username, may be one person with two accounts. */
  readonly mayBeOne: (
    tx: Tx,
    two: { readonly staff: StaffCaller; readonly other: string; readonly now: number },
  ) => Promise<boolean>;
  /** Whether two persons have to sign before money is released, and have not both. */
  readonly refusalOfRelease: (
    tx: Tx,
    released: { readonly id: string; readonly step: 'approve' | 'pay' },
  ) => Promise<Refusal<'signatures-needed'> | undefined>;
  /** Hears of every step of a withdrawal, in the transaction that takes it. */
  readonly withdrawalMoved: (tx: Tx, withdrawal: Withdrawal) => Promise<void>;
  readonly audit: Audit;
  readonly tell: (tx: Tx, told: ToldEvent) => Promise<void>;
  /** Hears what other modules tell, in a transaction of its own. */
  readonly hear: (
    event: string,
    hearer: string,
    handle: (told: { readonly payload: unknown }, tx: Tx) => Promise<void>,
  ) => void;
}
