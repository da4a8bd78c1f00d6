// What settings needs of the platform and of whoever composes it.
import type { Profile } from '@baize/contract';
import type { CurrencyCode } from '@baize/money';
import type { Bus } from '../../platform/bus/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';

export interface AuditNote {
  readonly staff: StaffCaller;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What a brand calls itself and offers; the same in every process. */
export interface Brand {
  readonly name: string;
  /** How clients name the brand in their `Merchant` header, in small letters. */
  readonly merchant: string;
  readonly currency: CurrencyCode;
  /** Family codes of languages, the first asked for by default. */
  readonly languages: readonly string[];
  readonly resources: readonly BrandResource[];
  readonly customerService: readonly { readonly csType: number; readonly path: string }[];
}

export interface BrandResource {
  readonly resourceType: string;
  readonly url: string;
  readonly qrCodeUrl: string;
  readonly labelNameEn: string;
}

export interface SettingsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly audit: (tx: Tx, note: AuditNote) => Promise<void>;
  readonly brand: Brand;
  /** Holds until staff choose one. */
  readonly profile: Profile;
}
