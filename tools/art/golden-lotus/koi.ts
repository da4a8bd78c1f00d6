// A koi seen from above, turning round a pearl: ivory and vermilion lacquer edged with gold.
// Its body is a curve with a width at each place, so that fins and scales follow it.
import { bevel, gold, metalGradient } from '../metal.ts';

interface Place {
  x: number;
  y: number;
  /** The way the fish points here, in radians. */
  turn: number;
  half: number;
}

const arc = { x: 127, y: 130, radius: 73, from: -0.5, to: 3.75 };

/** Half the body's width, from the nose at 0 to the root of the tail at 1. */
function halfWidth(along: number): number {
  const head = Math.sqrt(Math.min(1, along / 0.2));
  const tail = 1 - Math.max(0, (along - 0.34) / 0.66) ** 1.25 * 0.8;
  return 35 * head * tail;
}

function placeAt(along: number): Place {
  const angle = arc.from + (arc.to - arc.from) * along;
  const radius = arc.radius + Math.sin(along * Math.PI) * 4;
  return {
    x: arc.x + radius * Math.cos(angle),
    y: arc.y + radius * Math.sin(angle),
    turn: angle - Math.PI / 2,
    half: halfWidth(along),
  };
}

function beside({ x, y, turn }: Place, out: number, ahead = 0): string {
  const px = x - Math.sin(turn) * out + Math.cos(turn) * ahead;
  const py = y + Math.cos(turn) * out + Math.sin(turn) * ahead;
  return `${px.toFixed(1)} ${py.toFixed(1)}`;
}

const count = 40;
const spine: Place[] = Array.from({ length: count + 1 }, (_, at) => placeAt((at / count) * 0.94));

function body(): string {
  const far = spine.map((place) => beside(place, place.half));
  const near = spine.map((place) => beside(place, -place.half)).reverse();
  return `M${[...far, ...near].join('L')}Z`;
}

/** A fin rooted at `along`, on the outer (1) or inner (-1) side, swept back. */
type Fin = readonly [along: number, side: number, length: number, sweep: number];

function fin([along, side, length, sweep]: Fin): string {
  const root = placeAt(along);
  const end = placeAt(along + 0.07);
  const base = (root.half - 5) * side;
  const tip = base + length * side;
  return (
    `M${beside(root, base)} Q${beside(root, tip, 6)} ${beside(root, tip, -sweep)} ` +
    `Q${beside(end, base + length * 0.35 * side, -sweep * 0.5)} ${beside(end, base)}Z`
  );
}

function finRays([along, side, length, sweep]: Fin): string {
  const root = placeAt(along + 0.03);
  const base = (root.half - 5) * side;
  return [0.35, 0.6, 0.85]
    .map((part) => {
      const to = beside(root, base + length * part * side, -sweep * (1.15 - part * 0.55));
      return `M${beside(root, base)} L${to}`;
    })
    .join('');
}

function tail(): string {
  const root = placeAt(0.9);
  return (
    `M${beside(root, 8)} C${beside(root, 18, -22)} ${beside(root, 50, -26)} ${beside(root, 58, -66)} ` +
    `C${beside(root, 36, -56)} ${beside(root, 14, -52)} ${beside(root, 2, -40)} ` +
    `C${beside(root, -10, -58)} ${beside(root, -30, -66)} ${beside(root, -50, -76)} ` +
    `C${beside(root, -42, -40)} ${beside(root, -20, -24)} ${beside(root, -8, 0)}Z`
  );
}

function tailRays(): string {
  const root = placeAt(0.9);
  const ends = [
    [48, -58],
    [28, -46],
    [2, -34],
    [-22, -52],
    [-40, -66],
  ] as const;
  return ends.map(([out, ahead]) => `M${beside(root, 0)} L${beside(root, out, ahead)}`).join('');
}

