// Every use case and every pure decision of a module is proved by a test of that module, beside it
// where it has one to itself, so that the proof is easy to find.
import { isTest } from '../../source/source-file.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { TreeRule } from '../rule.ts';

const decision =
  /^(apps\/server\/src\/modules\/[^/]+\/)(?:[a-z-]+\/)?(?:actions|rules)\/(?:.*\/)?([a-z0-9-]+)\.ts$/;
const holdsCode = /^export (?:async )?(?:function|const)/m;

export const decisionTests: TreeRule = {
  kind: 'tree',
  name: 'decision-tests',
  reason: 'a decision about money or rights is proved where it is taken',
  check(tree) {
    const tests = tree.files.filter(({ path }) => isTest(path));
    return tree.files
      .filter((file) => !isTest(file.path) && decision.test(file.path))
      .filter((file) => holdsCode.test(file.text) && !isProved(tests, file))
      .map(({ path }) => ({
        file: path,
        line: 1,
        what: 'no test of its module names it',
        fix: `write ${path.slice(path.lastIndexOf('/') + 1).replace(/\.ts$/, '.test.ts')}`,
      }));
  },
};

/** A test of the module imports the file, or calls the action by its name. */
function isProved(tests: readonly SourceFile[], { path }: SourceFile): boolean {
  const [, folder = '', name = ''] = decision.exec(path) ?? [];
  const camel = name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const named = new RegExp(`/${name}\\.ts'|\\b${camel}\\(`);
  return tests.some((test) => test.path.startsWith(folder) && named.test(test.text));
}
