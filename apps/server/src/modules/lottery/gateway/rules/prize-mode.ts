// The prize mode of a lottery, as the family numbers them.

/** Our own draws are the second of the family’s prize modes. */
export const prizeModeOf = (drawnBy: 'us' | 'outside') =>
  drawnBy === 'us'
    ? { prizeModeId: 2, prizeModeName: 'ZY' }
    : { prizeModeId: 1, prizeModeName: 'Tradition' };
