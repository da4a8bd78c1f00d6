// Files that players and operators upload, kept under the digest of their content: the same bytes
// are kept once, a name can never point to other bytes, and a half-written file is never seen.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface FileStore {
  /** Keeps the bytes and returns their name. */
  put(content: Uint8Array): Promise<string>;
  /** Undefined when nothing of this name is kept. */
  get(name: string): Promise<Buffer | undefined>;
}

const digestName = /^[0-9a-f]{64}$/;

export function openFileStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name.slice(2));
  return {
    put: async (content) => {
      const name = createHash('sha256').update(content).digest('hex');
      if (!(await exists(pathOf(name)))) await writeWhole(pathOf(name), content);
      return name;
    },
    get: async (name) => {
      // A name from outside must not reach another path.
      if (!digestName.test(name)) return undefined;
      return readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    },
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', 0o640);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
