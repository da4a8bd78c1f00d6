// Which files the art of the house consists of, how large each is and how heavy it may be.
// The build writes exactly these, and the test beside it finds each of them committed.
import { fileURLToPath } from 'node:url';
import { tileRecipes } from '../../art/tiles.ts';

export interface Output {
  /** From the root of the repository. */
  path: string;
  width: number;
  height: number;
  bytesMax: number;
}

const root = new URL('../../', import.meta.url);

export const pathOf = (path: string): string => fileURLToPath(new URL(path, root));

const kilobyte = 1024;

export function bothKinds(path: string, size: Omit<Output, 'path'>): Output[] {
  return ['avif', 'webp'].map((kind) => ({ ...size, path: `${path}.${kind}` }));
}

export const tileFolder = 'apps/site/public/art/tiles';
export const heroFolder = 'apps/site/public/art/heroes';
export const slotFolder = 'apps/arcade/public/art/golden-lotus-20';

export const tileWidths = [180, 360] as const;

export function tileOutputs(code: string): Output[] {
  return tileWidths.flatMap((width) =>
    bothKinds(`${tileFolder}/${code}.${width}`, {
      width,
      height: (width * 4) / 3,
      bytesMax: (width === 360 ? 12 : 6) * kilobyte,
    }),
  );
}

export const outputs: readonly Output[] = tileRecipes.flatMap(({ code }) => tileOutputs(code));
