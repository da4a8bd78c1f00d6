// Serves the kit page while one designs: `npm run kit -w packages/ui`. It is never shipped.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  publicDir: here('../../../apps/site/public'),
  plugins: [react()],
  server: { host: '127.0.0.1', port: 8093, fs: { allow: [here('../../..')] } },
});
