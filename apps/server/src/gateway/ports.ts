// Ports of the gateway, handed to it by compose. It knows no
// module.
import type { ModuleId, Refusal, RefusalName } from '@baize/contract';
import type { Log } from '../platform/log/index.ts';
import type { Metrics } from '../platform/metrics/index.ts';
import type {
  GameCaller,
  PlayerCaller,
  StaffCaller,
  VendorCaller,
} from '../platform/call/index.ts';
import type { Replay } from '../platform/replay/index.ts';

export interface GatewayPorts {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: { now(): number };
  readonly replay: Replay;
  readonly sessions: {
    player(token: string, now: number): Promise<PlayerCaller | undefined>;
    game(token: string, now: number, address: string): Promise<GameCaller | undefined>;
    staff(token: string, now: number): Promise<StaffCaller | undefined>;
  };
  /** The vendor that sent this message, when its signature is right. */
  readonly vendorOf: (letter: VendorLetter) => VendorCaller | VendorRefused;
  /** Told of every message of a vendor once it is answered, rightly signed or not. */
  readonly vendorAnswered: (message: {
    readonly letter: VendorLetter;
    readonly answer: unknown;
    readonly status: number;
    readonly durationMs: number;
  }) => void;
  readonly switches: {
    isOn(module: ModuleId): boolean;
    statusFor(country: string, address: string): 'normal' | 'maintenance' | 'region';
  };
  /** At once where it is known at once: every call waits for it. */
  readonly countryOf: (address: string) => string | Promise<string>;
  /**
   * Opens a sealed payload; undefined when it is not one of ours or was tampered with. Older
   * clients bring its key beside it.
   */
  readonly unseal: (sealed: string, beside: SealedBeside) => Promise<unknown>;
  readonly texts: {
    /** A shipped locale tag for a `Language` or `Accept-Language` header. */
    localeOf(header: string | undefined): string;
    refusal(
      locale: string,
      name: RefusalName,
      facts: Readonly<Record<string, string | number>>,
    ): string;
  };
  readonly limits: GatewayLimits;
  readonly outsideOrigins: () => OutsideOrigins;
  /** The brand's own code, in small letters. */
  readonly merchant: string;
  /** The site's public address, e.g. `https://play.example`; absent: one of `addresses`. */
  readonly publicUrl?: string | undefined;
  /** Under what callers may know this listener, if no public one is set; the usual one first. */
  readonly addresses: () => readonly string[];
}

/** A vendor's message as it came. */
export interface VendorLetter {
  /** As it was sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly isForm: boolean;
  readonly body: Uint8Array;
  readonly now: number;
}

export type VendorRefused = Refusal<'signature-wrong' | 'message-stale'>;

export interface SealedBeside {
  readonly key: string | undefined;
}

export interface GatewayLimits {
  /** Calls a minute from one address and from one account, over all endpoints. */
  readonly addressPerMinute: number;
  readonly accountPerMinute: number;
  /** Multiplies every endpoint's own limit; 1 in production. */
  readonly endpointScale: number;
  readonly bodyBytesMax: number;
  /** Pages, which are no calls, a minute to one address. */
  readonly pagesPerMinute: number;
  /** Sockets of the live channel that stand open at once. */
  readonly socketsPerAddress: number;
  readonly socketOpensPerMinute: number;
  readonly socketsPerSession: number;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
}

/** Outside addresses that our pages may use now. */
export interface OutsideOrigins {
  readonly calls: readonly string[];
  /** The origins whose pages may be framed in ours: games. */
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
  /** The origins that may frame a game of ours, beside its own host. */
  readonly framers: readonly string[];
}
