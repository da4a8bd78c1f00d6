// Tells pages that a board moved, at most every few seconds and always the last time.
import type { PromotionsPorts } from '../ports.ts';

const pauseMs = 3_000;

export function createBoardNews({ tellBoard }: Pick<PromotionsPorts, 'tellBoard'>) {
  const moved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = undefined;
    for (const promotionId of moved) tellBoard(promotionId);
    moved.clear();
  };
  return {
    moved: (promotionIds: Iterable<string>) => {
      for (const id of promotionIds) moved.add(id);
      if (moved.size === 0 || timer !== undefined) return;
      timer = setTimeout(tell, pauseMs);
      timer.unref();
    },
    stop: () => clearTimeout(timer),
  };
}
