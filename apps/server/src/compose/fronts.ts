// Where the built front ends lie, and which paths are screens of each: the site's own, the arcade's
// games, the console's with the pictures of games.
import { fileURLToPath } from 'node:url';
import { gameOf } from '@baize/engines';
import type { FilesSettings } from '../gateway/index.ts';

const folderOf = (app: string) => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url));

export const siteFronts: readonly FilesSettings[] = [
  {
    folder: folderOf('arcade'),
    prefix: '/arcade/',
    isScreen: (path) => gameOf(path.replace(/^\/arcade\//, '')) !== undefined,
  },
  {
    folder: folderOf('site'),
    prefix: '/',
    // An unknown page is the site's own "not found" screen, in the visitor's language.
    isScreen: (path) => !path.includes('.') || path.endsWith('.html'),
  },
];

export const consoleFronts: readonly FilesSettings[] = [
  // Staff see games and vendors as players do.
  { folder: `${folderOf('site')}/art`, prefix: '/art/', isScreen: () => false },
  { folder: folderOf('console'), prefix: '/', isScreen: (path) => !path.includes('.') },
];
