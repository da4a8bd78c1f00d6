// The folders of the built front ends, and which paths are screens of each: the site's own, the
// arcade's games, the console's with the pictures of games. Pages for players wear the brand from
// the start.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gameOf } from '@baize/engines';
import type { FilesSettings } from '../gateway/index.ts';
import type { Brand } from '../modules/settings/index.ts';
import { gameHead } from './brand-head.ts';
import type { SitePage } from './site-page.ts';

const folderOf = (app: string) => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url));

const iconFile = new URL('../../../site/public/icons/app-192.png', import.meta.url);

/** The icon of the house, for as long as a brand has none. */
export const houseIcon = (): Promise<Uint8Array> => readFile(iconFile);

/** The folder of the built site, and of its screens as built for rendering on the server. */
export const siteFolder = folderOf('site');
export const screensFile = fileURLToPath(
  new URL('../../../site/drawn/dist/drawn-page.js', import.meta.url),
);

export const siteFronts = (brand: () => Brand, page: SitePage['of']): readonly FilesSettings[] => [
  {
    folder: folderOf('arcade'),
    prefix: '/arcade/',
    isScreen: (path) => gameOf(path.replace(/^\/arcade\//, '')) !== undefined,
    page: async () => ({ name: '', head: gameHead(brand()) }),
  },
  {
    folder: folderOf('site'),
    prefix: '/',
    // An unknown page is the site's own "not found" screen, in the visitor's language.
    isScreen: () => true,
    page,
  },
];

export const consoleFronts: readonly FilesSettings[] = [
  // Staff see games and vendors as players do.
  { folder: `${folderOf('site')}/art`, prefix: '/art/', isScreen: () => false },
  { folder: folderOf('console'), prefix: '/', isScreen: (path) => !path.includes('.') },
];
