// No value is of every type: an `any`, or a comment that silences the compiler, hides the mistake
// the compiler is there to find.
import { isTest, lineAt } from '../../source/source-file.ts';
import type { FileRule } from '../rule.ts';
import { isCode } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';

const silencers = /@ts-(?:ignore|nocheck|expect-error)/;
const fix = 'say the type, or take unknown and look before use';

export const noAny: FileRule = {
  kind: 'file',
  name: 'no-any',
  reason: 'what the compiler cannot see it cannot check',
  applies: isCode,
  check(file) {
    const lines: number[] = [];
    walk(file.parsed.program, (node) => {
      if (node.type === 'TSAnyKeyword') lines.push(lineAt(file.text, node.start));
    });
    const silenced = file.parsed.comments
      .filter(({ value }) => silencers.test(value))
      // A test of types may prove that a line does not compile.
      .filter(({ value }) => !(isTest(file.path) && value.includes('@ts-expect-error')));
    return [
      ...lines.map((line) => ({ line, what: 'any', fix })),
      ...silenced.map(({ start }) => ({
        line: lineAt(file.text, start),
        what: 'a silenced compiler',
        fix,
      })),
    ];
  },
};
