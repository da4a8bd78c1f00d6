// Pictures that people send, made anew before anything keeps or shows them: what they are is told
// by their first bytes and not by their name, a picture too large to open is never opened, and
// nothing but its pixels stays in it. [S17]

/** The library that draws: loaded with the first picture, which most processes never see. */
export const openSharp = async () => (await import('sharp')).default;

export interface PictureAsked {
  /** The longer side of what comes out, in pixels. */
  readonly sideMax: number;
  /** Cut to a square around its middle. */
  readonly isSquare?: boolean;
}

export const pictureBytesMax = 5 * 1024 * 1024;
/** A picture of more pixels than this is a bomb, however few bytes it has. */
const pixelsMax = 40_000_000;
const quality = 84;

const kinds = [
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
] as const;

/** The format by the first bytes: PNG, JPEG or WebP, or none that is accepted. */
export function pictureKind(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | undefined {
  const head = Buffer.from(bytes.subarray(0, 12));
  const known = kinds.find(([, mark]) => head.subarray(0, mark.length).equals(mark));
  if (known) return known[0];
  const isRiff = head.toString('latin1', 0, 4) === 'RIFF';
  return isRiff && head.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined;
}

/** The picture as WebP, upright, with nothing beside its pixels; undefined when it is none. */
export async function remakePicture(
  bytes: Uint8Array,
  { sideMax, isSquare = false }: PictureAsked,
): Promise<Buffer | undefined> {
  const kind = pictureKind(bytes);
  if (!kind || bytes.length > pictureBytesMax) return undefined;
  const sharp = await openSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (format !== kind) return undefined;
    const size = { width: sideMax, height: sideMax, withoutEnlargement: true } as const;
    return await picture
      .rotate()
      .resize(isSquare ? { ...size, fit: 'cover' } : { ...size, fit: 'inside' })
      .webp({ quality })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** The bytes of a picture sent as base64, with or without the head of a data: address. */
export function pictureBytes(text: string): Uint8Array | undefined {
  const plain = text.replace(/^data:image\/(?:png|jpeg|webp);base64,/u, '');
  return /^[A-Za-z0-9+/]+={0,2}$/u.test(plain) ? Buffer.from(plain, 'base64') : undefined;
}

/** The size of a picture, in pixels. */
export async function pictureSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const sharp = await openSharp();
  const { width, height } = await sharp(bytes, { limitInputPixels: pixelsMax }).metadata();
  return { width, height };
}

export interface IconAsked {
  /** In pixels. */
  readonly side: number;
  /** The part of a side that is left free at each edge. */
  readonly edge: number;
  /** A colour, e.g. `#07120e`, for a picture that must be opaque. */
  readonly ground?: string;
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** A picture as a square PNG, whole and in the middle. */
export async function drawIcon(
  bytes: Uint8Array,
  { side, edge, ground }: IconAsked,
): Promise<Buffer> {
  const sharp = await openSharp();
  const free = Math.round(side * edge);
  const inner = side - 2 * free;
  const picture = sharp(bytes, { limitInputPixels: pixelsMax })
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .extend({ top: free, bottom: free, left: free, right: free, background: clear });
  // Sizes first: what is laid flat is the whole icon, its free edge too.
  const whole = sharp(await picture.png().toBuffer());
  const flat = ground === undefined ? whole : whole.flatten({ background: ground });
  return flat.png({ compressionLevel: 9, palette: false }).toBuffer();
}
