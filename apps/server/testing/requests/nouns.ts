// The nouns whose calls are tried: their endpoints, their tables, and what their world holds. A
// noun without a stock of its own is tried in the world of money.
import { contract, type EndpointSpec } from '@baize/contract';

export interface Named {
  readonly name: string;
  readonly endpoint: EndpointSpec;
}

/** Tables that a noun owns under another name. */
const otherPrefixes: Readonly<Record<string, readonly string[]>> = {
  wallet: ['ledger_'],
  rebates: ['rebate_'],
  agents: ['identity_invitation', 'identity_move', 'identity_player'],
};

export const isNoun = (noun: string): boolean => Object.hasOwn(contract, noun);

export function endpointsOf(nouns: readonly string[]): Named[] {
  return nouns.flatMap((noun) =>
    Object.entries(contract[noun as keyof typeof contract] as Record<string, EndpointSpec>).map(
      ([key, endpoint]) => ({ name: `${noun}.${key}`, endpoint }),
    ),
  );
}

export const prefixesOf = (nouns: readonly string[]): string[] =>
  nouns.flatMap((noun) => [`${noun}_`, ...(otherPrefixes[noun] ?? [])]);
