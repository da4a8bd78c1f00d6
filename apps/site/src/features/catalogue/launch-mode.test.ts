// The way to launch a game by its list and its vendor.
import { expect, test } from 'vitest';
import { launchModeOf } from './launch-mode.ts';

test.each([
  ['TCG_LOTTO', 'LOTT', '', 'LOTT'],
  ['TCG_LOTTO', 'ELOTT', '', 'ELOTT'],
  ['TCG_LOTTO_VN', 'LOTT', '', 'VN'],
  ['TCG_SEA', 'ELOTT', '', 'SEA'],
  ['SBXE', 'LOTT', 'VN,VN_SOUTH', 'VN'],
  ['GPI', 'ELOTT', '', 'GLS'],
  // Our small games stand among e-lotteries and are none.
  ['BAIZE', 'ELOTT', '', 'GLS'],
  ['BAIZE', 'RNG', '', 'GLS'],
])('%s in %s, classes "%s": %s', (vassalage, gameType, gameClassify, mode) => {
  expect(launchModeOf({ vassalage, gameType, gameClassify })).toBe(mode);
});
