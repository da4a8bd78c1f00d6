// Members as staff see and change them, offered by the module that keeps them. A read gives
// undefined for an unknown member. A change happens in the caller's transaction, which also audits
// it: it gives the values before and after, or the refusal.
import type { Refusal, DocumentKind, IdentityState, MemberState } from '@baize/contract';
import type { Changed } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';

export interface MemberSearch {
  /** A part of the username, in any case. */
  readonly username?: string | undefined;
  /** A part of the number as kept, without its plus sign. */
  readonly mobile?: string | undefined;
  /** A part of the address, in any case. */
  readonly email?: string | undefined;
  readonly id?: string | undefined;
  readonly state?: string | undefined;
  /** The username of the agent directly above. */
  readonly upline?: string | undefined;
  /** Milliseconds since 1970: from this one, and before the other. */
  readonly registeredFrom?: number | undefined;
  readonly registeredTo?: number | undefined;
  /** The address of the last sign-in, whole. */
  readonly address?: string | undefined;
  /** The state of the identity check. */
  readonly identity?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface MemberFacts {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly state: MemberState;
  readonly registeredAt: number;
  readonly lastLoginAt: number | null;
  readonly payee: string;
  readonly email: string;
  readonly mobile: string;
  readonly currency: string;
}

/** The whole file; contacts are unmasked here, who may see them is decided by the reader. */
export interface MemberFile extends MemberFacts {
  readonly nickname: string;
  readonly birthday: string;
  readonly language: string;
  readonly idNumber: string;
  /** Messengers by their registration field, e.g. `whatsapp`. */
  readonly contacts: Readonly<Record<string, string>>;
  readonly emailVerified: boolean;
  readonly mobileVerified: boolean;
  readonly upline: { readonly id: string; readonly username: string } | null;
  readonly registeredFrom: string;
  readonly lastLoginFrom: string;
  readonly passwordKind: 'own' | 'initial' | 'none';
  readonly passwordChangedAt: number | null;
  /** Until when failed sign-ins lock the name; null while they do not. */
  readonly lockedUntil: number | null;
  readonly identity: IdentityState;
}

export interface MemberSession {
  readonly id: string;
  readonly startedAt: number;
  readonly seenAt: number;
  readonly ip: string;
  readonly country: string;
  readonly device: string;
}

export interface MemberLogin {
  readonly id: string;
  readonly at: number;
  readonly outcome: string;
  readonly method: string;
  readonly ip: string;
  readonly country: string;
  readonly device: string;
  readonly newPlace: boolean;
}

export interface MemberConsent {
  /** `terms`, `privacy`, … */
  readonly what: string;
  readonly version: string;
  readonly at: number;
  readonly ip: string;
}

/** Something about a member that a person should look at. */
export interface MemberFlag {
  /** `duplicate-person`, `new-place`, `many-places`, … */
  readonly kind: string;
  readonly at: number;
  /** One sentence of data, e.g. the countries or what is alike. */
  readonly detail: string;
  /** Another member this is about, if any. */
  readonly other: { readonly id: string; readonly username: string } | null;
}

export interface MemberIdentity {
  readonly state: IdentityState;
  readonly kind: DocumentKind | '';
  readonly documentNumber: string;
  readonly fullName: string;
  readonly birthday: string;
  readonly reason: string;
  readonly sentAt: number | null;
  readonly judgedAt: number | null;
  /** Ids of the pictures. */
  readonly pictures: readonly string[];
}

/** The facts of a member that staff may change; '' empties one. */
export interface MemberChanges {
  readonly payeeName?: string | undefined;
  readonly nickname?: string | undefined;
  readonly email?: string | undefined;
  /** With its country's dialing code, e.g. `+639171234567`. */
  readonly mobile?: string | undefined;
  readonly birthday?: string | undefined;
  readonly idNumber?: string | undefined;
}

interface StaffAction {
  readonly memberId: string;
  readonly now: number;
}

export interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

type ChangeOr<R extends Refusal['refused']> = Promise<Changed | Refusal<R>>;

export interface MemberDoor {
  find(search: MemberSearch): Promise<{ list: readonly MemberFacts[]; total: number }>;
  file(memberId: string): Promise<MemberFile | undefined>;
  registeredSince(since: number): Promise<number>;
  sessions(memberId: string): Promise<readonly MemberSession[]>;
  logins(memberId: string, page: Page): Promise<{ list: readonly MemberLogin[]; total: number }>;
  consents(memberId: string): Promise<readonly MemberConsent[]>;
  flags(memberId: string): Promise<readonly MemberFlag[]>;
  /** Undefined when nothing was ever handed in. */
  identityCheck(memberId: string): Promise<MemberIdentity | undefined>;
  identityPicture(memberId: string, pictureId: string): Promise<Uint8Array | undefined>;
  /** The audit log is told of a contact only that it changed: give its masked form. */
  edit(
    tx: Tx,
    action: StaffAction & { readonly changes: MemberChanges },
  ): ChangeOr<
    | 'member-not-found'
    | 'field-format'
    | 'name-misleading'
    | 'phone-invalid'
    | 'email-taken'
    | 'mobile-taken'
  >;
  /** Ends every session and every remembered sign-in at once. */
  lock(tx: Tx, action: StaffAction): ChangeOr<'member-not-found' | 'member-state-fixed'>;
  /** Also forgives failed sign-ins. */
  unlock(tx: Tx, action: StaffAction): ChangeOr<'member-not-found' | 'member-state-fixed'>;
  /** Forgives failed sign-ins and wrong payment passwords. */
  forgiveFailures(tx: Tx, action: StaffAction): ChangeOr<'member-not-found'>;
  /** One session, or all of them; remembered sign-ins too when all. */
  endSessions(
    tx: Tx,
    action: StaffAction & { readonly sessionId?: string | undefined },
  ): ChangeOr<'member-not-found' | 'session-unknown'>;
  /** Every player's sessions and remembered sign-ins; how many sessions. */
  endEverybodys(tx: Tx): Promise<number>;
  /**
   * Ends every session. To a verified contact a single-use recovery is sent (`sentTo`, masked);
   * without one an initial password is made, which is shown once.
   */
  resetPassword(
    tx: Tx,
    action: StaffAction,
  ): Promise<
    | (Changed & { readonly sentTo: string; readonly password: string })
    | Refusal<'member-not-found' | 'member-state-fixed'>
  >;
  judgeIdentity(
    tx: Tx,
    action: StaffAction & { readonly verdict: 'verified' | 'refused'; readonly reason: string },
  ): ChangeOr<'member-not-found' | 'identity-not-open'>;
}
