// Installs the locked dependencies when they are missing or the lock file changed since the last
// time. A second start on an unchanged lock file does nothing and takes no time.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './root.mjs';
import { npmCall, run } from './run.mjs';

/** @param {string} folder */
function lockFingerprint(folder) {
  const hash = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')));
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

/** @param {string} folder */
function markerFile(folder) {
  return join(folder, 'node_modules', '.baize-lock');
}

/** Someone ran `npm ci` by hand: npm's own record is newer than the lock file. */
function installedByHand(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (existsSync(markerFile(folder)) || !existsSync(record)) return false;
  return statSync(record).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
}

/** @param {string} folder the project's root */
export function needsInstall(folder) {
  if (!existsSync(join(folder, 'node_modules'))) return true;
  if (installedByHand(folder)) {
    markInstalled(folder);
    return false;
  }
  const marker = markerFile(folder);
  return !existsSync(marker) || readFileSync(marker, 'utf8') !== lockFingerprint(folder);
}

/** @param {string} folder */
export function markInstalled(folder) {
  writeFileSync(markerFile(folder), lockFingerprint(folder));
}

const triesMax = 2;

/** @param {string} folder @returns {Promise<boolean>} false when npm failed */
export async function ensureInstalled(folder) {
  if (!needsInstall(folder)) return true;
  say('installing the locked dependencies (once, about a minute)');
  const call = npmCall(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  for (let tried = 1; tried <= triesMax; tried += 1) {
    const code = await run(call.program, [...call.words, '--loglevel=error'], { cwd: folder });
    if (code === 0) {
      markInstalled(folder);
      return true;
    }
    if (tried < triesMax) say('npm did not finish; trying once more');
  }
  return false;
}
