// The standard deviation of a round of each game, in stakes, where it was computed: `npm run par`
// needs seconds for it and a server must know it at once. The games' certificate computes each
// again.

export const roundDeviations: Readonly<Record<string, string>> = {
  'golden-lotus-20': '4.6235',
  'monsoon-243': '3.5901',
  'lantern-court': '7.8383',
  'thunder-gate': '9.1123',
  'ember-vault': '6.6330',
};
