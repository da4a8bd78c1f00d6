// The letters of a slot, cast the way its world would cast them: on a lantern, in stone, in steel,
// with fire inside, or in enamel over a drop of rain.
import type { LetterFace, LetterSymbol } from '../../../art/slots/recipe.ts';
import { bevel, metalGradient } from '../metal.ts';
import { gaps, rimOf } from './rims.ts';

interface Style {
  font: string;
  size: number;
  baseline: number;
  slant: number;
  rimWidth: number;
}

const styles: Readonly<Record<LetterFace, Style>> = {
  enamel: { font: 'Noto Serif Display', size: 206, baseline: 196, slant: 0, rimWidth: 21 },
  drop: { font: 'Noto Serif', size: 196, baseline: 186, slant: 0, rimWidth: 19 },
  lantern: { font: 'Noto Serif Display', size: 124, baseline: 168, slant: 0, rimWidth: 12 },
  stone: { font: 'DejaVu Serif', size: 168, baseline: 186, slant: 0, rimWidth: 10 },
  steel: { font: 'Noto Sans Display', size: 214, baseline: 202, slant: -9, rimWidth: 20 },
  molten: { font: 'DejaVu Serif', size: 190, baseline: 194, slant: 0, rimWidth: 24 },
};

const lanternBody = 'M64 52Q128 36 192 52Q224 124 192 202Q128 218 64 202Q32 124 64 52Z';
const slab =
  'M44 30L120 22L206 32L230 48L234 130L226 204L206 226L128 232L50 224L28 208L22 122L28 50Z';

function lanternBack([light, middle, dark]: readonly string[]): string {
  const ribs = [70, 94, 118, 142, 166, 190].map(
    (y) => `<path d="M40 ${y}Q128 ${y + 14} 216 ${y}"/>`,
  );
  return `<radialGradient id="paper" cx=".5" cy=".55" r=".66"><stop stop-color="${light}"/>
      <stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/>
    </radialGradient><g filter="url(#back)"><path d="${lanternBody}" fill="url(#paper)"/></g>
    <clipPath id="paper-cut"><path d="${lanternBody}"/></clipPath>
    <g clip-path="url(#paper-cut)" fill="none" stroke="${dark}" stroke-opacity=".5"
      stroke-width="2.4">${ribs.join('')}</g>
    <g filter="url(#rim)" fill="url(#metal)"><rect x="76" y="32" width="104" height="17" rx="7"/>
      <rect x="76" y="206" width="104" height="17" rx="7"/>
      <rect x="104" y="20" width="48" height="12" rx="5"/><path d="M118 222H138L134 246H122Z"/></g>`;
}

function stoneBack(): string {
  return `<filter id="rough" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="5" result="n"/>
      <feDiffuseLighting in="n" surfaceScale="5" lighting-color="#fff" result="lit">
        <feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting>
      <feComposite in="lit" in2="SourceGraphic" operator="arithmetic" k1="1.2" result="stone"/>
      <feComposite in="stone" in2="SourceAlpha" operator="in"/></filter>
    <linearGradient id="slab" x1=".2" y1="0" x2=".6" y2="1"><stop stop-color="#a08a72"/>
      <stop offset=".5" stop-color="#6e5a49"/><stop offset="1" stop-color="#3a2c22"/></linearGradient>
    <g filter="url(#back)"><path d="${slab}" fill="url(#slab)" filter="url(#rough)"/></g>`;
}

function dropFoot([light, middle, dark]: readonly string[]): string {
  return `<linearGradient id="bead" x1=".3" y1="0" x2=".6" y2="1"><stop stop-color="${light}"/>
      <stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/>
    </linearGradient><g filter="url(#rim)"><path d="M46 214Q86 204 112 216Q128 196 128 196Q128 196
      144 216Q170 204 210 214Q168 232 144 226A18 18 0 0 1 112 226Q88 232 46 214Z"
      fill="url(#metal)"/></g><path d="M128 204Q140 220 140 226A12 12 0 0 1 116 226Q116 220 128
      204Z" fill="url(#bead)"/><circle cx="123" cy="224" r="3" fill="#fff" opacity=".9"/>`;
}

function backOf({ face, enamel }: LetterSymbol): string {
  if (face === 'lantern') return lanternBack(enamel);
  if (face === 'stone') return stoneBack();
  return face === 'drop' ? dropFoot(enamel) : '';
}

/** The letter's own colours: paper bears dark gold, stone bears ore, the others their enamel. */
function inkOf({ face, enamel }: LetterSymbol): readonly string[] {
  if (face === 'lantern') return ['#fff7d0', '#ffd765', '#c8791a'];
  if (face === 'molten') return ['#2a1416', enamel[2], enamel[1], enamel[0], '#fff6c8'];
  return enamel;
}

export function letterSvg(recipe: LetterSymbol): string {
  const { text, rim, face } = recipe;
  const { font, size, baseline, slant, rimWidth } = styles[face];
  const low = text === 'Q' || text === 'J' ? size * 0.06 : 0;
  const wide = size * (face === 'lantern' ? 1 : 0.98);
  const squeeze = text.length > 1 ? `textLength="${wide}" lengthAdjust="spacingAndGlyphs"` : '';
  const look = `x="128" y="${baseline - low}" text-anchor="middle" ${squeeze}
    font-family="${font}" font-weight="700" font-size="${text.length > 1 ? size * 0.86 : size}"
    stroke-linejoin="round"`;
  const shadow = { dx: 0, dy: 6, blur: 5, opacity: 0.6 };
  const t = `<text ${look}`;
  return `<defs>${metalGradient('metal', rimOf(rim))}
      ${metalGradient('enamel', inkOf(recipe), { x1: 0.4, x2: 0.6 })}
      ${bevel('rim', { round: 2.6, height: 4.5, shine: 1, exponent: 22, shadow })}
      ${bevel('back', { round: 8, height: 7, shine: 0.3, exponent: 18, shadow })}
      ${bevel('face', { round: 5, height: 6, shine: 0.7, exponent: 34, light: '#ffffff' })}
      <linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".1" stop-color="#fff" stop-opacity=".75"/>
        <stop offset=".44" stop-color="#fff" stop-opacity=".05"/>
        <stop offset=".45" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>
    ${backOf(recipe)}<g transform="translate(128 128) skewX(${slant}) translate(-128 -128)">
    ${t} fill="${gaps[rim]}" stroke="${gaps[rim]}" stroke-width="${rimWidth + 6}" opacity=".9">${text}</text>
    <g filter="url(#rim)">${t} fill="url(#metal)" stroke="url(#metal)"
      stroke-width="${rimWidth}">${text}</text></g>
    ${t} fill="${gaps[rim]}" stroke="${gaps[rim]}" stroke-width="9" opacity=".65">${text}</text>
    <g filter="url(#face)">${t} fill="url(#enamel)" stroke="url(#enamel)"
      stroke-width="${face === 'lantern' || face === 'stone' ? 2 : 6}">${text}</text></g>
    ${t} fill="url(#gloss)" opacity="${face === 'molten' ? 0.2 : 0.6}">${text}</text></g>`;
}
