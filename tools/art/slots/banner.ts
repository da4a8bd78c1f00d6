// The words across the foot of a symbol, each on a band of its game's own make.
import type { Banner, BannerName, RimName } from '../../../art/slots/recipe.ts';
import { bevel, metalGradient } from '../metal.ts';
import { rimOf } from './rims.ts';

const bands: Readonly<Record<BannerName, { band: string; behind: string }>> = {
  ribbon: {
    band: 'M18 0Q128 14 238 0V52Q128 66 18 52Z',
    behind: 'M40 14L2 8L16 36L4 62L40 64ZM216 14L254 8L240 36L252 62L216 64Z',
  },
  plate: {
    band: 'M22 0H234L246 14V42L234 56H22L10 42V14Z',
    behind: 'M0 18H18V38H0ZM238 18H256V38H238Z',
  },
  plank: {
    band: 'M10 4L70 0L190 3L246 0L243 24L248 54L180 57L76 54L8 58L12 32Z',
    behind: 'M30 -8H44V66H30ZM212 -8H226V66H212Z',
  },
  scroll: {
    band: 'M26 2C70 -8 100 8 128 2S190 -8 230 2V52C190 42 160 58 128 52S66 42 26 52Z',
    behind: 'M8 -2Q32 -8 32 12V60Q30 44 8 50ZM248 -2Q224 -8 224 12V60Q226 44 248 50Z',
  },
  chain: {
    band: 'M30 0H226Q250 4 250 28T226 56H30Q6 52 6 28T30 0Z',
    behind: 'M-4 20H20V36H-4ZM236 20H260V36H236Z',
  },
};

export function bannerSvg({ word, shape, silk, y = 172 }: Banner, rim: RimName): string {
  const { band, behind } = bands[shape];
  const tight = word.length > 5;
  const size = tight ? 36 : 46;
  const length = tight ? 'textLength="182" lengthAdjust="spacingAndGlyphs"' : '';
  const face = shape === 'plate' || shape === 'chain' ? 'Noto Sans' : 'Noto Serif Display';
  const look = `x="128" y="${tight ? 41 : 44}" text-anchor="middle" ${length} font-family="${face}"
    font-weight="700" font-size="${size}" letter-spacing="${tight ? 0 : 5}"
    stroke-linejoin="round"`;
  const shadow = { dx: 0, dy: 5, blur: 4, opacity: 0.6 };
  const [light, middle, dark] = silk;
  const across = { x1: 0, x2: 1, y1: 0.5, y2: 0.5 };
  return `<defs>${metalGradient('hem', rimOf(rim))}
      ${metalGradient('silk', [dark, middle, light, middle, dark], across)}
      ${metalGradient('word', ['#fffdf0', '#fff0c0', '#f2c65c', '#c98b22'], { x1: 0.5, x2: 0.5 })}
      ${bevel('band', { round: 2, height: 2.6, shine: 0.5, exponent: 20, shadow })}</defs>
    <g transform="translate(0 ${y})"><g filter="url(#band)">
      <path d="${behind}" fill="${dark}" stroke="url(#hem)" stroke-width="2.5"/>
      <path d="${band}" fill="url(#silk)" stroke="url(#hem)" stroke-width="4"/></g>
    <text ${look} fill="#1a0904" stroke="#1a0904" stroke-width="7" opacity=".85">${word}</text>
    <text ${look} fill="url(#word)" stroke="#fff6d8" stroke-width=".6">${word}</text></g>`;
}
