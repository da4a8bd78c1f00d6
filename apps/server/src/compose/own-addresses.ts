// The addresses that a listener has of itself: where it says it listens, and, where it listens on
// every interface, each of this machine's. Nothing a caller says is among them.
import type { AddressInfo } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '../modules/settings/index.ts';

export interface Listening {
  readonly host: string;
  readonly port: number;
  readonly reusePort?: boolean;
}

/** Begins to listen; gives the listener's addresses. */
export async function listenOn(
  app: FastifyInstance,
  { host, port, reusePort }: Listening,
): Promise<readonly string[]> {
  await app.listen({ host, port, ...(reusePort ? { reusePort } : {}) });
  const address = app.server.address() as AddressInfo;
  return ownAddresses({ host, port: address.port });
}

const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** The usual one first: browsers keep passkeys for a name, never for an address of numbers. */
export function ownAddresses({ host, port }: Listening, machine = machineNames): readonly string[] {
  const isOpen = everywhere.has(host);
  const names = [
    ...(isOpen || loopback.has(host) ? ['localhost', '127.0.0.1', '::1'] : [host]),
    ...(isOpen ? machine() : []),
  ];
  return [...new Set(names)].map((name) => `http://${bracketed(name)}:${port}`);
}

const bracketed = (name: string) => (name.includes(':') ? `[${name}]` : name);

function machineNames(): readonly string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((cards) => cards ?? []);
  return [hostname(), ...addresses.map(({ address }) => address)];
}

/** Every address of the site; its own is unknown until it listens. */
export const siteOriginsOf = (own: string, { domains }: Pick<Brand, 'domains'>) =>
  own === '' ? domains : [new URL(own).origin, ...domains];
