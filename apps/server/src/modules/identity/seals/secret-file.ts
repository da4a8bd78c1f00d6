// The platform's own secret: 32 bytes in a file that only its owner may read, made at the first
// start. Processes that start together agree on the one that was written first.
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const bytes = 32;

/** Reads the secret of a data folder, or makes it. */
export function readOrMakeSecret(dataDir: string): Uint8Array {
  const path = join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  return readSecret(path) ?? makeSecret(path);
}

/** A secret given as text, for platforms that run on several machines: 64 hexadecimal digits. */
export function secretOf(text: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new Error('A secret is 64 hexadecimal digits.');
  return Buffer.from(text, 'hex');
}

function readSecret(path: string): Uint8Array | undefined {
  try {
    return secretOf(readFileSync(path, 'utf8').trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function makeSecret(path: string): Uint8Array {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const secret = randomBytes(bytes);
  writeFileSync(draft, `${secret.toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    // A link is made whole or not at all, and never over another's.
    linkSync(draft, path);
    return secret;
  } catch (error) {
    const first = readSecret(path);
    if (first === undefined) throw error;
    return first;
  } finally {
    rmSync(draft);
  }
}
