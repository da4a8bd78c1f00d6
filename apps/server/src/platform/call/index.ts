// The context of a call that an action gets: who asks, from where, in which language, with which
// intent. The gateway makes it after its own checks; jobs and the simulation make their own. It
// never holds a token.
import type {
  AnswerOf,
  EndpointSpec,
  HandlersOf,
  InputOf,
  Noun,
  PermissionName,
} from '@baize/contract';

/** No session. */
export interface Visitor {
  readonly kind: 'visitor';
}

/** A signed-in player. `type` is the family's code: 0 member, 4 demo, else an agent. */
export interface PlayerCaller {
  readonly kind: 'player';
  readonly playerId: string;
  readonly username: string;
  readonly type: number;
  readonly demo: boolean;
  readonly currency: string;
  readonly sessionId: string;
  /** The step that is due before anything else. */
  readonly due?: 'password-change-due' | undefined;
  /** Milliseconds since 1970 of sign-in. */
  readonly since: number;
  /** Until when a sensitive change may be made without proving again who one is. */
  readonly confirmedUntil: number;
}

/** A launched game acting for a player. */
export interface GameCaller {
  readonly kind: 'game';
  readonly player: PlayerCaller;
  readonly gameCode: string;
  /** Names this opening of the game: another opening has another. */
  readonly opening: string;
}

/** The step that a member of staff must take before anything else. */
export type StaffDue = 'password-change-due' | 'second-factor-enrolment';

export interface StaffCaller {
  readonly kind: 'staff';
  readonly staffId: string;
  readonly username: string;
  readonly role: string;
  readonly permissions: readonly PermissionName[];
  readonly sessionId: string;
  /** Until when a sensitive change may be made without proving again who one is. */
  readonly confirmedUntil: number;
  readonly due?: StaffDue | undefined;
}

/** The call itself comes signed from an outside system; the action verifies it. */
export interface ProviderCaller {
  readonly kind: 'provider';
}

/** The server of a game vendor, whose signature the gateway has verified. */
export interface VendorCaller {
  readonly kind: 'vendor';
  readonly vendor: string;
}

export type Caller =
  | Visitor
  | PlayerCaller
  | GameCaller
  | StaffCaller
  | ProviderCaller
  | VendorCaller;

interface CallerByWho {
  anyone: Visitor | PlayerCaller | GameCaller | StaffCaller;
  player: PlayerCaller;
  member: PlayerCaller;
  agent: PlayerCaller;
  game: GameCaller;
  staff: StaffCaller;
  provider: ProviderCaller;
  vendor: VendorCaller;
}

export interface CallContext {
  readonly requestId: string;
  /**
   * The caller's intent key, or one made for this call when the caller sent none. Scope it by
   * caller.
   */
  readonly intent: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly address: string;
  /** ISO country of the address, '' when unknown. */
  readonly country: string;
  /** A shipped locale tag, e.g. `en`. */
  readonly locale: string;
  /** Scheme and host the caller used, e.g. `https://play.example`. */
  readonly origin: string;
  readonly userAgent: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The cookies the caller holds; a cookie alone never says who calls. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly rawBody: Uint8Array | undefined;
  /** Sets (or, with value null, clears) an HttpOnly SameSite cookie on the answer. */
  setCookie(name: string, value: string | null, maxAgeSeconds?: number): void;
}

/** The whole call as an action of endpoint `E` receives it. */
export type Call<E extends EndpointSpec> = CallContext & {
  readonly caller: CallerByWho[E['who']];
  readonly input: InputOf<E>;
};

/** One use case: it gives the endpoint's answer or one of the refusals the endpoint declares. */
export type Action<E extends EndpointSpec> = (call: Call<E>) => Promise<AnswerOf<E>>;

/** The actions of a noun, all of them: leaving one out is a compile error. */
export type Actions<N extends Noun> = { readonly [K in keyof N]: Action<N[K]> };

export type { HandlersOf };
