// Decides how big a celebration a win gets: in proportion to the stake, and none when no more than
// the stake came back.

export const winTiers = ['none', 'returned', 'win', 'big', 'mega', 'grand'] as const;
export type WinTier = (typeof winTiers)[number];

const bigStakes = 15;
const megaStakes = 40;
const grandStakes = 100;

/** `credits` won in all by a round of `stakeCredits`. */
export function winTier(credits: number, stakeCredits: number): WinTier {
  if (credits <= 0) return 'none';
  if (credits <= stakeCredits) return 'returned';
  if (credits < bigStakes * stakeCredits) return 'win';
  if (credits < megaStakes * stakeCredits) return 'big';
  return credits < grandStakes * stakeCredits ? 'mega' : 'grand';
}

export function isCelebrated(tier: WinTier): tier is 'big' | 'mega' | 'grand' {
  return tier === 'big' || tier === 'mega' || tier === 'grand';
}

/** How long the amount counts up. What is no gain does not count: it stands at once. */
export function countMs(tier: WinTier): number {
  return countMsOf[tier];
}

const countMsOf: Readonly<Record<WinTier, number>> = {
  none: 0,
  returned: 0,
  win: 900,
  big: 3200,
  mega: 4800,
  grand: 6500,
};
