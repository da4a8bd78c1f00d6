// The name of a symbol of the current game.
import { useArcade } from '../../app/arcade-context.tsx';
import { symbolKey } from './face/symbol-key.ts';
import { useSlot } from './slot-context.tsx';

export function useSymbolName(): (symbol: string) => string {
  const { t } = useArcade();
  const { game } = useSlot();
  return (symbol) => t.named(symbolKey(game.code, symbol)) ?? symbol;
}
