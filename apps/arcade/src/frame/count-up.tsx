// An amount that counts up to a final value. In calm motion it is shown at once; assistive
// technology gets the result elsewhere, once.
import { unitsBetween } from '@baize/client';
import type { Units } from '@baize/money';
import { useEffect, useState } from 'react';
import { useArcade } from '../app/arcade-context.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface CountUpProps {
  from: Units;
  to: Units;
  durationMs: number;
}

export function CountUp(win: CountUpProps) {
  const { money } = useArcade();
  const calm = useReducedMotion();
  if (calm || win.durationMs <= 0 || win.from === win.to) return <>{money(win.to)}</>;
  return <Counting key={`${win.from} ${win.to} ${win.durationMs}`} {...win} />;
}

function Counting({ from, to, durationMs }: CountUpProps) {
  const { money } = useArcade();
  const [shown, setShown] = useState(from);
  useEffect(() => {
    const began = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / durationMs));
      setShown(unitsBetween(from, to, 1 - (1 - share) ** 2));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [from, to, durationMs]);
  return <>{money(shown)}</>;
}
