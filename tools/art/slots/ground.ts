// The ground the symbols run on: a drum of silk for reels, faint seats for the cells of a grid.
import type { CabinetRecipe } from '../../../art/slots/recipe.ts';
import { svgOf } from '../rasterise.ts';
import { weaveDefs } from './weave.ts';

const wideCell = 150;
const smallCell = 116;

const cellOf = ({ reels }: CabinetRecipe): number => (reels > 5 ? smallCell : wideCell);

export function groundSize(recipe: CabinetRecipe) {
  const cell = cellOf(recipe);
  return { width: recipe.reels * cell, height: recipe.rows * cell };
}

function seats(recipe: CabinetRecipe): string {
  const cell = cellOf(recipe);
  return Array.from({ length: recipe.reels * recipe.rows }, (_, at) => {
    const x = (at % recipe.reels) * cell + 3;
    const y = Math.floor(at / recipe.reels) * cell + 3;
    return `<rect x="${x}" y="${y}" width="${cell - 6}" height="${cell - 6}" rx="${cell * 0.13}"/>`;
  }).join('');
}

function reels(recipe: CabinetRecipe): string {
  const cell = cellOf(recipe);
  return Array.from(
    { length: recipe.reels },
    (_, at) => `<rect x="${at * cell}" width="${cell}" height="100%" fill="url(#reel)"/>`,
  ).join('');
}

export function groundSvg(recipe: CabinetRecipe): string {
  const { edge, middle, thread, weave } = recipe.ground;
  const all = 'width="100%" height="100%"';
  const lying =
    recipe.parts === 'bars'
      ? reels(recipe)
      : `<rect ${all} fill="url(#well)"/><g fill="#fff" fill-opacity=".035" stroke="${thread}"
          stroke-opacity=".13" stroke-width="1.6">${seats(recipe)}</g>`;
  return svgOf(
    groundSize(recipe),
    `<defs><linearGradient id="reel"><stop stop-color="${edge}"/>
        <stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/>
      </linearGradient>
      <radialGradient id="well" r=".76"><stop stop-color="${middle}"/>
        <stop offset="1" stop-color="${edge}"/></radialGradient>
      <linearGradient id="drum" x1="0" y1="0" x2="0" y2="1"><stop stop-opacity=".7"/>
        <stop offset=".2" stop-opacity=".1"/><stop offset=".5" stop-color="${thread}"
        stop-opacity=".09"/><stop offset=".8" stop-opacity=".1"/>
        <stop offset="1" stop-opacity=".7"/></linearGradient>
      ${weaveDefs('weave', weave, thread, 0.085)}</defs>
    ${lying}<rect ${all} fill="url(#weave)"/><rect ${all} fill="url(#drum)"/>`,
  );
}
