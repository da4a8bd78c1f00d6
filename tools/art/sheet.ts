// Packs the symbols of a slot into one picture with the map of frames that PixiJS reads.
import sharp from 'sharp';

const columns = 4;
/** Clear pixels between neighbours, so that none shines into the next when drawn smaller. */
const gutter = 4;

export function sheetSize(count: number, side: number) {
  const pitch = side + gutter;
  return { width: columns * pitch, height: Math.ceil(count / columns) * pitch };
}

function placeOf(at: number, side: number) {
  const pitch = side + gutter;
  return { x: (at % columns) * pitch, y: Math.floor(at / columns) * pitch };
}

/** The frame map; its picture lies beside it. */
export function sheetMap(symbols: readonly string[], side: number): string {
  const size = { w: side, h: side };
  const frames = Object.fromEntries(
    symbols.map((symbol, at) => [
      symbol,
      {
        frame: { ...placeOf(at, side), ...size },
        rotated: false,
        trimmed: false,
        spriteSourceSize: { x: 0, y: 0, ...size },
        sourceSize: size,
      },
    ]),
  );
  const { width, height } = sheetSize(symbols.length, side);
  const image = 'symbols.webp';
  const meta = { image, format: 'RGBA8888', size: { w: width, h: height }, scale: '1' };
  return `${JSON.stringify({ frames, meta })}\n`;
}

export async function packSheet(pictures: readonly Buffer[], side: number) {
  const layers = pictures.map((input, at) => {
    const { x, y } = placeOf(at, side);
    return { input, left: x, top: y };
  });
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const canvas = { ...sheetSize(pictures.length, side), channels: 4 as const, background };
  const packed = await sharp({ create: canvas }).composite(layers).png().toBuffer();
  return sharp(packed);
}
