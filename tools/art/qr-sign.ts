// A sign that reads as a QR code: three finder squares and a few modules, in a square of 512. It
// says nothing when it is scanned.
const cell = 62;
const edge = 39;

const square = (x: number, y: number, size: number) =>
  `M${edge + x * cell} ${edge + y * cell}h${size * cell}v${size * cell}h${-size * cell}z`;

/** The inner square turns the other way round, so that it is a hole. */
const hole = (x: number, y: number, size: number) =>
  `M${edge + x * cell} ${edge + y * cell}v${size * cell}h${size * cell}v${-size * cell}z`;

const finder = (x: number, y: number) =>
  square(x, y, 3) + hole(x + 0.5, y + 0.5, 2) + square(x + 1, y + 1, 1);

const modules: readonly (readonly [number, number])[] = [
  [4, 4],
  [6, 4],
  [5, 5],
  [4, 6],
  [6, 6],
];

export const qrSign: string =
  finder(0, 0) + finder(4, 0) + finder(0, 4) + modules.map(([x, y]) => square(x, y, 0.85)).join('');
