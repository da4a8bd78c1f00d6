// The letters of the captcha picture as strokes on a grid of ten by ten: none of 0 and O, 1, I and
// L, 2 and Z, 5 and S, 6 and G, 8 and B, U and V, which people take for one another.

export type Point = readonly [number, number];
export type Stroke = readonly Point[];

/** Strokes written as `x,y x,y | x,y x,y`. */
function strokesOf(text: string): readonly Stroke[] {
  return text.split('|').map((stroke) =>
    stroke
      .trim()
      .split(' ')
      .map((point): Point => {
        const [x = 0, y = 0] = point.split(',').map(Number);
        return [x, y];
      }),
  );
}

export const letterStrokes: Readonly<Record<string, readonly Stroke[]>> = {
  A: strokesOf('0,10 5,0 10,10 | 2,6.5 8,6.5'),
  C: strokesOf('9.5,2 7,0 3,0 0,3 0,7 3,10 7,10 9.5,8'),
  E: strokesOf('9,0 0,0 0,10 9,10 | 0,5 7,5'),
  F: strokesOf('9,0 0,0 0,10 | 0,5 7,5'),
  H: strokesOf('0,0 0,10 | 9,0 9,10 | 0,5 9,5'),
  J: strokesOf('8,0 8,7.5 6,10 3,10 0.5,8'),
  K: strokesOf('0,0 0,10 | 8.5,0 0,6 | 3,4 9,10'),
  M: strokesOf('0,10 0,0 5,6 10,0 10,10'),
  N: strokesOf('0,10 0,0 9,10 9,0'),
  P: strokesOf('0,10 0,0 6,0 9,2 9,4 6,6 0,6'),
  R: strokesOf('0,10 0,0 6,0 9,2 9,3.5 6,5.5 0,5.5 | 4.5,5.5 9,10'),
  T: strokesOf('0,0 10,0 | 5,0 5,10'),
  W: strokesOf('0,0 2.5,10 5,3 7.5,10 10,0'),
  X: strokesOf('0,0 9,10 | 9,0 0,10'),
  Y: strokesOf('0,0 5,5 10,0 | 5,5 5,10'),
  3: strokesOf('0.5,1 3,0 6.5,0 9,2 6.5,4.8 3.5,4.8 | 6.5,4.8 9.5,7.5 6.5,10 3,10 0,8.5'),
  4: strokesOf('6.5,10 6.5,0 0,7 9.5,7'),
  7: strokesOf('0,0 9,0 3.5,10'),
  9: strokesOf('8.5,4 6,6 3,6 0.5,4 0.5,2.5 3,0 6,0 8.5,2.5 8.5,7 6,10 2,9.5'),
};
