// Finds the files that decide money and chance: all files of the folders below and all files that
// they import, so that none can be forgotten. Type-only imports decide nothing at run time; nor
// does a door (`index.ts`) that only re-exports.
import { families } from '@baize/engines';
import { posix } from 'node:path';

const modules = 'apps/server/src/modules';

/** By part, from the repository's root. A family's rounds are kept by the module of its name. */
export const decidingFolders: Readonly<Record<string, readonly string[]>> = {
  engines: ['packages/engines/src'],
  money: ['packages/money/src'],
  ledger: ['packages/ledger/src', `${modules}/wallet/books/store/ledger`],
  rounds: [
    `${modules}/wagering/rounds`,
    `${modules}/wagering/slips`,
    `${modules}/wagering/store/schema`,
    ...families.map(({ code }) => `${modules}/${code}`),
  ],
  jackpots: [`${modules}/jackpots`],
  randomness: ['apps/server/src/platform/randomness'],
};

/** Code that deciding code may use without it being hashed: the wire, the texts and the ground. */
const beside = ['packages/contract/', 'packages/i18n/', 'apps/server/src/platform/'];

/** Where source files are read: the disk, or what a test makes up. */
export interface Sources {
  /** Every file below a folder; none where there is no such folder. */
  list(folder: string): Promise<readonly string[]>;
  read(path: string): Promise<string>;
}

export interface DecidingCode {
  /** By path; sorted. */
  readonly files: ReadonlyMap<string, string>;
  /** Doors that were passed through. */
  readonly doors: readonly string[];
  /** Imports that lead out of the folders, as `file → file`. */
  readonly astray: readonly string[];
  /** Folders in which nothing stands. */
  readonly empty: readonly string[];
}

export async function findDecidingCode(
  sources: Sources,
  folders: Readonly<Record<string, readonly string[]>> = decidingFolders,
): Promise<DecidingCode> {
  const declared = Object.values(folders).flat();
  const walk = new Walk(sources, declared);
  const empty: string[] = [];
  for (const folder of declared) {
    const found = (await sources.list(folder)).filter(isDeciding);
    if (found.length === 0) empty.push(folder);
    for (const path of found) await walk.take(path);
  }
  const files = new Map([...walk.files].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return { files, doors: [...walk.doors], astray: walk.astray, empty };
}

const isDeciding = (path: string): boolean =>
  /\.(?:ts|sql)$/u.test(path) && !/(?:\.test|\/testing)\.ts$/u.test(path);

class Walk {
  readonly files = new Map<string, string>();
  readonly doors = new Set<string>();
  readonly astray: string[] = [];
  readonly #sources: Sources;
  readonly #declared: readonly string[];

  constructor(sources: Sources, declared: readonly string[]) {
    this.#sources = sources;
    this.#declared = declared;
  }

  /** Takes a file with all that it imports. */
  async take(path: string): Promise<void> {
    if (this.files.has(path)) return;
    const text = await this.#sources.read(path);
    this.files.set(path, text);
    if (!path.endsWith('.ts')) return;
    for (const found of importsOf(text)) {
      for (const target of await this.#targetsOf(path, found)) {
        if (!this.#isWithin(target)) this.astray.push(`${path} → ${target}`);
        await this.take(target);
      }
    }
  }

  #isWithin(path: string): boolean {
    return this.#declared.some((folder) => path.startsWith(`${folder}/`));
  }

  /** The files that an import leads to; none where it leads beside the code that decides. */
  async #targetsOf(from: string, { specifier, names }: Import): Promise<readonly string[]> {
    const path = ownPath(from, specifier);
    if (path === undefined) return [];
    const isBeside = beside.some((place) => path.startsWith(place)) && !this.#isWithin(path);
    if (isBeside) return [];
    if (!path.endsWith('/index.ts') || this.#isWithin(path) || names === 'all') return [path];
    this.doors.add(path);
    const offered = importsOf(await this.#sources.read(path), 'export');
    const behind = names.map((name) => {
      const found = offered.find((one) => one.names !== 'all' && one.names.includes(name));
      return (found && ownPath(path, found.specifier)) ?? path;
    });
    return [...new Set(behind)];
  }
}

interface Import {
  readonly specifier: string;
  readonly names: readonly string[] | 'all';
}

const statement =
  /^(import|export)(\s+type)?\s+(?:(\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+)\s+from\s+)?'([^']+)'/gmu;
const called = /\bimport\(\s*'([^']+)'/gu;

/** A file's imports at run time. */
function importsOf(text: string, word?: 'export'): readonly Import[] {
  const found = [...text.matchAll(statement)].flatMap(
    ([, keyword, type, what, specifier = '']): Import[] => {
      if (type !== undefined || (word !== undefined && keyword !== word)) return [];
      if (!what?.startsWith('{')) return [{ specifier, names: 'all' }];
      const names = namesIn(what);
      return names.length === 0 ? [] : [{ specifier, names }];
    },
  );
  if (word !== undefined) return found;
  const later = [...text.matchAll(called)].map(([, specifier = '']): Import => {
    return { specifier, names: 'all' };
  });
  return [...found, ...later];
}

/** The names as the file they come from knows them. */
const namesIn = (braces: string): readonly string[] =>
  braces
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/\s+as\s+\w+$/u, ''));

/** A file of ours, by path or through the door of a package; undefined: a library. */
function ownPath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const found = /^@baize\/([\w-]+)/u.exec(specifier)?.[1];
  return found === undefined ? undefined : `packages/${found}/src/index.ts`;
}
