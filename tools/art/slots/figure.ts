// A figure in metal and enamel: a coloured drawing embossed inside a rim that follows its outline,
// or a silhouette cast in the colours asked for.
import noto from '@iconify-json/noto/icons.json' with { type: 'json' };
import type { Figure } from '../../../art/slots/recipe.ts';
import { emblemPath } from '../emblems.ts';
import { bevel, metalGradient } from '../metal.ts';
import { gaps, rimOf } from './rims.ts';

const coloured: Record<string, { body: string } | undefined> = noto.icons;

interface Drawn {
  body: string;
  /** The side of the square it is drawn in. */
  side: number;
}

function drawn(icon: string, fill: string): Drawn {
  const [set, name = ''] = icon.split(':');
  if (set === 'game-icons') {
    return { body: `<path d="${emblemPath(name)}" fill="${fill}"/>`, side: 512 };
  }
  const body = coloured[name]?.body;
  if (body === undefined) throw new Error(`no figure called ${icon}`);
  return { body, side: 128 };
}

/** White where the shape, grown by `by`, is; its edge rounded. */
function grown(id: string, by: number): string {
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"
      color-interpolation-filters="sRGB">
    <feMorphology in="SourceAlpha" operator="dilate" radius="${by * 0.8}" result="fat"/>
    <feGaussianBlur in="fat" stdDeviation="${Math.max(0.8, by * 0.32)}" result="soft"/>
    <feComponentTransfer in="soft" result="crisp"><feFuncA type="linear" slope="7"
      intercept="-2.6"/></feComponentTransfer>
    <feColorMatrix in="crisp" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/></filter>`;
}

function inks(hue: number, saturation: number): string {
  return `<feColorMatrix type="hueRotate" values="${hue}" result="turned"/>
    <feColorMatrix in="turned" type="saturate" values="${saturation}" result="inked"/>`;
}

/** Embosses a drawing: its colours are its own, its light and dark are relief. */
function embossed(id: string, { hue = 0, saturation = 1.12 }: Figure): string {
  return `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"
      color-interpolation-filters="sRGB">${inks(hue, saturation)}
    <feColorMatrix in="inked" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .13 .2 .07 .6 0" result="relief"/>
    <feComposite in="relief" in2="SourceAlpha" operator="in" result="high"/>
    <feGaussianBlur in="high" stdDeviation="3.4" result="body"/>
    <feDiffuseLighting in="body" surfaceScale="13" diffuseConstant="1.16" lighting-color="#fff"
      result="rough"><feDistantLight azimuth="238" elevation="54"/></feDiffuseLighting>
    <feGaussianBlur in="rough" stdDeviation="1.5" result="shade"/>
    <feComposite in="inked" in2="shade" operator="arithmetic" k1="1" k2=".04" result="shaded"/>
    <feGaussianBlur in="high" stdDeviation="1.6" result="edge"/>
    <feSpecularLighting in="edge" surfaceScale="6" specularConstant=".62" specularExponent="30"
      lighting-color="#fff" result="sharp"><feDistantLight azimuth="235" elevation="44"/>
      </feSpecularLighting><feGaussianBlur in="sharp" stdDeviation=".8" result="glint"/>
    <feComposite in="shaded" in2="glint" operator="arithmetic" k2="1" k3=".55" result="bright"/>
    <feComposite in="bright" in2="SourceAlpha" operator="in"/></filter>`;
}

function placed(figure: Figure, side: number): string {
  const { size = 200, x = 0, y = 0, turn = 0 } = figure;
  const scale = size / side;
  const middle = `translate(${128 + x} ${124 + y}) rotate(${turn})`;
  return `${middle} scale(${scale}) translate(${-side / 2} ${-side / 2})`;
}

const shadow = { dx: 0, dy: 6, blur: 5, opacity: 0.55 };

export function figureSvg(figure: Figure, id: string): string {
  const { cast, mirrored = false, rim = 'gold', rimWidth = 8 } = figure;
  const { body, side } = drawn(figure.icon, cast === undefined ? '#888' : `url(#${id}-cast)`);
  const flip = mirrored ? `transform="translate(${side}) scale(-1 1)"` : '';
  const shape = `<g transform="${placed(figure, side)}"><g ${flip}>${body}</g></g>`;
  const face =
    cast === undefined
      ? embossed(`${id}-face`, figure)
      : bevel(`${id}-face`, {
          round: 3.2,
          height: 4.6,
          shine: 0.8,
          exponent: 28,
          light: '#ffffff',
        });
  const paint = cast === undefined ? '' : metalGradient(`${id}-cast`, cast, { x1: 0.3, x2: 0.6 });
  const all = 'x="0" y="0" width="256" height="256"';
  const masked = (name: string, filter: string) =>
    `<mask id="${name}" maskUnits="userSpaceOnUse" ${all}><g filter="url(#${filter})">${shape}</g>
    </mask>`;
  const around =
    rimWidth === 0
      ? ''
      : `<g filter="url(#${id}-struck)"><rect ${all} fill="url(#${id}-rim)"
          mask="url(#${id}-outer)"/></g>
        <rect ${all} fill="${gaps[rim]}" mask="url(#${id}-inner)" opacity=".85"/>`;
  return `<defs>${paint}${metalGradient(`${id}-rim`, rimOf(rim))}${face}
      <linearGradient id="${id}-fall" gradientUnits="userSpaceOnUse" x1="70" y1="20" x2="150" y2="240">
      <stop stop-color="#fff" stop-opacity="${cast === undefined ? 0.16 : 0}"/>
      <stop offset=".4" stop-color="#200418" stop-opacity="0"/>
      <stop offset="1" stop-color="#200418" stop-opacity="${cast === undefined ? 0.46 : 0.2}"/>
      </linearGradient>${grown(`${id}-fat`, rimWidth)}${grown(`${id}-slim`, 1.6)}
      ${masked(`${id}-outer`, `${id}-fat`)}${masked(`${id}-inner`, `${id}-slim`)}
      ${bevel(`${id}-struck`, { round: 2.2, height: 3.6, shine: 0.9, exponent: 24, shadow })}</defs>
    ${around}<g filter="url(#${id}-face)">${shape}</g>
    <rect ${all} fill="url(#${id}-fall)" mask="url(#${id}-inner)"/>`;
}
