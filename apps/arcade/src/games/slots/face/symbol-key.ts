// Where the name of a symbol stands in the texts: pictures by their game, letters and the symbols
// with a part of their own alike in all.
const shared = new Set(['A', 'K', 'Q', 'J', 'T', 'W', 'S', 'O', 'C']);

export function symbolKey(gameCode: string, symbol: string): string {
  return shared.has(symbol) ? `slots.symbol-${symbol}` : `slots.${gameCode}-${symbol}`;
}
