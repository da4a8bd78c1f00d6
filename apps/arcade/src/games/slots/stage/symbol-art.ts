// The symbols as textures: cut from the game's sheet, and once more smeared downwards for reels at
// speed, painted once so that no filter runs while they turn.
import { Rectangle, Texture } from 'pixi.js';

export interface SymbolArt {
  sharp(symbol: string): Texture;
  blurred(symbol: string): Texture;
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

export async function loadSymbolArt(folder: string): Promise<SymbolArt> {
  const [image, sheet] = await Promise.all([
    loadImage(`${folder}/symbols.webp`),
    fetch(`${folder}/symbols.json`).then((answer) => answer.json() as Promise<Sheet>),
  ]);
  const sharp = cut(Texture.from(image), sheet);
  const blurred = cut(Texture.from(smear(image, sheet)), sheet);
  return {
    sharp: (symbol) => sharp.get(symbol) ?? Texture.EMPTY,
    blurred: (symbol) => blurred.get(symbol) ?? Texture.EMPTY,
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

function smear(image: HTMLImageElement, { frames }: Sheet): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.globalAlpha = 2.6 / smearSteps;
  for (const { frame } of Object.values(frames)) {
    const { x, y, w, h } = frame;
    pen.save();
    pen.beginPath();
    pen.rect(x, y, w, h);
    pen.clip();
    for (let step = 0; step < smearSteps; step += 1) {
      const shift = (step / (smearSteps - 1) - 0.5) * h * smearShare;
      pen.drawImage(image, x, y, w, h, x, y + shift, w, h);
    }
    pen.restore();
  }
  return canvas;
}
