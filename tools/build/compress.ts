// Puts a .br and a .gz beside every built text file that gains from it, so that the server sends
// small files without compressing anything while it serves.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = /\.(html|js|css|svg|json|webmanifest|txt|xml|wasm|ico)$/;
const bytesMin = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface CompressedFile {
  readonly name: string;
  readonly bytes: number;
  readonly gzipBytes: number;
}

/** Files below `bytesMin` or that would grow stay alone. Returns all text files with sizes. */
export async function compressFolder(folder: string): Promise<CompressedFile[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => texts.test(name)).sort();
  return Promise.all(files.map((name) => compressFile(folder, name)));
}

async function compressFile(folder: string, name: string): Promise<CompressedFile> {
  const path = join(folder, name);
  const content = await readFile(path);
  if (content.length < bytesMin) return { name, bytes: content.length, gzipBytes: content.length };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
  return { name, bytes: content.length, gzipBytes: gz.length };
}
