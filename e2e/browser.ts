// Chooses the browser of the journeys, and how it is started.
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
  // A journey opens page after page of one site. Each would start a process that compiles the same
  // code anew, and optimises code that then runs for a second. Only very hot code (the proof of
  // work) is worth it.
  '--process-per-site',
  '--js-flags=--no-opt --interrupt-budget-for-maglev=20000000',
];

const startedWith = (args: readonly string[]) => ({
  args: [...args],
  ...(program ? { executablePath: program } : {}),
});

/** Draws a game’s stage on the plain canvas: a graphics card that is only played is slow. */
export const plainBrowser = startedWith([...quiet, '--disable-software-rasterizer']);

/** Draws it by WebGL, as most players’ browsers do. */
export const graphicBrowser = startedWith(quiet);
