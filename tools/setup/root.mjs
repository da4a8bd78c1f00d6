// The project's path, and the setup's output: one line for each long step. The setup runs on Node
// 20 or later and imports nothing from npm.
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string} text */
export function say(text) {
  process.stdout.write(`baize: ${text}\n`);
}

/** Ends the setup with one clear sentence and a failing exit code. @param {string} text */
export function giveUp(text) {
  process.stderr.write(`baize: ${text}\n`);
  process.exit(1);
}