function patches(): string {
  const spots = [
    [0.05, 2, 21, 21],
    [0.24, -16, 34, 20],
    [0.3, 6, 22, 16],
    [0.47, 20, 30, 16],
    [0.53, 4, 20, 14],
    [0.68, -10, 26, 13],
    [0.75, 2, 16, 10],
    [0.9, 4, 20, 9],
  ] as const;
  return spots
    .map(([along, out, rx, ry]) => {
      const place = placeAt(along);
      const degrees = ((place.turn * 180) / Math.PI).toFixed(1);
      const [x, y] = beside(place, out).split(' ');
      return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"
        transform="rotate(${degrees} ${x} ${y})"/>`;
    })
    .join('');
}

function scales(): string {
  const rows: string[] = [];
  for (let at = 0; at < 22; at += 1) {
    const place = placeAt(0.22 + at * 0.031);
    const lanes = at % 2 === 0 ? [-0.66, 0, 0.66] : [-0.33, 0.33, -0.95, 0.95];
    for (const lane of lanes) {
      const from = beside(place, (lane + 0.3) * place.half, 0);
      const over = beside(place, lane * place.half, -11);
      const to = beside(place, (lane - 0.3) * place.half, 0);
      rows.push(`M${from} Q${over} ${to}`);
    }
  }
  return rows.join('');
}

function face(): string {
  const cheek = placeAt(0.075);
  const nose = placeAt(0.015);
  const eye = (side: number) => {
    const [x, y] = beside(cheek, 21 * side).split(' ');
    return `<circle cx="${x}" cy="${y}" r="6.5" fill="#ffdf8a"/>
      <circle cx="${x}" cy="${y}" r="4.2" fill="#160a02"/>
      <circle cx="${Number(x) - 1.4}" cy="${Number(y) - 1.6}" r="1.5" fill="#fff"/>`;
  };
  const whisker = (side: number) =>
    `M${beside(nose, 9 * side)} Q${beside(nose, 26 * side, 14)} ${beside(nose, 34 * side, 2)}`;
  return `${eye(1)}${eye(-1)}<path d="${whisker(1)}${whisker(-1)}" fill="none" stroke="#ffe0a0"
    stroke-width="3" stroke-linecap="round"/>`;
}

const fins: readonly Fin[] = [
  [0.2, 1, 34, 44],
  [0.24, -1, 22, 26],
  [0.6, 1, 26, 26],
  [0.62, -1, 16, 18],
];

export function koi(): string {
  const shadow = { dx: 0, dy: 6, blur: 5, opacity: 0.6 };
  const finPaths = [...fins.map(fin), tail()].map((path) => `<path d="${path}"/>`).join('');
  const rays = fins.map(finRays).join('');
  return `<defs>
      ${metalGradient('gold', gold)}
      ${metalGradient('fin', ['#fff0c4', '#ff9a3d', '#d8361c'])}
      ${bevel('struck', { round: 2.6, height: 4, shine: 0.9, exponent: 24, shadow })}
      ${bevel('lacquer', { round: 7, height: 7, shine: 0.75, exponent: 34, light: '#ffffff' })}
      <radialGradient id="pearl" cx=".36" cy=".3" r=".8"><stop stop-color="#ffffff"/>
        <stop offset=".35" stop-color="#fdf0cf"/><stop offset=".75" stop-color="#d9a650"/>
        <stop offset="1" stop-color="#7a4a12"/></radialGradient>
      <filter id="ragged" x="-20%" y="-20%" width="140%" height="140%">
        <feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="11"/>
        <feDisplacementMap in="SourceGraphic" scale="20" xChannelSelector="R"
          yChannelSelector="G"/></filter>
      <clipPath id="skin"><path d="${body()}"/></clipPath>
    </defs>
    <g filter="url(#struck)"><g fill="url(#fin)" stroke="url(#gold)"
      stroke-width="5" stroke-linejoin="round">${finPaths}</g></g>
    <path d="${rays}${tailRays()}" fill="none" stroke="#7a1a06" stroke-opacity=".5" stroke-width="2"/>
    <g filter="url(#struck)"><path d="${body()}" fill="url(#gold)" stroke="url(#gold)"
      stroke-width="10" stroke-linejoin="round"/></g>
    <g filter="url(#lacquer)"><g clip-path="url(#skin)">
      <path d="${body()}" fill="#fff6e6"/>
      <g fill="#e5331a" filter="url(#ragged)">${patches()}</g>
      <path d="${scales()}" fill="none" stroke="#8a3a12" stroke-opacity=".42" stroke-width="1.7"/>
    </g></g>
    ${face()}
    <circle cx="128" cy="118" r="26" fill="url(#pearl)" filter="url(#struck)"/>
    <ellipse cx="119" cy="108" rx="9" ry="6" fill="#fff" opacity=".85"/>`;
}
