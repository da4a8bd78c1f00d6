// A public beacon: a random value at fixed times, unknown before and unchanged afterwards. A shared
// draw names its round before it opens and waits for exactly that one. [S7]

export interface BeaconValue {
  readonly round: number;
  /** 32 bytes in hex. */
  readonly randomness: string;
  /** Proves that the beacon made it; null where the chain itself proves it. */
  readonly signature: string | null;
}

/** Why there is no value: too early, nobody answers, or what was answered is not the beacon's. */
export type BeaconTrouble = 'early' | 'away' | 'forged';

export type BeaconAnswer =
  | { readonly ok: true; readonly value: BeaconValue }
  | { readonly ok: false; readonly trouble: BeaconTrouble };

export interface Beacon {
  /** `house`: a chain of our own values, committed to beforehand; players are told which it is. */
  readonly kind: 'drand' | 'house';
  /** The first round that is made after a moment, in milliseconds since 1970. */
  roundAfter(moment: number): number;
  momentOf(round: number): number;
  /** What a value of the round is checked against, known before it: 64 digits of hex. */
  chainOf(round: number): string;
  /** The value of a round; the same question may be asked again and again. */
  valueOf(round: number): Promise<BeaconAnswer>;
}

export interface Beats {
  /** When round 1 is made. */
  readonly genesisMs: number;
  readonly periodMs: number;
}

export function beats({ genesisMs, periodMs }: Beats): Pick<Beacon, 'roundAfter' | 'momentOf'> {
  return {
    roundAfter: (moment) => Math.max(1, Math.floor((moment - genesisMs) / periodMs) + 2),
    momentOf: (round) => genesisMs + (round - 1) * periodMs,
  };
}
