// The codes of our lotteries. The list of games itself is loaded with the screens.

const chinese = ['SSC', '11X5', 'K3', 'PK10', 'LHC', 'PCB', 'LF', 'LF3', 'KENO'];
const southEast = ['VN', 'THAI', 'HANOI', 'LAO', 'YEEKEE', 'D4'];
const kinds = new Set([...chinese, ...southEast]);

/** A code begins with its kind, and of some ends with it. */
export function isLottery(gameCode: string): boolean {
  return kinds.has(gameCode.split('_', 1)[0] ?? '');
}
