// The metals a slot's art is cast in, beside the gold of the house.
import type { RimName, Shades } from '../../../art/slots/recipe.ts';
import { deepGold, gold, type Metal, paleGold } from '../metal.ts';

export const rims: Readonly<Record<RimName, Metal>> = {
  gold,
  pale: paleGold,
  deep: deepGold,
  silver: ['#ffffff', '#d5e0ea', '#71808f', '#eef4f9', '#5b6a7a'],
  steel: ['#eaf4ff', '#a9bccf', '#43566b', '#c3d4e4', '#2c3c4e'],
  copper: ['#ffe6cf', '#e8a070', '#8a3e18', '#f0b98c', '#6a2b0d'],
  iron: ['#b9b4b4', '#6d6668', '#2a2426', '#857d7f', '#191416'],
  pearl: ['#ffffff', '#fbeaf2', '#c3a6bd', '#fff8fb', '#a98bb0'],
};

/** The dark that shows in the gap beside each metal. */
export const gaps: Readonly<Record<RimName, string>> = {
  gold: '#2a1202',
  pale: '#2a1602',
  deep: '#1f0c02',
  silver: '#0d1822',
  steel: '#070f18',
  copper: '#260c02',
  iron: '#0a0506',
  pearl: '#2c1430',
};

export const rimOf = (rim: RimName): Metal => rims[rim];

/** A gradient's stops for any number of shades, evenly apart. */
export function stopsOf(shades: Shades): string {
  const last = Math.max(1, shades.length - 1);
  return shades
    .map((colour, at) => `<stop offset="${at / last}" stop-color="${colour}"/>`)
    .join('');
}

export function radialOf(id: string, shades: Shades, at = 'cx=".42" cy=".3" r=".82"'): string {
  return `<radialGradient id="${id}" ${at}>${stopsOf(shades)}</radialGradient>`;
}
