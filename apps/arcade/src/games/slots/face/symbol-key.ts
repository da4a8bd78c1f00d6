// Where the name of a symbol stands in the texts: pictures by their game, letters and the symbols
// with a part of their own alike in all.
import type { TextKey } from '@baize/i18n';

const shared = new Set(['A', 'K', 'Q', 'J', 'T', 'W', 'S', 'O', 'C']);

export function symbolKey(gameCode: string, symbol: string): TextKey {
  const key = shared.has(symbol) ? `symbol-${symbol}` : `${gameCode}-${symbol}`;
  return `slots.${key}` as TextKey;
}
