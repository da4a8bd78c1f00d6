// One symbol of a slot as SVG, in a square of 256 with nothing behind it.
import type { MountedSymbol, StandingSymbol, SymbolRecipe } from '../../../art/slots/recipe.ts';
import { blur } from '../metal.ts';
import { svgOf } from '../rasterise.ts';
import { bannerSvg } from './banner.ts';
import { coinSvg } from './coin.ts';
import { figureSvg } from './figure.ts';
import { gemSvg } from './gem.ts';
import { letterSvg } from './letter.ts';
import { mountSvg } from './mount.ts';

export const symbolBox = { width: 256, height: 256 };

function glowSvg(colour: string | undefined): string {
  if (colour === undefined) return '';
  return `<radialGradient id="glow"><stop stop-color="${colour}" stop-opacity=".75"/>
      <stop offset=".55" stop-color="${colour}" stop-opacity=".3"/>
      <stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>
    <circle cx="128" cy="126" r="126" fill="url(#glow)"/>`;
}

function standing({ figures, glow }: StandingSymbol): string {
  const drawn = figures.map((figure, at) => figureSvg(figure, `f${at}`));
  return `<defs>${blur('soft', 5)}</defs>${glowSvg(glow)}${drawn.join('')}`;
}

function mounted(recipe: MountedSymbol): string {
  const { figures, banner, size = 1, glow, rim } = recipe;
  const y = banner === undefined ? 126 : 112;
  const shift = y - 124;
  const drawn = figures.map((figure, at) =>
    figureSvg({ size: 128, ...figure, y: (figure.y ?? 0) + shift }, `f${at}`),
  );
  return `${glowSvg(glow)}<g transform="translate(128 ${y}) scale(${size * (banner === undefined ? 1.06 : 0.98)})">
    ${mountSvg(recipe)}</g>${drawn.join('')}${banner === undefined ? '' : bannerSvg(banner, rim)}`;
}

function inside(recipe: SymbolRecipe): string {
  switch (recipe.kind) {
    case 'standing':
      return standing(recipe);
    case 'mounted':
      return mounted(recipe);
    case 'letter':
      return letterSvg(recipe);
    case 'gem':
      return gemSvg(recipe);
    case 'coin':
      return coinSvg(recipe);
  }
}

export const symbolSvg = (recipe: SymbolRecipe): string => svgOf(symbolBox, inside(recipe));
