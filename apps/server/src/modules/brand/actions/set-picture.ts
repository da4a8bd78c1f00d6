// Sets or removes the brand's logo, icon or home picture. Uploads are re-encoded. Icons are made in
// every size, from the logo while there is no icon.
import {
  houseColours,
  isRefusal,
  refuse,
  type brand,
  type BrandPicture,
  type Refusal,
} from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { pictureBytes, pictureSize, remakePicture } from '../../../platform/images/index.ts';
import { changeBrand } from '../change-brand.ts';
import { shownFace } from '../face.ts';
import { drawIcons, fileOf } from '../files.ts';
import type { BrandParts } from '../parts.ts';
import type { Face } from '../records.ts';
import type { NewFile } from '../store/writer.ts';

const sides: Readonly<Record<BrandPicture, number>> = { logo: 480, icon: 1024, hero: 1600 };
const iconSideMin = 192;

interface Given {
  readonly part: Partial<Face>;
  readonly files: readonly NewFile[];
}

const taken: Readonly<Record<BrandPicture, Partial<Face>>> = {
  logo: { logo: '', logoRatio: 0, logoIcons: null },
  icon: { icons: null },
  hero: { hero: '' },
};

export const setPicture =
  (parts: BrandParts): Action<typeof brand.setPicture> =>
  async ({ caller, input: { place, picture }, now }) => {
    const ground = parts.keeper.current().face.colours.bg ?? houseColours.bg;
    const given =
      picture === null
        ? { part: taken[place], files: [] }
        : await make(place, picture, ground.dark);
    if (isRefusal(given)) return given;
    await changeBrand(parts, {
      caller,
      now,
      action: `set-brand-${place}`,
      name: 'face',
      ...given,
    });
    return shownFace(parts);
  };

async function make(
  place: BrandPicture,
  base64: string,
  ground: string,
): Promise<Given | Refusal<'picture-unreadable' | 'icon-not-square'>> {
  const sent = pictureBytes(base64);
  const bytes = sent && (await remakePicture(sent, { sideMax: sides[place] }));
  if (!bytes) return refuse('picture-unreadable');
  const file = fileOf('image/webp', bytes);
  if (place === 'hero') return { part: { hero: file.file }, files: [file] };
  const { width, height } = await pictureSize(bytes);
  if (place === 'icon' && (width !== height || width < iconSideMin)) {
    return refuse('icon-not-square');
  }
  const { icons, files } = await drawIcons(bytes, ground);
  if (place === 'icon') return { part: { icons }, files };
  const logoRatio = Math.round((width / height) * 1000) / 1000;
  return { part: { logo: file.file, logoRatio, logoIcons: icons }, files: [file, ...files] };
}
