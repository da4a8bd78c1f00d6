// The emblem of a tile, a mark or a banner: a silhouette, the spade, the lotus or the QR sign of the
// house, or numbered balls. Each is centred on 0,0 and is some 266 across.
import { spade } from './brand-svg.ts';
import { emblemPath } from './emblems.ts';
import { lotus } from './lotus.ts';
import { bevel, type Metal, metalGradient, radial } from './metal.ts';
import { percentSign } from './percent-sign.ts';
import { qrSign } from './qr-sign.ts';

/** Signs that game-icons lack. */
const ownSigns: Readonly<Record<string, string>> = {
  'house:qr': qrSign,
  'house:percent': percentSign,
};

interface Struck {
  metal: Metal;
  mirrored?: boolean;
}

const shadow = { dx: 0, dy: 12, blur: 12, opacity: 0.6 };

function ball(number: string, { x, y, r }: { x: number; y: number; r: number }): string {
  const size = r * (number.length > 1 ? 0.82 : 1.02);
  return `<g transform="translate(${x} ${y})"><ellipse cy="${r * 0.98}" rx="${r * 0.8}" ry="${r * 0.2}"
      fill="#000" opacity=".5" filter="url(#ball-shade)"/>
    <circle r="${r}" fill="url(#ball)"/><circle r="${r * 0.985}" fill="url(#ball-edge)"/>
    <circle r="${r * 0.6}" fill="url(#ball-face)" stroke="#8a4d07" stroke-opacity=".5"
      stroke-width="${r * 0.035}"/>
    <text y="${size * 0.36}" text-anchor="middle" font-family="Noto Sans Display, Noto Sans"
      font-weight="800" font-size="${size}" fill="#3a1c02">${number}</text>
    <ellipse cx="${-r * 0.3}" cy="${-r * 0.62}" rx="${r * 0.36}" ry="${r * 0.17}" fill="#fff"
      opacity=".75" transform="rotate(-24 ${-r * 0.3} ${-r * 0.62})"/></g>`;
}

/** Rows of balls, the fewer the larger, each row laid into the gaps of the one above. */
const rowsOf: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [1, 2],
  5: [2, 3],
  7: [2, 3, 2],
};

function balls(numbers: readonly string[]): string {
  const rows = rowsOf[numbers.length] ?? [numbers.length];
  const r = numbers.length === 1 ? 118 : 148 / Math.max(...rows);
  const left = [...numbers];
  const drawn = rows.flatMap((count, row) => {
    const y = (row - (rows.length - 1) / 2) * r * 1.78;
    return Array.from({ length: count }, (_, at) =>
      ball(left.shift() ?? '', { x: (at - (count - 1) / 2) * r * 2.04, y, r }),
    );
  });
  return `<defs>${radial(
    'ball',
    [
      [0, '#fffbe0'],
      [0.3, '#ffdf86'],
      [0.62, '#d8962c'],
      [1, '#7a430a'],
    ],
    'cx=".36" cy=".28" r=".8"',
  )}
      ${radial('ball-edge', [
        [0.8, '#ffdf86', 0],
        [1, '#ffe9a8', 0.55],
      ])}
      ${radial(
        'ball-face',
        [
          [0, '#fffdf2'],
          [0.7, '#fff0c4'],
          [1, '#ecc877'],
        ],
        'cx=".42" cy=".36" r=".8"',
      )}
      <filter id="ball-shade" x="-50%" y="-200%" width="200%" height="500%">
        <feGaussianBlur stdDeviation="${r * 0.09}"/></filter></defs>${drawn.join('')}`;
}

export function struckEmblem(emblem: string, { metal, mirrored = false }: Struck): string {
  if (emblem === 'house:lotus') {
    return `<g transform="translate(0 112) scale(.6)">${lotus('lotus')}</g>`;
  }
  if (emblem.startsWith('balls:')) return balls(emblem.slice(6).split(' '));
  const [path, fit] =
    emblem === 'house:spade'
      ? [spade, 'translate(256 262) scale(23) translate(-16 -16.2)']
      : [ownSigns[emblem] ?? emblemPath(emblem), ''];
  // Mirrored inside the filter: a mirrored filter would turn the lamp away and leave it black.
  const flip = `transform="${mirrored ? 'translate(512) scale(-1 1)' : ''} ${fit}"`;
  const thin = fit === '' ? 1 : 1 / 23;
  return `<defs>${metalGradient('metal', metal)}
      ${bevel('struck', { round: 9, height: 8, shine: 0.95, exponent: 26, shadow })}</defs>
    <g transform="scale(.52) translate(-256 -256)">
      <path d="${path}" ${flip} fill="#3a1c02" stroke="#3a1c02" stroke-width="${13 * thin}"
        stroke-linejoin="round" opacity=".75"/>
      <g filter="url(#struck)"><path d="${path}" ${flip} fill="url(#metal)" stroke="url(#metal)"
        stroke-width="${5 * thin}" stroke-linejoin="round"/></g>
    </g>`;
}
