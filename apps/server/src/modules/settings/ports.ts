// Ports of settings to the platform and to the composition.
import type { Profile, ResourceType } from '@baize/contract';
import type { CurrencyCode } from '@baize/money';
import type { Audit } from '../../platform/audit/index.ts';
import type { Bus } from '../../platform/bus/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Metrics } from '../../platform/metrics/index.ts';

/** A brand's name, look and contents. */
export interface Brand {
  readonly name: string;
  /** How clients name the brand in their `Merchant` header, in small letters. */
  readonly merchant: string;
  readonly currency: CurrencyCode;
  /** Family codes of languages, the first asked for by default. */
  readonly languages: readonly string[];
  readonly look: BrandLook;
  /** Other origins under which the same site answers. */
  readonly domains: readonly string[];
  readonly licence: {
    readonly text: Readonly<Record<string, string>>;
    readonly address: string;
  };
  readonly resources: readonly BrandResource[];
  readonly customerService: readonly { readonly csType: number; readonly path: string }[];
}

/** Files by the digest of their bytes; empty where the house’s own stand. */
export interface BrandLook {
  readonly theme: string;
  readonly logo: string;
  /** Width to height; 0 while there is no logo. */
  readonly logoRatio: number;
  readonly icon: string;
  readonly hero: string;
  /** By locale. */
  readonly heroTitle: Readonly<Record<string, string>>;
  readonly heroText: Readonly<Record<string, string>>;
}

export interface BrandResource {
  readonly resourceType: ResourceType;
  readonly url: string;
  readonly qrCodeUrl: string;
  readonly labelNameEn: string;
}

export interface TwoStaff {
  readonly staff: StaffCaller;
  /** The username of the other. */
  readonly other: string;
  readonly now: number;
}

export interface SettingsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
  readonly audit: Audit;
  /** Whether one of two of staff opened a way into the other's account of late. */
  readonly mayBeOne: (tx: Tx, of: TwoStaff) => Promise<boolean>;
  /** As it is now; staff may change it at any time. */
  readonly brand: () => Brand;
  /** Told in every process once it knows that the house opens or closes to somebody. */
  readonly onOpenness: () => void;
  /** Holds until staff choose one. */
  readonly profile: Profile;
}
