// The web app manifest of the site: the brand's name, colours and icons [S28].
import { houseColours, type brand } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { BrandParts } from '../parts.ts';
import { iconsOf } from '../records.ts';

const houseIcons = [
  { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
];

export const getManifest =
  ({ keeper }: BrandParts): Action<typeof brand.getManifest> =>
  async ({ locale }) => {
    const { face } = keeper.current();
    const ground = (face.colours.bg ?? houseColours.bg).dark;
    const own = iconsOf(face);
    const icon = (file: string, side: number, purpose: string) => ({
      src: `/wps/brand/icon/${file}`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    });
    return JSON.stringify({
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang: locale,
      name: face.name,
      short_name: face.name.length > 12 ? (face.name.split(' ')[0] ?? face.name) : face.name,
      background_color: ground,
      theme_color: ground,
      icons: own
        ? [
            icon(own.small, 192, 'any'),
            icon(own.large, 512, 'any'),
            icon(own.maskable, 512, 'maskable'),
          ]
        : houseIcons,
    });
  };
