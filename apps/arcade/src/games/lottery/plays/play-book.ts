// The plays of one kind of draw, each worked out when it is first looked at: all of them at once
// would take a slow phone half a second.
import {
  compilePlay,
  drawKinds,
  playSets,
  type DrawKind,
  type Pays,
  type Play,
} from '@baize/engines';

export interface ListedPlay {
  readonly code: string;
  readonly pays: Pays;
}

export interface PlayBook {
  readonly kind: DrawKind;
  /** In the order in which the kind lists them. */
  readonly plays: readonly ListedPlay[];
  /** Undefined: the kind has no such play. */
  play(code: string): Play | undefined;
}

/** A year for kinds whose plays are the same in all of them. */
const anyYear = 2026;

export function openPlayBook(kindCode: string, lunarYear: number): PlayBook {
  const set = playSets(lunarYear || anyYear).find(({ kind }) => kind.code === kindCode);
  const kind = drawKinds.find(({ code }) => code === kindCode);
  if (set === undefined || kind === undefined) throw new RangeError(`No draw ${kindCode}.`);
  const definitions = new Map(set.plays.map((definition) => [definition.code, definition]));
  const made = new Map<string, Play>();
  return {
    kind,
    plays: set.plays.map(({ code, pays }) => ({ code, pays })),
    play(code) {
      const definition = definitions.get(code);
      const known = made.get(code);
      if (definition === undefined || known !== undefined) return known;
      const play = compilePlay(kind, definition);
      made.set(code, play);
      return play;
    },
  };
}
