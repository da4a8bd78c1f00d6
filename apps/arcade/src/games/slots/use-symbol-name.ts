// What a symbol of the game in play is called: pictures by their game, letters alike in all.
import type { TextKey } from '@baize/i18n';
import { useArcade } from '../../app/arcade-context.tsx';
import { useSlot } from './slot-context.tsx';

const shared = new Set(['A', 'K', 'Q', 'J', 'T', 'W', 'S', 'O', 'C']);

export function useSymbolName(): (symbol: string) => string {
  const { t } = useArcade();
  const { game } = useSlot();
  return (symbol) => {
    const key = shared.has(symbol) ? `slots.symbol-${symbol}` : `slots.${game.code}-${symbol}`;
    return t(key as TextKey);
  };
}
