// The pieces at a frame's corners, each drawn for the corner above and to the starting edge and
// mirrored to the other three.
import type { CabinetRecipe } from '../../../art/slots/recipe.ts';

const pieces: Readonly<Record<CabinetRecipe['corner'], string>> = {
  cloud: `<path d="M6 86V44Q6 6 44 6H86Q98 6 98 16T86 26H70Q82 34 76 46T56 50Q50 62 38 58T30 44Q26 50
    26 60V86Q26 98 16 98T6 86Z"/>`,
  leaf: `<path d="M5 5C46 -4 92 6 112 24C84 38 52 34 34 22C40 52 38 84 24 112C6 92 -4 46 5 5Z"/>
    <path d="M14 14C38 24 58 48 62 66C42 62 22 40 14 14Z"/>`,
  bolt: `<path d="M4 4H106L84 20L98 26L52 36L58 26L30 28L28 58L38 52L26 98L20 84L4 106Z"/>
    <path d="M40 40L68 44L56 50L66 66L50 56L44 68Z"/>`,
  shell: `<path d="M4 4H92Q98 18 84 24Q92 40 74 44Q78 60 60 60Q60 78 44 74Q40 92 24 84Q18 98 4 92Z"/>
    <g fill="#000" fill-opacity=".22"><path d="M10 8L78 18L10 12ZM10 10L68 40L9 14ZM9 11L54 55L8 16
    ZM8 12L38 69L7 16ZM8 12L18 79L6 16Z"/></g>`,
  bracket: `<path d="M4 4H108L96 34H52L34 52V96L4 108Z"/><g fill="#000" fill-opacity=".35">
    <circle cx="24" cy="24" r="8"/><circle cx="74" cy="20" r="6"/><circle cx="20" cy="74" r="6"/></g>
    <circle cx="24" cy="23" r="6"/><circle cx="74" cy="19" r="4.4"/><circle cx="20" cy="73" r="4.4"/>`,
  flame: `<path d="M4 4C36 -4 80 2 114 10C94 14 90 24 100 36C80 26 66 28 68 42C54 32 40 38 44 50C34 42
    28 54 40 68C26 64 24 80 36 100C20 92 14 94 10 114C2 80 -4 36 4 4Z"/>`,
  knot: `<g fill="none" stroke="url(#metal)" stroke-width="9" stroke-linejoin="round"
    stroke-linecap="round"><path d="M9 104V9H104M27 86V27H86M27 52H52V27M68 27V68H27"/></g>`,
};

export function cornersSvg(
  corner: CabinetRecipe['corner'],
  { width, height }: { width: number; height: number },
): string {
  const at = (x: number, y: number, sx: number, sy: number) =>
    `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${pieces[corner]}</g>`;
  return `<g filter="url(#moulding)" fill="url(#metal)">
    ${at(-1, 13, 0.86, 0.86)}${at(width + 1, 13, -0.86, 0.86)}
    ${at(-1, height + 1, 0.86, -0.86)}${at(width + 1, height + 1, -0.86, -0.86)}</g>`;
}
