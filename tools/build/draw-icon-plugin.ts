// Puts our own drawing of icons in the place of the icon library's, in builds alone, and takes from
// each icon what that drawing does not need.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('../../packages/ui/src/draw-icon.ts', import.meta.url));

/** Without the list keys, the usual size and the older names of an icon. */
export const slimIcon = (code: string): string =>
  code
    .replaceAll(/,\s*key: "\w+"/gu, '')
    .replace(/\n\s*size: 24,/u, '')
    .replace(/,\s*aliases: \[[^\]]*\]/u, '')
    .replace(/^__iconData\.node;$/mu, '');

export const drawIconPlugin = (): Plugin => ({
  name: 'baize-draw-icon',
  apply: 'build',
  load: {
    filter: { id: /\/lucide-react\/.*\/createLucideIcon\.mjs$/u },
    handler: () => `export { drawIcon as default } from ${JSON.stringify(own)};`,
  },
  transform: {
    filter: { id: /\/lucide-react\/.*\/icons\/[^/]+\.mjs$/u },
    handler: (code) => ({ code: slimIcon(code), map: null }),
  },
});
