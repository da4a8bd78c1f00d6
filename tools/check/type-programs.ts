// The project that checks each source file, by the compiler's own build record: every file is
// checked by a project, and one that others refer to by no other project again.
import { dirname, relative, resolve } from 'node:path';

export interface Program {
  readonly project: string;
  /** Others refer to it and read its declarations. */
  readonly isReferenced: boolean;
  /** The source files that its `include` names. */
  readonly named: ReadonlySet<string>;
  /** All source files that it checks, as paths from the root. */
  readonly files: readonly string[];
}

interface BuildRecord {
  /** Numbers of files from one, alone or as a first and a last. */
  readonly root: readonly (number | readonly [number, number])[];
  readonly fileNames: readonly string[];
  readonly options?: { readonly composite?: boolean };
}

const source = /\.(?:[cm]?ts|tsx)$/;

export function programOf(root: string, project: string, path: string, text: string): Program {
  const record = JSON.parse(text) as BuildRecord;
  const all = record.fileNames.map((name) =>
    relative(root, resolve(dirname(path), name)).replaceAll('\\', '/'),
  );
  const numbers = record.root.map((one) => (typeof one === 'number' ? ([one, one] as const) : one));
  const isNamed = (index: number) =>
    numbers.some(([first, last]) => index + 1 >= first && index + 1 <= last);
  return {
    project,
    isReferenced: record.options?.composite === true,
    named: new Set(all.filter((_, index) => isNamed(index))),
    files: all.filter((name) => source.test(name) && !/^\.\.|^\.cache\/|node_modules\//.test(name)),
  };
}

export function ownershipComplaints(
  programs: readonly Program[],
  paths: readonly string[],
): string[] {
  const checked = new Set(programs.flatMap(({ files }) => files));
  const owners = new Map(
    programs
      .filter(({ isReferenced }) => isReferenced)
      .flatMap(({ project, named }) => [...named].map((file) => [file, project] as const)),
  );
  const unchecked = paths.filter((path) => source.test(path) && !checked.has(path));
  return [
    ...unchecked.map((path) => `${path}: no project checks its types. Fix: include it in one.`),
    ...programs.flatMap(({ project, named, files }) => [
      ...new Set(
        files
          .filter((file) => !named.has(file))
          .flatMap((file) => owners.get(file) ?? [])
          .filter((owner) => owner !== project)
          .map((owner) => `${project}: checks ${owner} once more. Fix: refer to it.`),
      ),
    ]),
  ];
}
