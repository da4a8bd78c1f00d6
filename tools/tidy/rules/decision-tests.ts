// Every use case and every pure decision of a module has its test beside it, and a test stands
// beside its subject: nobody has to look for the proof.
import { isTest } from '../../source/source-file.ts';
import type { TreeRule } from '../rule.ts';

export const decisionTests: TreeRule = {
  kind: 'tree',
  name: 'decision-tests',
  reason: 'a decision about money or rights is proved beside where it is taken',
  check: (tree) =>
    tree.files
      .filter(({ path }) =>
        /^apps\/server\/src\/modules\/[^/]+\/(?:actions|rules)\/.*\.ts$/.test(path),
      )
      .filter(
        ({ path, text }) => !isTest(path) && /^export (?:async )?(?:function|const)/m.test(text),
      )
      .filter(({ path }) => !tree.has(path.replace(/\.ts$/, '.test.ts')))
      .map(({ path }) => ({
        file: path,
        line: 1,
        what: 'no test beside it',
        fix: `write ${path.slice(path.lastIndexOf('/') + 1).replace(/\.ts$/, '.test.ts')}`,
      })),
};
