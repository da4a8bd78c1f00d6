// A version names the rules of a round for ever: these stand in receipts and in the records of
// releases, so a change of code that changes one has changed a game.
import { expect, test } from 'vitest';
import { slotGames } from './games.ts';

const known = {
  'golden-lotus-20': 'a331241c66de35045ece92e2d6d81cdcbe463e7e4bbd8a1deb2e6dc5e38154b3',
  'monsoon-243': '2402b17dc06221b8116b4364d228a49d0119a70f35154a5f1a417f00c0695e81',
  'lantern-court': '81a435edd4e6bb909519aff5fdb9f89ff0947a559ca61040b2faadfa720da18c',
  'thunder-gate': '352287129033d79890b8b2b8054864882bfa52d5ecc69fd07a31f6d40fe1209a',
  'jade-tumble': '399e13d9ab00e59aae881b26a1c681df6ed95b7cb0f6cb2ba02744e6d46f849e',
  'coral-bloom': 'e508ca70848b114773b5b09028a19b1b199342be9f7d80ac011385438f764c05',
  'golden-quarry': '3e2015fbdfa9d09321166ca2e0aa65024b59e872111ae0b2ba09a66ddce19f7e',
  'ember-vault': 'ed70ac6c142fdddbea9e5307bc74dd510d2ce02d4477d6f4d0b3f6f62e976d15',
};

test('the rules of every slot bear the version under which they are known', () => {
  expect(Object.fromEntries(slotGames.map(({ code, version }) => [code, version]))).toEqual(known);
});
