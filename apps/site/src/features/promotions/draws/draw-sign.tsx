// The sign of each look, drawn in brass.
import type { ReactElement } from 'react';
import type { Look } from './prize-draws.ts';
import styles from './draws.module.css';

export function DrawSign({ look }: { look: Look }) {
  const Sign = signs[look];
  return (
    <svg viewBox="0 0 120 120" className={styles['sign']}>
      <Sign />
    </svg>
  );
}

const signs: Readonly<Record<Look, () => ReactElement>> = {
  wheel: Wheel,
  egg: Egg,
  slot: Slot,
  scratch: Scratch,
};

function Wheel() {
  return (
    <>
      <circle className={styles['brass']} cx={60} cy={60} r={50} />
      {[0, 1, 2, 3].map((part) => (
        <path
          key={part}
          className={styles['shade']}
          transform={`rotate(${part * 90} 60 60)`}
          d="M60 60L60 18A42 42 0 0 1 89.7 30.3Z"
        />
      ))}
      <circle className={styles['brass']} cx={60} cy={60} r={11} />
      <path className={styles['light']} d="M60 22L51 4L69 4Z" />
    </>
  );
}

function Egg() {
  return (
    <>
      <path
        className={styles['brass']}
        d="M60 8C34 8 20 46 20 68 20 94 38 112 60 112S100 94 100 68C100 46 86 8 60 8Z"
      />
      <path className={styles['line']} d="M20 70L36 62 46 76 60 60 74 76 84 62 100 70" />
      <path className={styles['light']} d="M42 30C34 40 31 50 31 58 36 48 40 40 48 32Z" />
    </>
  );
}

function Slot() {
  return (
    <>
      <rect className={styles['brass']} x={10} y={26} width={100} height={68} rx={14} />
      {[0, 1, 2].map((reel) => (
        <rect
          key={reel}
          className={styles['light']}
          x={19 + reel * 29}
          y={38}
          width={24}
          height={44}
          rx={5}
        />
      ))}
      {[0, 1, 2].map((reel) => (
        <circle key={reel} className={styles['shade']} cx={31 + reel * 29} cy={60} r={8} />
      ))}
    </>
  );
}

function Scratch() {
  return (
    <>
      <rect className={styles['light']} x={12} y={26} width={96} height={68} rx={10} />
      <rect className={styles['brass']} x={22} y={36} width={76} height={48} rx={6} />
      <path className={styles['rubbed']} d="M30 74C42 48 50 78 60 54S78 72 92 44" />
    </>
  );
}
