// The folder of the database of test runs: in memory where the machine has room there. A copy of
// the template is a thousand files, for which some disks need the better part of a second.
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { existsSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../../', import.meta.url));
const onDisk = join(checkout, '.cache', 'test-database');
const memory = '/dev/shm';
const bytesLeast = 2 * 2 ** 30;
const prefix = `baize-test-${process.getuid?.() ?? 0}-`;

export function testDataDir(): string {
  if (!hasRoom()) return onDisk;
  forgetGone();
  const name = createHash('sha256').update(checkout).digest('hex').slice(0, 12);
  const folder = join(memory, `${prefix}${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, 'of'), checkout);
  return folder;
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return process.platform === 'linux' && bavail * bsize >= bytesLeast;
  } catch {
    return false;
  }
}

/** What is left of checkouts that are no more. */
function forgetGone(): void {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(memory, name);
    try {
      const root = readFileSync(join(folder, 'of'), 'utf8');
      if (!existsSync(root)) rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another run makes it or removes it at this moment, or it is somebody else's.
    }
  }
}
