// A new game is a definition of its own name with its line in the registry.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { virtualTree, workingTree } from '../source/tree.ts';
import { newGame } from './new-game.ts';
import { Unplannable } from './plan.ts';

const tree = workingTree(fileURLToPath(new URL('../../', import.meta.url)));
const registry = 'packages/engines/src/registry.ts';

test('a game has its definition and its line', () => {
  const plan = newGame(tree, 'slots', 'paper-lantern-9');
  const definition = plan.files['packages/engines/src/slots/definitions/paper-lantern-9.ts'] ?? '';
  expect(definition).toContain("code: 'paper-lantern-9'");
  expect(definition).toContain('export const paperLantern9');
  expect(plan.files[registry]?.match(/paperLantern9/g)?.length).toBeGreaterThan(1);
});

test('the line repeats that of the model', () => {
  const said = newGame(
    virtualTree({
      'packages/engines/src/slots/definitions/lotus.ts': '// A.\nexport const lotus = 1;\n',
      [registry]:
        "// B.\nimport { lotus } from './slots/definitions/lotus.ts';\nconst list = [lotus];\n",
    }),
    'slots',
    'koi-5',
  );
  expect(said.files[registry]).toContain("import { koi5 } from './slots/definitions/koi-5.ts';");
  expect(said.files[registry]).toContain('[lotus,\nkoi5]');
});

test('a family without games and a game that is there are refused', () => {
  expect(() => newGame(tree, 'dice', 'double-six')).toThrow(Unplannable);
  expect(() => newGame(tree, 'slots', 'golden-lotus-20')).toThrow(Unplannable);
});
