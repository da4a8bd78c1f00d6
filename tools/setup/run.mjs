// Runs a program to its end with our own input and output; its failure is ours.
import { spawn } from 'node:child_process';

/**
 * @param {string} program
 * @param {readonly string[]} words
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the exit code; 1 when it could not be started or was killed
 */
export function run(program, words, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: 'inherit', ...options });
    child.once('error', (error) => {
      process.stderr.write(`baize: ${program}: ${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** npm as it was called, or the one on the path. @param {readonly string[]} words */
export function npmCall(words, node = process.execPath) {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script)) return { program: node, words: [script, ...words] };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', words: [...words] };
}
