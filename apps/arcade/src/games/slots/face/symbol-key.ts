// The text key of a symbol's name: pictures by game, letters and special symbols the same in all
// games.
const shared = new Set(['A', 'K', 'Q', 'J', 'T', 'W', 'S', 'O', 'C']);

export function symbolKey(gameCode: string, symbol: string): string {
  return shared.has(symbol) ? `slots.symbol-${symbol}` : `slots.${gameCode}-${symbol}`;
}
