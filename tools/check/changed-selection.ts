// Selects the checks that a change can break, from the import graph and from rules beyond imports:
// a test that builds a whole server stands for its own module, a migration for its module and all
// proofs of the whole server, a text for the screens that show it.
import { isCode, isTest } from '../source/source-file.ts';
import type { Tree } from '../source/tree.ts';
import { graphOf } from './changed-graph.ts';

/** Files that a change reaches, and why. */
export interface Chosen {
  readonly why: string;
  readonly files: readonly string[];
}

export interface Selection {
  readonly tests: readonly string[];
  readonly journeys: readonly string[];
  /** The worlds in which they are walked. */
  readonly worlds: readonly string[];
  /** Whether a front end, or what its pages weigh, may have changed. */
  readonly isBuilt: boolean;
  readonly reasons: readonly Chosen[];
  /** The reason why the whole gate is due anyway. */
  readonly due: readonly string[];
}

const proofs = 'apps/server/testing/';
const isProof = (path: string): boolean => path.startsWith(proofs) && isTest(path);
const isServerCode = (path: string): boolean =>
  path.startsWith('apps/server/src/') && !isTest(path);
const frontEnds = /^(?:apps\/(?:site|arcade|console)|packages\/ui)\//;
const journey = /^e2e\/.*\.spec\.ts$/;
const mainJob = 'e2e/main-job.spec.ts';
const journeysMax = 3;

/** The base of every test. */
const foundations =
  /^(?:package-lock\.json|vitest\.config\.ts|tsconfig[.a-z]*\.json|tools\/screens\/.*)$|(?:^|\/)package\.json$|^apps\/server\/testing\/(?:global-setup|database)\.ts$/;

export function selectionOf(tree: Tree, changed: readonly string[]): Selection {
  // A test of one module builds the whole server to prove that module, not all that is built.
  const graph = graphOf(tree, (from, to) => to.startsWith(proofs) && !from.startsWith(proofs));
  const all = tree.files.map(({ path }) => path);
  const reachOf = (path: string) => graph.reachedBy([path, ...speakersOf(tree, path)]);
  const reached = new Map(changed.map((path) => [path, reachOf(path)]));
  const everything = new Set([...reached.values()].flatMap((paths) => [...paths]));

  const reasons = [
    ...changed.flatMap((path) => {
      const near = new Set([...(reached.get(path) ?? []), ...neighboursOf(tree, path)]);
      const files = all.filter((one) => isTest(one) && !isProof(one) && near.has(one));
      return [{ why: path, files }];
    }),
    changed.some((path) => shakesServer(path, reached))
      ? { why: 'code or a table of the server', files: all.filter(isProof) }
      : {
          why: 'what proofs of the whole server stand on',
          files: all.filter((path) => isProof(path) && everything.has(path)),
        },
  ].filter(({ files }) => files.length > 0);

  const walked = all.filter((path) => journey.test(path) && everything.has(path));
  const isProduct = [...everything].some((path) => frontEnds.test(path) || isServerCode(path));
  const journeys =
    walked.length > journeysMax ? walked.filter((path) => changed.includes(path)) : walked;
  const isWalked = isProduct || walked.length > journeysMax;
  const chosen = [...new Set([...journeys, ...(isWalked && tree.has(mainJob) ? [mainJob] : [])])];
  return {
    tests: [...new Set(reasons.flatMap(({ files }) => files))].toSorted(),
    journeys: chosen,
    worlds: [...new Set(chosen.flatMap((path) => worldsOf(tree, path)))],
    isBuilt: [...everything].some((path) => frontEnds.test(path) && !isTest(path)),
    reasons,
    due: changed
      .filter((path) => foundations.test(path))
      .map((path) => `${path}: every test stands on it`),
  };
}

/** A journey that changes the house for everybody has a world of its own. */
function worldsOf(tree: Tree, path: string): string[] {
  const text = tree.file(path)?.text ?? '';
  const alone = text.match(/^ *journeyAlone\(|\btag: alone\b/gm)?.length ?? 0;
  const last = text.match(/\btag: clockMoves\b/g)?.length ?? 0;
  const all = text.match(/^ *(?:test|journey|journeyAlone)\(/gm)?.length ?? 0;
  return [
    ...(alone > 0 ? ['alone'] : []),
    ...(all > alone + last ? ['one-process'] : []),
    ...(last > 0 ? ['moved-clock'] : []),
  ];
}

/** Tests beside a changed file that no import leads to it. */
function neighboursOf(tree: Tree, path: string): string[] {
  const tests = tree.files.map((file) => file.path).filter(isTest);
  const home = homeOf(path);
  if (home !== undefined && !isTest(path)) {
    return tests.filter(
      (test) => homeOf(test) === home && (!isCode(path) || usesHarness(tree, test)),
    );
  }
  if (path.startsWith('packages/i18n/src/locales/')) {
    return tests.filter((test) => test.startsWith('packages/i18n/'));
  }
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return isCode(path) || folder === '' ? [] : tests.filter((test) => test.startsWith(folder));
}

/** The part of the server whose tests stand for it. */
const homeOf = (path: string): string | undefined =>
  /^apps\/server\/src\/(?:(?:modules|platform)\/[^/]+|[^/]+)\//.exec(path)?.[0];

function usesHarness(tree: Tree, test: string): boolean {
  return /\/testing\/index\.ts'|'@baize\/server\/testing'/.test(tree.file(test)?.text ?? '');
}

/** Code that names a text's noun or a data file, as no import does. */
function speakersOf(tree: Tree, path: string): string[] {
  const noun = /^packages\/i18n\/src\/locales\/[^/]+\/([a-z0-9-]+)\.ts$/.exec(path)?.[1];
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (noun === undefined && (isCode(path) || everywhere.has(name))) return [];
  const said = noun === undefined ? name : `'${camel(noun)}.`;
  return tree.files.flatMap((file) =>
    isCode(file.path) && !file.path.startsWith('packages/i18n/') && file.text.includes(said)
      ? file.path
      : [],
  );
}

/** Names that too many files have for a mention to mean one of them. */
const everywhere = new Set(['README.md', 'package.json', 'tsconfig.json', 'index.html']);

const camel = (noun: string): string =>
  noun.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A text moves no server; code behind it or a migration does. */
function shakesServer(path: string, reached: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if (/^apps\/server\/src\/.*\.sql$/.test(path)) return true;
  return (
    isCode(path) && !path.includes('/locales/') && [...(reached.get(path) ?? [])].some(isServerCode)
  );
}
