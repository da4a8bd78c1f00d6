// How widely a round of a game spreads, in stakes, where it was worked out: what `npm run par`
// needs seconds for and a server must know at once. The games' certificate works each out anew.

export const roundDeviations: Readonly<Record<string, string>> = {
  'golden-lotus-20': '4.6235',
  'monsoon-243': '3.5901',
  'lantern-court': '7.8383',
  'thunder-gate': '9.1123',
  'ember-vault': '6.6330',
};
