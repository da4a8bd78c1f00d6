// The endless tape of one reel: its strip repeated, with the symbols of the next stop written in
// where the reel will land. Once landed, the tape is the strip again at that stop.

export interface ReelTape {
  symbolAt(place: number): string;
  /** Writes the window that is to stand at `place`. */
  write(place: number, landing: Landing): void;
  /** The reel stands; gives the place on the fresh tape. */
  settle(landing: Landing): number;
}

export interface Landing {
  readonly stop: number;
  readonly symbols: readonly string[];
}

export function createReelTape(strip: readonly string[]): ReelTape {
  const written = new Map<number, string>();
  const onStrip = (place: number) => {
    const { length } = strip;
    return strip[((place % length) + length) % length] ?? '';
  };
  const write = (place: number, { stop, symbols }: Landing) => {
    written.set(place - 1, onStrip(stop - 1));
    for (const [row, symbol] of symbols.entries()) written.set(place + row, symbol);
    written.set(place + symbols.length, onStrip(stop + symbols.length));
  };
  return {
    symbolAt: (place) => written.get(place) ?? onStrip(place),
    write,
    settle(landing) {
      written.clear();
      write(landing.stop, landing);
      return landing.stop;
    },
  };
}
