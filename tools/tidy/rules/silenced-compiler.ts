// No comment silences the compiler: it would hide the mistake the compiler is there to find.
import { isCode, isTest, lineAt } from '../../source/source-file.ts';
import type { FileRule } from '../rule.ts';

const silencers = /@ts-(?:ignore|nocheck|expect-error)/;

export const silencedCompiler: FileRule = {
  kind: 'file',
  name: 'silenced-compiler',
  reason: 'what the compiler cannot see it cannot check',
  applies: isCode,
  check(file) {
    if (!silencers.test(file.text)) return [];
    return (
      file.parsed.comments
        .filter(({ value }) => silencers.test(value))
        // A test of types may prove that a line does not compile.
        .filter(({ value }) => !(isTest(file.path) && value.includes('@ts-expect-error')))
        .map(({ start }) => ({
          line: lineAt(file.text, start),
          what: 'a silenced compiler',
          fix: 'say the type, or take unknown and look before use',
        }))
    );
  },
};
