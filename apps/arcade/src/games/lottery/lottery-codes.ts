// The codes of our lotteries. The list of games itself is loaded with the screens.

const kinds = ['SSC', '11X5', 'K3', 'PK10', 'LHC', 'PCB', 'LF', 'KENO', 'VN'];

export function isLottery(gameCode: string): boolean {
  return kinds.some((kind) => gameCode.startsWith(`${kind}_`));
}
