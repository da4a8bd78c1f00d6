// Ports of the wallet to the platform and to lower modules.
import type { Policies, Refusal } from '@baize/contract';
import type { Units } from '@baize/money';
import type { Audit } from '../../platform/audit/index.ts';
import type { Bus } from '../../platform/bus/index.ts';
import type { PaymentProvider } from '../../platform/adapters/payment/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Metrics } from '../../platform/metrics/index.ts';
import type { Printer } from '../../platform/pdf/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';
import type { Ledger } from './books/store/ledger/ledger.ts';

export interface ToldEvent {
  readonly event: string;
  readonly topic?: string | undefined;
  readonly payload: unknown;
}

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
  readonly printer: Printer;
  /** Who issues papers, by its name and its code. */
  readonly brand: () => { readonly name: string; readonly merchant: string };
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly metrics?: Pick<Metrics, 'watch'> | undefined;
  readonly policy: () => Policies;
  readonly providers: readonly PaymentProvider[];
  readonly verifyPaymentPassword: (
    playerId: string,
    text: string,
  ) => Promise<'ok' | 'missing' | 'wrong' | 'locked'>;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
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
  /** The player's VIP benefits; VIP stands above and is asked. */
  readonly favourOf: (
    playerId: string,
  ) => Promise<{ readonly maximum: Units | null; readonly first: boolean }>;
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
  readonly audit: Audit;
  readonly tell: (tx: Tx, told: ToldEvent) => Promise<void>;
}
