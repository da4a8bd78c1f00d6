// An amount that counts up to what is already decided. In calm motion it stands at once; assistive
// technology is told the result elsewhere, once.
import { multiplyByRatio, type Units } from '@baize/money';
import { useEffect, useState } from 'react';
import { useArcade } from '../app/arcade-context.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface CountUpProps {
  from: Units;
  to: Units;
  durationMs: number;
}

export function CountUp({ from, to, durationMs }: CountUpProps) {
  const { money } = useArcade();
  const calm = useReducedMotion();
  const [shown, setShown] = useState(durationMs > 0 && !calm ? from : to);
  useEffect(() => {
    if (durationMs <= 0 || calm || from === to) {
      setShown(to);
      return undefined;
    }
    const began = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / durationMs));
      const eased = Math.round((1 - (1 - share) ** 2) * 1000);
      setShown(from + multiplyByRatio(to - from, BigInt(eased), 1000n));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [from, to, durationMs, calm]);
  return <>{money(shown)}</>;
}
