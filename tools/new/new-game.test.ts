// A new game is a definition of its own name with its line in the family’s list.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { virtualTree, workingTree } from '../source/tree.ts';
import { newGame } from './new-game.ts';
import { Unplannable } from './plan.ts';

const tree = workingTree(fileURLToPath(new URL('../../', import.meta.url)));
const list = 'packages/engines/src/slots/games.ts';

test('a game has its definition and its line', () => {
  const plan = newGame(tree, 'slots', 'paper-lantern-9');
  const definition = plan.files['packages/engines/src/slots/definitions/paper-lantern-9.ts'] ?? '';
  expect(definition).toContain("code: 'paper-lantern-9'");
  expect(definition).toContain('export const paperLantern9');
  expect(plan.files[list]?.match(/paperLantern9/g)?.length).toBeGreaterThan(1);
});

test('the line repeats that of the model', () => {
  const said = newGame(
    virtualTree({
      'packages/engines/src/slots/definitions/lotus.ts': '// A.\nexport const lotus = 1;\n',
      [list]: "// B.\nimport { lotus } from './definitions/lotus.ts';\nconst list = [lotus];\n",
    }),
    'slots',
    'koi-5',
  );
  expect(said.files[list]).toContain("import { koi5 } from './definitions/koi-5.ts';");
  expect(said.files[list]).toContain('[lotus,\nkoi5]');
});

test('a family without games and a game that is there are refused', () => {
  expect(() => newGame(tree, 'dice', 'double-six')).toThrow(Unplannable);
  expect(() => newGame(tree, 'slots', 'golden-lotus-20')).toThrow(Unplannable);
});
