// The percent sign: two rings and a slash, in a square of 512.
const disc = (x: number, y: number, r: number, sweep: 0 | 1) =>
  `M${x - r} ${y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0z`;

/** The inner disc turns the other way round, so that it is a hole. */
const ring = (x: number, y: number) => disc(x, y, 104, 1) + disc(x, y, 46, 0);

export const percentSign = `${ring(142, 142)}${ring(370, 370)}M382 56l74 42L130 456l-74-42z`;
