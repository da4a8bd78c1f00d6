// Tracks which parts of a page are in sight, or near it. A part far below is drawn and reads its
// data only when it comes near; an animated part pauses while it is out of sight.
import { startTransition, useCallback, useState } from 'react';

/** So far ahead that a part is there before it is seen, in screens. */
const ahead = '50%';

const known = new Set<string>();
const waiting = new Map<Element, () => void>();
let isAllNear = false;
let observer: IntersectionObserver | undefined;

/** A visitor who uses the keyboard, the page search or print must find the whole page. */
function wakeAll(): void {
  isAllNear = true;
  for (const wake of waiting.values()) wake();
}

function observe(): IntersectionObserver {
  addEventListener('keydown', wakeAll, { once: true });
  addEventListener('beforeprint', wakeAll, { once: true });
  const margins = { rootMargin: `${ahead} 0px` };
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
  }, margins);
}

function wait(element: Element, wake: () => void): () => void {
  observer ??= observe();
  waiting.set(element, wake);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/** `ref` marks the place; what was near once stays so, and the page comes back as it was left. */
export function useNear(name: string) {
  const [isNear, setNear] = useState(() => known.has(name));
  const ref = useCallback(
    (element: Element | null) => {
      if (element === null || isNear) return undefined;
      const wake = () => {
        known.add(name);
        startTransition(() => setNear(true));
      };
      if (!isAllNear && 'IntersectionObserver' in globalThis) return wait(element, wake);
      wake();
      return undefined;
    },
    [name, isNear],
  );
  return { ref, isNear };
}

/** True until it is known that the marked element is out of sight. */
export function useInSight() {
  const [isInSight, setInSight] = useState(true);
  const ref = useCallback((element: Element | null) => {
    if (element === null || !('IntersectionObserver' in globalThis)) return undefined;
    const eye = new IntersectionObserver((entries) => {
      setInSight(entries.at(-1)?.isIntersecting === true);
    });
    eye.observe(element);
    return () => eye.disconnect();
  }, []);
  return { ref, isInSight };
}
