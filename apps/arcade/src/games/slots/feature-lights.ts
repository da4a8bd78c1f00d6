// The light of each game while a feature is on: the hue of the page, and the tint of the ground
// behind the symbols. No two games share one.

export interface FeatureLight {
  /** In degrees, as the colour wheel of the style sheets has it. */
  readonly hue: number;
  readonly tint: number;
}

export const featureLights: Readonly<Record<string, FeatureLight>> = {
  'golden-lotus-20': { hue: 355, tint: 0xf29fbd },
  'monsoon-243': { hue: 290, tint: 0xc0b0ff },
  'lantern-court': { hue: 28, tint: 0xffa08f },
  'thunder-gate': { hue: 210, tint: 0x72d3ea },
  'jade-tumble': { hue: 170, tint: 0x86e2bd },
  'coral-bloom': { hue: 325, tint: 0xe3a2de },
  'golden-quarry': { hue: 265, tint: 0xa9b9ff },
  'ember-vault': { hue: 45, tint: 0xff9a62 },
};
