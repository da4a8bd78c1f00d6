// The face of a die, from its pips.

export interface DieProps {
  pips: number;
  className?: string | undefined;
}

const [near, middle, far] = [8, 16, 24];
const corners: readonly (readonly [number, number])[] = [
  [near, near],
  [far, far],
  [far, near],
  [near, far],
];
const sides: readonly (readonly [number, number])[] = [
  [near, middle],
  [far, middle],
];

function pipsOf(pips: number): readonly (readonly [number, number])[] {
  return [
    ...(pips % 2 === 1 ? [[middle, middle] as const] : []),
    ...corners.slice(0, Math.min(4, pips - (pips % 2))),
    ...(pips === 6 ? sides : []),
  ];
}

export function Die({ pips, className }: DieProps) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="7" fill="var(--color-ivory)" />
      <rect
        x="1.5"
        y="1.5"
        width="29"
        height="29"
        rx="6.5"
        fill="none"
        stroke="var(--color-shade)"
      />
      {pipsOf(pips).map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={pips === 1 ? 4.4 : 2.9}
          fill={pips === 1 || pips === 4 ? 'var(--color-live-fill)' : 'var(--color-on-ivory)'}
        />
      ))}
    </svg>
  );
}
