// The cabinet around the reels: red lacquer in gold mouldings with a lotus on its crest, and the
// dark silk the symbols run on. Two pictures, because the symbols pass between them.
import { cabinet, reelCount } from '../../../art/golden-lotus-20.ts';
import { lotus } from '../lotus.ts';
import { bevel, blur, gold, metalGradient, paleGold } from '../metal.ts';
import { svgOf } from '../rasterise.ts';

const { width, height, window } = cabinet;
const reelWidth = window.width / reelCount;

function box(inset: number, round: number): string {
  const [x, y, w, h] = [inset, inset + 14, width - inset * 2, height - inset * 2 - 14];
  return (
    `M${x + round} ${y}H${x + w - round}Q${x + w} ${y} ${x + w} ${y + round}V${y + h - round}` +
    `Q${x + w} ${y + h} ${x + w - round} ${y + h}H${x + round}Q${x} ${y + h} ${x} ${y + h - round}` +
    `V${y + round}Q${x} ${y} ${x + round} ${y}Z`
  );
}

function opening(grow: number, round: number): string {
  const [x, y] = [window.x - grow, window.y - grow];
  const [w, h] = [window.width + grow * 2, window.height + grow * 2];
  return (
    `M${x + round} ${y}Q${x} ${y} ${x} ${y + round}V${y + h - round}Q${x} ${y + h} ${x + round} ${y + h}` +
    `H${x + w - round}Q${x + w} ${y + h} ${x + w} ${y + h - round}V${y + round}` +
    `Q${x + w} ${y} ${x + w - round} ${y}Z`
  );
}

function studs(): string {
  const along = (count: number, from: number, to: number, place: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => place(from + ((to - from) * at) / (count - 1))).join(
      '',
    );
  const stud = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="4.6"/>`;
  return (
    along(13, 96, 544, (y) => stud(26, y) + stud(width - 26, y)) +
    along(11, 76, 372, (x) => stud(x, 38) + stud(width - x, 38)) +
    along(25, 76, width - 76, (x) => stud(x, height - 18))
  );
}

const cloud =
  'M6 86V44Q6 6 44 6H86Q98 6 98 16T86 26H70Q82 34 76 46T56 50Q50 62 38 58T30 44Q26 50 26 60V86' +
  'Q26 98 16 98T6 86Z';

function corners(): string {
  const at = (x: number, y: number, sx: number, sy: number) =>
    `<path d="${cloud}" transform="translate(${x} ${y}) scale(${sx} ${sy})"/>`;
  return (
    at(-2, 12, 0.92, 0.92) +
    at(width + 2, 12, -0.92, 0.92) +
    at(-2, height + 2, 0.92, -0.92) +
    at(width + 2, height + 2, -0.92, -0.92)
  );
}

function crest(): string {
  return `<g filter="url(#moulding)" fill="url(#gold)"><path d="M352 60Q392 58 420 30Q452 4 500 4
      T580 30Q608 58 648 60L636 66H364Z"/></g>
    <path d="M388 58Q424 48 444 30Q464 14 500 14T556 30Q576 48 612 58Z" fill="url(#lacquer)"/>
    <g transform="translate(500 56) scale(.2 .2)">${lotus('crest', '#c4123f')}</g>`;
}

function dividers(): string {
  return Array.from({ length: reelCount - 1 }, (_, at) => {
    const x = window.x + reelWidth * (at + 1);
    const bar = `y="${window.y - 4}" height="${window.height + 8}"`;
    return `<rect x="${x - 7}" ${bar} width="14" fill="#000" opacity=".4" filter="url(#soft)"/>
      <rect x="${x - 3}" ${bar} width="6" fill="url(#bar)"/>`;
  }).join('');
}

const metals = `${metalGradient('gold', gold)}${metalGradient('pale', paleGold)}
  ${metalGradient('bar', ['#7a430a', '#f7d67a', '#fff6cf', '#c9862a', '#5f3205'], { x1: 0, x2: 1, y1: 0.5, y2: 0.5 })}`;

export function cabinetSvg(): string {
  const shadow = { dx: 0, dy: 4, blur: 4, opacity: 0.6 };
  return svgOf(
    cabinet,
    `<defs>${metals}${blur('soft', 4)}
      ${bevel('moulding', { round: 2.6, height: 4.5, shine: 0.9, exponent: 24, shadow })}
      <linearGradient id="lacquer" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#9c1c26"/>
        <stop offset=".5" stop-color="#5d0b15"/><stop offset="1" stop-color="#2c040b"/>
      </linearGradient></defs>
    <path d="${box(3, 40)}${opening(6, 20)}" fill="url(#lacquer)" fill-rule="evenodd"/>
    ${dividers()}
    <g filter="url(#moulding)" fill="none" stroke="url(#gold)">
      <path d="${box(5, 38)}" stroke-width="8"/>
      <path d="${box(16, 28)}" stroke="url(#pale)" stroke-width="2"/>
      <path d="${opening(5, 20)}" stroke-width="9"/></g>
    <g filter="url(#moulding)" fill="url(#pale)">${studs()}</g>
    <g filter="url(#moulding)" fill="url(#gold)">${corners()}</g>
    ${crest()}`,
  );
}

export const reelGroundSize = { width: window.width, height: window.height };

export function reelGroundSvg(): string {
  const reels = Array.from(
    { length: reelCount },
    (_, at) => `<rect x="${at * reelWidth}" width="${reelWidth}" height="100%" fill="url(#reel)"/>`,
  );
  return svgOf(
    reelGroundSize,
    `<defs><linearGradient id="reel"><stop stop-color="#02100d"/>
        <stop offset=".5" stop-color="#0f3d34"/><stop offset="1" stop-color="#02100d"/>
      </linearGradient>
      <linearGradient id="drum" x1="0" y1="0" x2="0" y2="1"><stop stop-opacity=".72"/>
        <stop offset=".22" stop-opacity=".08"/><stop offset=".5" stop-color="#bff7e0"
        stop-opacity=".08"/><stop offset=".78" stop-opacity=".08"/>
        <stop offset="1" stop-opacity=".72"/></linearGradient>
      <pattern id="silk" width="60" height="60" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="#8fe0c0" stroke-opacity=".075" stroke-width="1.5">
        <path d="M0 30A30 30 0 0 1 60 30M8 30A22 22 0 0 1 52 30M16 30A14 14 0 0 1 44 30"/>
        <path d="M-30 60A30 30 0 0 1 30 60A30 30 0 0 1 90 60M-22 60A22 22 0 0 1 22 60M38 60A22 22
          0 0 1 82 60"/></g></pattern></defs>
    ${reels.join('')}
    <rect width="100%" height="100%" fill="url(#silk)"/>
    <rect width="100%" height="100%" fill="url(#drum)"/>`,
  );
}
