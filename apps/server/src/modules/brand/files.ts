// Files of a brand, made of what staff give and named by their content.
import { createHash } from 'node:crypto';
import { drawIcon } from '../../platform/images/index.ts';
import type { Icons } from './records.ts';
import type { FileKind } from './store/reader.ts';
import type { NewFile } from './store/writer.ts';

export function fileOf(kind: FileKind, bytes: Uint8Array): NewFile {
  return { file: createHash('sha256').update(bytes).digest('hex'), kind, bytes };
}

/** Sides in pixels, and how much of a side is left free at each edge. */
const sizes: Readonly<Record<keyof Icons, { side: number; edge: number; isOpaque: boolean }>> = {
  tab: { side: 48, edge: 0, isOpaque: false },
  // Phones of one maker put black where an icon is not opaque.
  phone: { side: 180, edge: 0.08, isOpaque: true },
  small: { side: 192, edge: 0, isOpaque: false },
  large: { side: 512, edge: 0, isOpaque: false },
  maskable: { side: 512, edge: 0.14, isOpaque: true },
};

export interface DrawnIcons {
  readonly icons: Icons;
  readonly files: readonly NewFile[];
}

/** A picture as an icon in every size, on this ground where it must be opaque. */
export async function drawIcons(picture: Uint8Array, ground: string): Promise<DrawnIcons> {
  const drawn = await Promise.all(
    Object.entries(sizes).map(async ([name, { side, edge, isOpaque }]) => {
      const asked = { side, edge, ...(isOpaque ? { ground } : {}) };
      return [name, fileOf('image/png', await drawIcon(picture, asked))] as const;
    }),
  );
  const icons = Object.fromEntries(drawn.map(([name, { file }]) => [name, file]));
  return { icons: icons as unknown as Icons, files: drawn.map(([, file]) => file) };
}
