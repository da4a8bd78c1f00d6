// The code that decides money and chance, as one SHA-256 over every file of it, and the releases of
// it that were tested and put on record. Tests, texts and screens are no part of it: a change of
// looks is no change of fairness.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { decidingFolders, findDecidingCode, type Sources } from './deciding-code.ts';

export const repository = new URL('../../../../../', import.meta.url);
export const releasesFile = new URL('docs/fairness/releases.json', repository);

export interface CodeHash {
  readonly hash: string;
  readonly parts: Readonly<Record<string, string>>;
}

export interface Release extends CodeHash {
  readonly number: number;
  /** `2026-11-21` */
  readonly day: string;
  readonly why: string;
  /** The tests that were run again before it was recorded. */
  readonly retested: readonly string[];
  /** The version of every game of ours in it. */
  readonly games: Readonly<Record<string, string>>;
}

export async function hashCriticalCode(root: URL = repository): Promise<CodeHash> {
  const { files } = await findDecidingCode(sourcesAt(root));
  const lines = new Map<string, string[]>();
  for (const [path, text] of files) {
    const part = partOf(path);
    lines.set(part, [...(lines.get(part) ?? []), `${path} ${sha256(text)}`]);
  }
  const parts: Record<string, string> = {};
  for (const part of [...Object.keys(decidingFolders), elsewhere]) {
    const own = lines.get(part);
    if (own) parts[part] = sha256(own.join('\n'));
  }
  const whole = Object.entries(parts).map(([part, hash]) => `${part} ${hash}`);
  return { hash: sha256(whole.join('\n')), parts };
}

/** All releases on record, the newest last; none where there is no record that can be read. */
export async function readReleases(at: URL = releasesFile): Promise<readonly Release[]> {
  const text = await readFile(at, 'utf8').catch(() => '{"releases":[]}');
  return (JSON.parse(text) as { releases: Release[] }).releases;
}

/** Parts that are not as they were on record. */
export function differingParts(found: CodeHash, release: Release | undefined): readonly string[] {
  return Object.keys(found.parts).filter((part) => found.parts[part] !== release?.parts[part]);
}

/** Where an import has led that no part holds; a test keeps it empty. */
const elsewhere = 'elsewhere';

const partOf = (path: string): string =>
  Object.entries(decidingFolders).find(([, folders]) =>
    folders.some((folder) => path.startsWith(`${folder}/`)),
  )?.[0] ?? elsewhere;

/** The source files of a repository on disk. */
export const sourcesAt = (root: URL): Sources => ({
  async list(folder) {
    const options = { recursive: true, withFileTypes: true } as const;
    const found = await readdir(new URL(folder, root), options).catch(() => []);
    const base = fileURLToPath(root);
    return found
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(base.length))
      .toSorted();
  },
  read: (path) => readFile(new URL(path, root), 'utf8'),
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
