// An endpoint is one value: where it is, who may call it, what it asks, what it gives and what it
// may refuse. Server routes, the typed client, the OpenAPI page, the permission matrix and the door
// tests all derive from it.
import type { Static, TObject, TProperties, TSchema } from 'typebox';
import type { PermissionName } from '../permissions.ts';
import type { ModuleId } from '../modules.ts';
import type { Refusal, RefusalName } from './refusal.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The caller. `anyone`: no session needed. `player`: any session, demo included. `member`: a real
 * player's session. `agent`: a member who leads a team. `game`: a launched game's own session.
 * `staff`: an operator's session with the named permission. `provider`: an outside system whose
 * signature the handler itself verifies. `vendor`: the server of a game vendor, whose signature the
 * gateway verifies.
 */
export type Who =
  | 'anyone'
  | 'player'
  | 'member'
  | 'agent'
  | 'game'
  | 'staff'
  | 'provider'
  | 'vendor';

/**
 * `wps`: envelope {success, value} of the family. `lgw`: bare, as its lottery gateway. `own`: bare,
 * our own calls. `vendor`: bare; a refusal is {error, message}.
 */
export type Wire = 'wps' | 'lgw' | 'own' | 'vendor';

export interface EndpointSpec {
  readonly summary: string;
  readonly method: Method;
  /** Other methods that existing clients use for the same call. */
  readonly alsoMethods?: readonly Method[];
  /** A GET that changes something: a link of another page does not carry it out. */
  readonly acts?: boolean;
  /** Fastify-style path, `:name` for parameters. */
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly wire: Wire;
  readonly who: Who;
  readonly permission?: PermissionName;
  /**
   * The module switches that offer this call: it is available when any one of them is on. Absent:
   * always.
   */
  readonly modules?: readonly ModuleId[];
  /**
   * Only for a session whose holder proved who they are in the last minutes: changes of credentials
   * and of where money goes.
   */
  readonly confirmed?: boolean;
  /**
   * Open to a player who must first change a password, and to staff who must set up a second
   * factor.
   */
  readonly evenDue?: boolean;
  /** The body travels sealed: as JWE or, while their switch is on, as older clients seal it. */
  readonly sealed?: boolean;
  /** Older clients send the fields of this body as a form. */
  readonly alsoForm?: boolean;
  /** The body is a bare JSON array, read as this field of its schema. */
  readonly bodyList?: string;
  /** The token of the answer stands beside `value` too, where older clients look for it. */
  readonly tokenBeside?: boolean;
  /**
   * Carries out an effect at most once per caller and `Idempotency-Key`; the first answer is given
   * again, and the key with another request is refused. `own`: the action’s own record holds that
   * answer (a message, a session that must be new). `round`: the round’s record holds the answer
   * and compares the request too. Else the gateway does both.
   */
  readonly intent?: boolean | 'own' | 'round';
  /** Answered even while the platform is closed for maintenance or to the caller’s region. */
  readonly evenClosed?: boolean;
  /**
   * Body keys outside the schema: `ignore` (default on wps and lgw) or `refuse` (default on own
   * calls).
   */
  readonly unknownFields?: 'ignore' | 'refuse';
  /** Raw body is needed by the handler (signed webhooks). */
  readonly rawBody?: boolean;
  readonly bodyBytesMax?: number;
  /** Calls per minute from one address and from one account. */
  readonly perMinute?: number;
  /** The answer is not JSON but a text of this kind; it stands in no envelope. */
  readonly contentType?: string;
  /** The path names the content, which never changes: a client may cache it for good. */
  readonly keptForever?: boolean;
  /** Equal requests get one and the same object while it holds: it is serialised once. */
  readonly writtenOnce?: boolean;
  /** A long answer of public facts, without a secret or a caller's text: it is compressed. */
  readonly compressed?: boolean;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  readonly gives: TSchema;
  readonly refusals: readonly RefusalName[];
  /** Codes of refusals that older clients know for this call, while those are let in. */
  readonly olderCodes?: Readonly<Partial<Record<RefusalName, string>>>;
}

/** Declares an endpoint; keeps every literal of it as a type. */
export function endpoint<const S extends EndpointSpec>(spec: S): S {
  const also = relayAliases([spec.path, ...(spec.aliases ?? [])]);
  return also.length === 0 ? spec : { ...spec, aliases: [...(spec.aliases ?? []), ...also] };
}

/** The family's clients call a relay by either name of the same service. */
const relayNames = ['/wps/relay/MCSFE_', '/wps/relay/MCS2_'] as const;

function relayAliases(paths: readonly string[]): readonly string[] {
  const [one, other] = relayNames;
  const turned = paths.flatMap((path) => {
    if (path.startsWith(one)) return [path.replace(one, other)];
    return path.startsWith(other) ? [path.replace(other, one)] : [];
  });
  return turned.filter((path) => !paths.includes(path));
}

type Part<E, K extends 'params' | 'query' | 'body'> = E extends {
  readonly [P in K]: infer T extends TObject<TProperties>;
}
  ? Static<T>
  : unknown;

/** Everything the caller sends: path parameters, query and body in one flat object. */
export type InputOf<E extends EndpointSpec> = Flat<
  Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
>;
export type OutputOf<E extends EndpointSpec> = Static<E['gives']>;
/** The refusals this endpoint itself declares, beside those the gateway may give to any call. */
export type RefusalOf<E extends EndpointSpec> = E['refusals'][number];
export type AnswerOf<E extends EndpointSpec> = OutputOf<E> | Refusal<RefusalOf<E>>;

type Flat<T> = unknown extends T ? Record<never, never> : { [K in keyof T]: T[K] };

export type Noun = Readonly<Record<string, EndpointSpec>>;
export type Contract = Readonly<Record<string, Noun>>;

/** Refusals that the gateway may give to every call, in the order it checks them. */
export const gatewayRefusals = [
  'path-unknown',
  'method-not-supported',
  'merchant-unknown',
  'maintenance',
  'region-restricted',
  'module-off',
  'body-too-large',
  'content-not-supported',
  'too-many-requests',
  'signature-wrong',
  'message-stale',
  'session-missing',
  'role-not-allowed',
  'demo-not-allowed',
  'password-change-due',
  'second-factor-enrolment',
  'permission-missing',
  'confirmation-missing',
  'request-invalid',
  'seal-invalid',
  'idempotency-key-invalid',
  'idempotency-key-reused',
  'fault',
] as const satisfies readonly RefusalName[];
