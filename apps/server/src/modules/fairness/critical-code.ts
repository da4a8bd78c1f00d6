// The code that decides money and chance, as one SHA-256 over every file of it, and the releases of
// it that were tested and put on record. Tests, texts and screens are no part of it: a change of
// looks is no change of fairness.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** By name, folders from the root of the repository. */
export const criticalParts: Readonly<Record<string, readonly string[]>> = {
  engines: ['packages/engines/src'],
  money: ['packages/money/src'],
  ledger: ['packages/ledger/src', 'apps/server/src/modules/wallet/store/ledger'],
  rounds: ['apps/server/src/modules/wagering', 'apps/server/src/modules/slots'],
  jackpots: ['apps/server/src/modules/jackpots'],
  randomness: ['apps/server/src/platform/randomness'],
};

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
  /** What was tested again before it was put on record. */
  readonly retested: readonly string[];
  /** The version of every game of ours in it. */
  readonly games: Readonly<Record<string, string>>;
}

export async function hashCriticalCode(root: URL = repository): Promise<CodeHash> {
  const parts: Record<string, string> = {};
  for (const [part, folders] of Object.entries(criticalParts)) {
    const files = (await Promise.all(folders.map((folder) => sourcesIn(root, folder)))).flat();
    const lines = files.map(
      async (path) => `${path} ${sha256(await readFile(new URL(path, root)))}`,
    );
    parts[part] = sha256((await Promise.all(lines)).join('\n'));
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

async function sourcesIn(root: URL, folder: string): Promise<readonly string[]> {
  const found = await readdir(new URL(folder, root), { recursive: true, withFileTypes: true });
  const base = fileURLToPath(root);
  return found
    .filter((entry) => entry.isFile() && isCritical(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(base.length))
    .toSorted();
}

const isCritical = (name: string): boolean =>
  /\.(?:ts|sql)$/u.test(name) && !/(?:\.test|^testing)\.ts$/u.test(name);

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
