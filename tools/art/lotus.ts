// The lotus of the house, petal by petal from back to front, each struck and lit on its own.
import { bevel, metalGradient, radial } from './metal.ts';

interface Row {
  angles: readonly number[];
  length: number;
  width: number;
  tone: 'far' | 'mid' | 'near';
  drop: number;
}

const rows: readonly Row[] = [
  { angles: [-72, 72], length: 250, width: 86, tone: 'far', drop: 26 },
  { angles: [-46, 46], length: 272, width: 92, tone: 'far', drop: 12 },
  { angles: [-16, 16], length: 288, width: 92, tone: 'far', drop: 0 },
  { angles: [-60, 60], length: 236, width: 92, tone: 'mid', drop: 30 },
  { angles: [0], length: 280, width: 98, tone: 'mid', drop: 6 },
  { angles: [-31, 31], length: 250, width: 98, tone: 'mid', drop: 22 },
  { angles: [-86, 86], length: 236, width: 70, tone: 'near', drop: 40 },
  { angles: [-50, 50], length: 196, width: 92, tone: 'near', drop: 40 },
  { angles: [-19, 19], length: 204, width: 88, tone: 'near', drop: 36 },
  { angles: [0], length: 176, width: 92, tone: 'near', drop: 44 },
];

function petalPath(length: number, width: number): string {
  const l = length;
  const w = width;
  return (
    `M0 0 C ${-w * 0.62} ${-l * 0.08} ${-w * 1.02} ${-l * 0.56} ${-w * 0.34} ${-l * 0.84} ` +
    `C ${-w * 0.16} ${-l * 0.92} ${-w * 0.05} ${-l * 0.95} 0 ${-l} ` +
    `C ${w * 0.05} ${-l * 0.95} ${w * 0.16} ${-l * 0.92} ${w * 0.34} ${-l * 0.84} ` +
    `C ${w * 1.02} ${-l * 0.56} ${w * 0.62} ${-l * 0.08} 0 0 Z`
  );
}

function placeOf(row: Row, angle: number): string {
  const lean = Math.sin((angle * Math.PI) / 180);
  return `translate(${lean * 22} ${row.drop - 26}) rotate(${angle})`;
}

function petal(row: Row, angle: number, id: string): string {
  const path = petalPath(row.length, row.width);
  const veins = [-0.22, 0, 0.22].map((side) => {
    const x = side * row.width;
    const top = -row.length * (side === 0 ? 0.86 : 0.74);
    return `<path d="M0 ${-row.length * 0.14} Q ${x * 1.8} ${top * 0.5} ${x} ${top}"/>`;
  });
  return `<g transform="${placeOf(row, angle)}">
    <g filter="url(#${id}-bevel)">
      <path d="${path}" fill="url(#${id}-${row.tone})"/>
    </g>
    <path d="${path}" fill="url(#${id}-heart)" opacity=".75"/>
    <g fill="none" stroke="#7a430a" stroke-opacity=".22" stroke-width="1.4">${veins.join('')}</g>
    <path d="${path}" fill="none" stroke="url(#${id}-rim)" stroke-width="3.4"/>
  </g>`;
}

/** A lotus about 560 wide and 340 tall, standing on 0,0. `heart` warms the foot of each petal. */
export function lotus(id: string, heart = '#a3240e'): string {
  const shadow = { dx: 0, dy: 5, blur: 7, opacity: 0.5 };
  const defs = `<defs>
    ${metalGradient(`${id}-far`, ['#f3cf7c', '#c98a2c', '#8f5410', '#5c2f06'], { x1: 0.5, x2: 0.5 })}
    ${metalGradient(`${id}-mid`, ['#fbe19a', '#dfa540', '#b0701c', '#743f09'], { x1: 0.5, x2: 0.5 })}
    ${metalGradient(`${id}-near`, ['#fff0bf', '#f2c35c', '#cf8f2d', '#8a4d0d'], { x1: 0.5, x2: 0.5 })}
    ${metalGradient(`${id}-rim`, ['#fffdf2', '#ffe7a4', '#b87a22', '#fff0bd', '#8a520e'])}
    ${radial(
      `${id}-heart`,
      [
        [0, heart, 0.85],
        [0.45, heart, 0.35],
        [1, heart, 0],
      ],
      'cx=".5" cy="1" r=".62"',
    )}
    ${bevel(`${id}-bevel`, { round: 9, height: 9, shine: 0.62, exponent: 30, shadow })}
  </defs>`;
  const petals = rows.flatMap((row) => row.angles.map((angle) => petal(row, angle, id)));
  return defs + petals.join('');
}

/** Its outline alone, filled, for what lies on the flower or around it. */
export function lotusShape(): string {
  const petals = rows.flatMap((row) =>
    row.angles.map(
      (angle) =>
        `<path d="${petalPath(row.length, row.width)}" transform="${placeOf(row, angle)}"/>`,
    ),
  );
  return `<g stroke="#000" stroke-width="3.4">${petals.join('')}</g>`;
}
