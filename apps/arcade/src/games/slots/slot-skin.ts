// What a slot looks and sounds like beside its rules: where its art is, and a quiet window for a
// player who has never played it.
export interface SlotSkin {
  readonly art: string;
  readonly scene: { readonly wide: string; readonly tall: string };
  /** Stops of a window that wins nothing: the door never shows a top award. */
  readonly quietStops: readonly number[];
}

const goldenLotus = '/arcade/art/golden-lotus-20';

const skins: Readonly<Record<string, SlotSkin>> = {
  'golden-lotus-20': {
    art: goldenLotus,
    scene: { wide: `${goldenLotus}/scene.1280`, tall: `${goldenLotus}/scene.720` },
    quietStops: [10, 20, 30, 8, 16],
  },
};

export function skinOf(gameCode: string): SlotSkin {
  const skin = skins[gameCode];
  if (skin === undefined) throw new Error(`No skin for ${gameCode}.`);
  return skin;
}
