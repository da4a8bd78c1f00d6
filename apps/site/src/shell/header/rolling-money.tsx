// An amount that rolls to its new value when money really moved, and only then: the first value, a
// reload and reduced motion show it at once.
import { useEffect, useRef, useState } from 'react';
import { unitsBetween } from '@baize/client';
import { Money, type MoneyProps, motionIsReduced } from '@baize/ui';

const rollMilliseconds = 600;

export function RollingMoney(props: MoneyProps) {
  const { units } = props;
  const [shown, setShown] = useState(units);
  const last = useRef(units);
  useEffect(() => {
    const from = last.current;
    last.current = units;
    if (from === units || motionIsReduced()) {
      setShown(units);
      return undefined;
    }
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / rollMilliseconds);
      setShown(unitsBetween(from, units, 1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [units]);
  return <Money {...props} units={shown} />;
}
