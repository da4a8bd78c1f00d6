// The pattern of the ground behind the reels and, fainter, of the body of the frame.
import type { GroundWeave } from '../../../art/slots/recipe.ts';

interface Weave {
  width: number;
  height: number;
  lines: string;
}

const circles = (spots: readonly (readonly [number, number, number])[]): string =>
  spots.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');

const weaves: Readonly<Record<GroundWeave, Weave>> = {
  ripples: {
    width: 90,
    height: 60,
    lines: `<ellipse cx="45" cy="30" rx="34" ry="12"/><ellipse cx="45" cy="30" rx="22" ry="7"/>
      <ellipse cx="45" cy="30" rx="10" ry="3"/><path d="M-22 60A22 7 0 0 1 22 60M68 60A22 7 0 0 1
      112 60M-22 0A22 7 0 0 0 22 0M68 0A22 7 0 0 0 112 0"/>`,
  },
  facets: {
    width: 80,
    height: 92,
    lines: `<path d="M0 0L40 23L80 0M40 23V69M0 92L40 69L80 92M0 0V46L40 23M80 46L40 23M0 46L40 69
      M80 46L40 69M0 46V92M80 0V92"/>`,
  },
  lattice: {
    width: 60,
    height: 60,
    lines: `<path d="M0 30L30 0L60 30L30 60ZM14 30L30 14L46 30L30 46Z"/>
      ${circles([
        [30, 30, 5],
        [0, 0, 5],
        [60, 0, 5],
        [0, 60, 5],
        [60, 60, 5],
      ])}`,
  },
  bolts: {
    width: 70,
    height: 70,
    lines: `<path d="M10 0L30 24L18 30L44 70M45 0L62 20L53 26L79 70M-25 0L-8 20L-17 26L9 70"/>`,
  },
  bubbles: {
    width: 110,
    height: 100,
    lines: circles([
      [18, 20, 10],
      [58, 40, 16],
      [92, 18, 6],
      [30, 74, 7],
      [84, 80, 11],
      [104, 56, 4],
      [52, 88, 3],
      [8, 52, 4],
    ]),
  },
  rock: {
    width: 120,
    height: 110,
    lines: `<path d="M0 22L26 12L48 30L80 18L96 34L120 22M48 30L44 62L66 76L60 110M60 0L66 8L80 18
      M96 34L104 66L88 86L66 76M44 62L16 70L0 60M104 66L120 60M16 70L10 110M88 86L96 110M10 0L26 12
      M96 0L80 18"/>`,
  },
  scales: {
    width: 56,
    height: 56,
    lines: `<path d="M0 0A28 28 0 0 0 56 0M8 0A20 20 0 0 0 48 0M-28 28A28 28 0 0 0 28 28A28 28 0 0 0
      84 28M-20 28A20 20 0 0 0 20 28M36 28A20 20 0 0 0 76 28"/>`,
  },
};

export function weaveDefs(id: string, weave: GroundWeave, colour: string, opacity: number): string {
  const { width, height, lines } = weaves[weave];
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">
    <g fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="1.6">${lines}</g>
    </pattern>`;
}
