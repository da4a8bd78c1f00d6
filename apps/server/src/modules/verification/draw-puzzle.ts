// Cuts a piece out of a picture: the picture keeps a dark gap where the piece belongs, and the
// piece carries what was there. Both leave as WebP in data: addresses.
import { openSharp } from '../../platform/images/index.ts';
import { slide } from './rules/slide.ts';
import { sceneOf } from './puzzle-scene.ts';

export interface Puzzle {
  readonly picture: string;
  readonly piece: string;
}

const { width, height, pieceSize: size } = slide;

// A square with a knob at the top and right and a bay at the left, within `size` by `size`.
const body = size - 12;
const knob = 8;
const middle = 12 + body / 2;
const across = body / 2;
const outline = [
  `M1 12 H${across - knob} a${knob} ${knob} 0 1 1 ${2 * knob} 0 H${body}`,
  `V${middle - knob} a${knob} ${knob} 0 1 1 0 ${2 * knob} V${size - 1}`,
  `H1 V${middle + knob} a${knob} ${knob} 0 1 0 0 -${2 * knob} Z`,
].join(' ');

/** `chance` lays out the scene; the gap's corner is at `left`, `top`. */
export async function drawPuzzle(
  chance: Uint8Array,
  { left, top }: { readonly left: number; readonly top: number },
): Promise<Puzzle> {
  const sharp = await openSharp();
  const scene = await sharp(Buffer.from(sceneOf(chance)))
    .png()
    .toBuffer();
  const [picture, piece] = await Promise.all([
    sharp(scene)
      .composite([{ input: svg(width, height, place(left, top, gapLook)) }])
      .webp({ quality: 82 })
      .toBuffer(),
    sharp(scene)
      .extract({ left, top, width: size, height: size })
      .composite([
        { input: svg(size, size, `<path d="${outline}"/>`), blend: 'dest-in' },
        { input: svg(size, size, `<path d="${outline}" ${pieceLook}/>`) },
      ])
      .webp({ quality: 90 })
      .toBuffer(),
  ]);
  return { picture: dataUrl(picture), piece: dataUrl(piece) };
}

const gapLook = 'fill="#04100c" fill-opacity=".62" stroke="#fff" stroke-opacity=".55"';
const pieceLook = 'fill="none" stroke="#ffe9b0" stroke-width="2" stroke-opacity=".95"';

const place = (left: number, top: number, look: string) =>
  `<path d="${outline}" transform="translate(${left} ${top})" ${look}/>`;

const svg = (across: number, down: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}">${content}</svg>`,
  );

const dataUrl = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`;
