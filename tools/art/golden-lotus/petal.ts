// The particle of a great win in Golden Lotus 20: one petal of gold, warm at its foot.
import { bevel, metalGradient, radial } from '../metal.ts';
import { svgOf } from '../rasterise.ts';
import { symbolSize } from './symbols.ts';

const petal = 'M128 12C214 70 214 186 128 246C42 186 42 70 128 12Z';

export function petalSvg(): string {
  const shadow = { dx: 0, dy: 5, blur: 5, opacity: 0.4 };
  const warm = [
    [0, '#c4123f', 0.8],
    [0.6, '#c4123f', 0.25],
    [1, '#c4123f', 0],
  ] as const;
  return svgOf(
    symbolSize,
    `<defs>${metalGradient('near', ['#fff6d0', '#f6cb66', '#cf8f2d', '#8a4d0d'])}
      ${radial('heart', warm, 'cx=".5" cy="1" r=".6"')}
      ${bevel('petal', { round: 9, height: 9, shine: 0.7, exponent: 28, shadow })}</defs>
    <g filter="url(#petal)"><path d="${petal}" fill="url(#near)"/></g>
    <path d="${petal}" fill="url(#heart)"/>
    <path d="M128 40V226M104 66Q92 140 112 214M152 66Q164 140 144 214" fill="none" stroke="#7a430a"
      stroke-opacity=".3" stroke-width="2.4"/>
    <path d="${petal}" fill="none" stroke="#fff3c8" stroke-width="5"/>`,
  );
}
