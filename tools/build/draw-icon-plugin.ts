// Puts our own drawing of icons in the place of the icon library's, in builds alone.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('../../packages/ui/src/draw-icon.ts', import.meta.url));

export const drawIconPlugin = (): Plugin => ({
  name: 'baize-draw-icon',
  apply: 'build',
  load: {
    filter: { id: /\/lucide-react\/.*\/createLucideIcon\.mjs$/u },
    handler: () => `export { drawIcon as default } from ${JSON.stringify(own)};`,
  },
});
