// Finds a Chromium for the browser journeys: preferably the headless one, which takes half the
// processor. On a Debian machine under root it is installed when missing; elsewhere one sentence
// says what to install.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './root.mjs';
import { run } from './run.mjs';

const best = 'chromium-headless-shell';
const names = [
  best,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {NodeJS.ProcessEnv} env @returns {string | undefined} */
export function findChromium(env) {
  const given = env.CHROMIUM_PATH;
  if (given) return isProgram(given) ? given : undefined;
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  for (const name of names) {
    const folder = folders.find((one) => one && isProgram(join(one, name)));
    if (folder) return join(folder, name);
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return isProgram(mac) ? mac : undefined;
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && hasProgram('apt-get');
}

function hasProgram(name) {
  return spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;
}

function offers(name) {
  return spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
}

async function installChromium() {
  say('installing Chromium for the browser journeys (once)');
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  await run('apt-get', ['update', '-qq'], options);
  const packages = [offers(best) ? best : 'chromium', 'fonts-noto-core'];
  const words = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  await run('apt-get', words, options);
}

/** @returns {Promise<string | undefined>} the program, or undefined when there is none */
export async function ensureChromium() {
  const found = findChromium(process.env);
  if (found?.endsWith(best) || process.env.CHROMIUM_PATH || !canInstall()) return found;
  if (found && !offers(best)) return found;
  await installChromium();
  return findChromium(process.env);
}

export const noChromiumMessage = process.env.CHROMIUM_PATH
  ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not a program.`
  : 'The browser journeys need Chromium: install the packages "chromium-headless-shell" (or ' +
    '"chromium") and "fonts-noto-core", or set CHROMIUM_PATH to a Chrome or Chromium program.';
