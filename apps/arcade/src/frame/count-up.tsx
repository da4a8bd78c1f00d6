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
      const eased = Math.round((1 - (1 - share) ** 2) * 1000);
      setShown(from + multiplyByRatio(to - from, BigInt(eased), 1000n));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [from, to, durationMs]);
  return <>{money(shown)}</>;
}
