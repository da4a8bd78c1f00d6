// Which browser the journeys are walked in, and how it is started.
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const program = process.env['CHROMIUM_PATH'] ?? places.find((path) => existsSync(path));

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const startedWith = (args: readonly string[]) => ({
  args: [...args],
  ...(program ? { executablePath: program } : {}),
});

/** Draws a game’s stage on the plain canvas: a graphics card that is only played is slow. */
export const plainBrowser = startedWith([...quiet, '--disable-software-rasterizer']);

/** Draws it by WebGL, as most players’ browsers do. */
export const graphicBrowser = startedWith(quiet);
