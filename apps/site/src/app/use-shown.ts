// Content below the first picture of a page waits until that picture is on the screen.
import { startTransition, useEffect, useState } from 'react';

/** False until a frame without it has been shown; true at once where a page comes back whole. */
export function useShown(isWhole: boolean): boolean {
  const [isShown, setShown] = useState(isWhole);
  useEffect(() => {
    if (isShown) return;
    // The first frame draws the page, so only the next one can tell that it was seen.
    let asked = requestAnimationFrame(() => {
      asked = requestAnimationFrame(() => startTransition(() => setShown(true)));
    });
    return () => cancelAnimationFrame(asked);
  }, [isShown]);
  return isShown;
}
