// The symbols as textures: cut from the game's sheet, and once more smeared downwards for reels at
// speed, painted once so that no filter runs while they turn.
import { Rectangle, Texture } from 'pixi.js';

export interface SymbolArt {
  sharp(symbol: string): Texture;
  blurred(symbol: string): Texture;
  /** The particles of a great win. */
  readonly flake: Texture;
}

interface Sheet {
  readonly frames: Readonly<Record<string, { readonly frame: Frame }>>;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const smearSteps = 40;
const smearShare = 0.34;
const smearColumns = 4;

export async function loadSymbolArt(folder: string): Promise<SymbolArt> {
  const [image, flake, sheet] = await Promise.all([
    loadImage(`${folder}/symbols.webp`),
    loadImage(`${folder}/flake.webp`),
    fetch(`${folder}/symbols.json`).then((answer) => answer.json() as Promise<Sheet>),
  ]);
  const sharp = cut(Texture.from(image), sheet);
  const blurred = smear(image, sheet);
  return {
    sharp: (symbol) => sharp.get(symbol) ?? Texture.EMPTY,
    blurred: (symbol) => blurred.get(symbol) ?? Texture.EMPTY,
    flake: Texture.from(flake),
  };
}

export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

function cut({ source }: Texture, { frames }: Sheet): Map<string, Texture> {
  const cuts = Object.entries(frames).map(([symbol, { frame }]) => {
    const part = new Rectangle(frame.x, frame.y, frame.w, frame.h);
    return [symbol, new Texture({ source, frame: part })] as const;
  });
  return new Map(cuts);
}

/** Each symbol smeared beyond its square, above and below, so that no edge shows at speed. */
function smear(image: HTMLImageElement, { frames }: Sheet): Map<string, Texture> {
  const parts = Object.entries(frames);
  const { w: side } = parts[0]?.[1].frame ?? { w: 1 };
  const reach = Math.ceil((side * smearShare) / 2);
  const tall = side + 2 * reach;
  const canvas = document.createElement('canvas');
  canvas.width = smearColumns * side;
  canvas.height = Math.ceil(parts.length / smearColumns) * tall;
  const pen = canvas.getContext('2d');
  const places = parts.map(([symbol, { frame }], at) => {
    const x = (at % smearColumns) * side;
    const y = Math.floor(at / smearColumns) * tall;
    if (pen !== null) paintSmear(pen, { image, frame, x, y: y + reach, reach });
    return [symbol, new Rectangle(x, y, side, tall)] as const;
  });
  const { source } = Texture.from(canvas);
  const orig = new Rectangle(0, 0, side, side);
  const trim = new Rectangle(0, -reach, side, tall);
  return new Map(
    places.map(([symbol, frame]) => [symbol, new Texture({ source, frame, orig, trim })]),
  );
}

interface Smear {
  readonly image: HTMLImageElement;
  readonly frame: Frame;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

function paintSmear(pen: CanvasRenderingContext2D, { image, frame, x, y, reach }: Smear): void {
  for (let step = 0; step < smearSteps; step += 1) {
    const share = (step / (smearSteps - 1)) * 2 - 1;
    const shift = share * reach;
    // Densest in the middle, so that a symbol is still known at speed.
    pen.globalAlpha = (4 / smearSteps) * (1 - share ** 2);
    pen.drawImage(image, frame.x, frame.y, frame.w, frame.h, x, y + shift, frame.w, frame.h);
  }
}
