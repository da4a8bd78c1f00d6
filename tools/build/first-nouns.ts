// Judges which nouns of the contract the first scripts of a front end call. A noun that is not on
// the list of first nouns must arrive later, with its screens.
import type { Rolldown } from 'vite';

type Bundle = Readonly<Record<string, ChunkFacts | { readonly type: 'asset' }>>;
type ChunkFacts = Pick<Rolldown.OutputChunk, 'type' | 'isEntry' | 'imports' | 'moduleIds'>;

/** The source files of the first scripts: of entries and first screens, and what they import. */
export function firstFiles(bundle: Bundle, firstScreens: readonly string[] = []): string[] {
  const chunks = new Map(
    Object.entries(bundle).flatMap(([name, file]) =>
      file.type === 'chunk' ? [[name, file] as const] : [],
    ),
  );
  const begins = ({ isEntry, moduleIds }: ChunkFacts) =>
    isEntry || firstScreens.some((screen) => moduleIds.includes(screen));
  const first = new Set([...chunks].flatMap(([name, chunk]) => (begins(chunk) ? [name] : [])));
  for (const name of first) for (const other of chunks.get(name)?.imports ?? []) first.add(other);
  return [...first].flatMap((name) => chunks.get(name)?.moduleIds ?? []);
}

interface Facts {
  readonly nounsOfFiles: ReadonlyMap<string, readonly string[]>;
  readonly firstNouns: readonly string[];
}

export function judgeFirstNouns(files: readonly string[], facts: Facts): string[] {
  const { nounsOfFiles, firstNouns } = facts;
  const called = new Set(files.flatMap((file) => nounsOfFiles.get(file) ?? []));
  const early = [...called].filter((noun) => !firstNouns.includes(noun)).toSorted();
  const gone = firstNouns.filter((noun) => !called.has(noun));
  const where = (noun: string) =>
    files.filter((file) => nounsOfFiles.get(file)?.includes(noun)).join(', ');
  return [
    ...early.map(
      (noun) => `the first scripts call ${noun}, which is no first noun: ${where(noun)}`,
    ),
    ...gone.map((noun) => `the first scripts no longer call ${noun}: it is no first noun`),
  ];
}
