// Finds out who calls: the session token in `Authorization` or the site's own cookie, and whether
// the endpoint is for them.
import type { FastifyRequest } from 'fastify';
import { isAgentType, refuse, type EndpointSpec, type Refusal } from '@baize/contract';
import type { Caller, PlayerCaller } from '../platform/call/index.ts';
import { cookieOriginOf } from './address.ts';
import { isForm } from './body.ts';
import { signingCookiesOf } from './cookies.ts';
import type { GatewayPorts, VendorLetter } from './ports.ts';

export const sessionCookie = 'baize_session';
export const staffCookie = 'baize_staff';
type CallerPorts = Pick<GatewayPorts, 'sessions' | 'vendorOf' | 'publicUrl'>;

/** When and from where a call came. */
interface From {
  readonly now: number;
  readonly address: string;
}

const tokenLengthMax = 200;

type Found = Caller | Refusal;

/** The caller an endpoint may serve, or the refusal that says why not; at once where it can. */
export function findCaller(
  endpoint: EndpointSpec,
  request: FastifyRequest,
  ports: CallerPorts,
  from: From,
): Found | Promise<Found> {
  if (endpoint.who === 'provider') return { kind: 'provider' };
  if (endpoint.who === 'vendor') return findVendor(request, ports, from.now);
  if (endpoint.who === 'game') return findGame(request, ports, from);
  if (endpoint.who === 'staff') return findStaff(endpoint, request, ports, from.now);
  const token = bareToken(request) ?? signedBy(endpoint, request, ports, sessionCookie);
  if (token) return findPlayer(endpoint, token, ports, from.now);
  return endpoint.who === 'anyone' ? { kind: 'visitor' } : refuse('session-missing');
}

async function findGame(
  request: FastifyRequest,
  { sessions }: CallerPorts,
  { now, address }: From,
): Promise<Found> {
  const token = bareToken(request);
  const game = token && (await sessions.game(token, now, address));
  return game || refuse('session-missing');
}

async function findPlayer(
  endpoint: EndpointSpec,
  token: string,
  { sessions }: CallerPorts,
  now: number,
): Promise<Found> {
  const player = await sessions.player(token, now);
  if (endpoint.who === 'anyone') return player ?? { kind: 'visitor' };
  if (!player) return refuse('session-missing');
  if (player.due && !endpoint.evenDue) return refuse(player.due);
  return refusalOfRole(endpoint, player) ?? unconfirmed(endpoint, player, now) ?? player;
}

function findVendor(request: FastifyRequest, { vendorOf }: CallerPorts, now: number): Found {
  return vendorOf(letterOf(request, now));
}

/** A vendor's message as it came. */
export function letterOf(request: FastifyRequest, now: number): VendorLetter {
  const { url: path, headers, body } = request;
  const bytes = body instanceof Uint8Array ? body : new Uint8Array();
  return { path, headers, isForm: isForm(request), body: bytes, now };
}

function unconfirmed(
  { confirmed }: EndpointSpec,
  { confirmedUntil }: { readonly confirmedUntil: number },
  now: number,
): Refusal | undefined {
  return confirmed && confirmedUntil < now ? refuse('confirmation-missing') : undefined;
}

function refusalOfRole(endpoint: EndpointSpec, player: PlayerCaller): Refusal | undefined {
  if (endpoint.who === 'player') return undefined;
  // A guest is told to register whatever is out of reach: an agent is a member first.
  if (player.demo) return refuse('demo-not-allowed');
  const isWrong = endpoint.who === 'agent' && !isAgentType(player.type);
  return isWrong ? refuse('role-not-allowed') : undefined;
}

async function findStaff(
  endpoint: EndpointSpec,
  request: FastifyRequest,
  ports: CallerPorts,
  now: number,
): Promise<Found> {
  const token = bareToken(request) ?? signedBy(endpoint, request, ports, staffCookie);
  const staff = token ? await ports.sessions.staff(token, now) : undefined;
  if (!staff) return refuse('session-missing');
  if (staff.due && !endpoint.evenDue) return refuse(staff.due);
  const needed = endpoint.permission;
  if (needed && !staff.permissions.includes(needed)) return refuse('permission-missing');
  return unconfirmed(endpoint, staff, now) ?? staff;
}

function bareToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (!header || header.length > tokenLengthMax) return undefined;
  return header;
}

function signedBy(
  { method, acts = method !== 'GET' }: EndpointSpec,
  request: FastifyRequest,
  ports: CallerPorts,
  name: string,
): string | undefined {
  if (request.headers.cookie === undefined) return undefined;
  const effect = acts ? 'acts' : 'reads';
  return signingCookiesOf(request, cookieOriginOf(request, ports), effect)[name];
}

/** The scope of intent keys and of account rates: one account, or one address for visitors. */
export function scopeOf(caller: Caller, address: string): string {
  if (caller.kind === 'player') return `player:${caller.playerId}`;
  if (caller.kind === 'game') return `player:${caller.player.playerId}`;
  if (caller.kind === 'staff') return `staff:${caller.staffId}`;
  if (caller.kind === 'vendor') return `vendor:${caller.vendor}`;
  return `address:${address}`;
}
