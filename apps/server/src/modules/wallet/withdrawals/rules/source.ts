// Money goes back to where it came from first: what a player deposited by a bank or wallet in the
// last months, less what has gone back there since, is withdrawn there before anywhere else.
import type { Units } from '@baize/money';

/** A bank or wallet by its code, with what came from it and what went back. */
export interface Source {
  readonly bankCode: string;
  readonly deposited: Units;
  readonly withdrawn: Units;
}

export interface OpenSource {
  readonly bankCode: string;
  readonly left: Units;
}

/** The sources to which something must still go back, the largest first. */
export function openSources(sources: readonly Source[]): readonly OpenSource[] {
  return sources
    .map(({ bankCode, deposited, withdrawn }) => ({ bankCode, left: deposited - withdrawn }))
    .filter(({ left }) => left > 0n)
    .toSorted((a, b) => Number(b.left - a.left));
}

/** The source that must be served before so much goes to this bank; undefined when none must. */
export function sourceBefore<S extends OpenSource>(
  sources: readonly S[],
  { bankCode, amount }: { readonly bankCode: string; readonly amount: Units },
): S | undefined {
  const own = sources.find((source) => source.bankCode === bankCode)?.left ?? 0n;
  if (amount <= own) return undefined;
  return sources.find((source) => source.bankCode !== bankCode);
}
