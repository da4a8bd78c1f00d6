// Finds the Node that the project is locked to, which npm installed beside the other dependencies;
// on a platform it is not made for, the machine's own Node serves when it is recent enough.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const majorMin = 24;

/** @param {string} folder @returns {string | undefined} undefined when no Node here will do */
export function findNode(folder, own = process) {
  const system = own.platform === 'win32' ? 'win' : own.platform;
  const name = own.platform === 'win32' ? 'node.exe' : 'node';
  const locked = join(folder, 'node_modules', `node-${system}-${own.arch}`, 'bin', name);
  if (existsSync(locked)) return locked;
  return Number(own.versions.node.split('.')[0]) >= majorMin ? own.execPath : undefined;
}

export const noNodeMessage =
  `Baize runs on Node ${majorMin} or later. No locked Node exists for this platform ` +
  `(${process.platform} ${process.arch}); install Node ${majorMin} and run the command again.`;
