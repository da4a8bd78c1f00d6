// Scaffolded files compile and their tests run, for every noun and every family of games, and the
// compiler names each step a person forgets: all plans are made one on top of the other, compiled
// at once and run at once.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { workingTree, type Tree } from '../source/tree.ts';
import { nounsOf } from '../tidy/rules/noun-everywhere.ts';
import { tryPlan } from './compile-plan.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newGame } from './new-game.ts';
import { newLocale } from './new-locale.ts';
import { newModule } from './new-module.ts';
import { textOf, treeAfter } from './plan.ts';
import type { Plan } from './plan.ts';

let tree = workingTree(fileURLToPath(new URL('../../', import.meta.url)));
const written: Record<string, string> = {};

function write({ files }: Pick<Plan, 'files'>): void {
  tree = treeAfter(tree, { files });
  Object.assign(written, files);
}

const forgottenDoor = 'apps/server/src/modules/paper-fan/actions.ts';
const strangeDraft = 'packages/i18n/src/locales/tlh/index.ts';

test('every plan compiles, but for a forgotten line of a door and a strange text', () => {
  write(newModule(tree, 'lucky-wheel', 5));
  write(newModule(tree, 'magic-box', 5));
  write(newEndpoint(tree, 'magic-box', 'open-box'));
  const nouns = nounsOf(tree);
  for (const noun of nouns) {
    write(newEndpoint(tree, noun, 'list-lanterns', 'player'));
    write(newEndpoint(tree, noun, 'close-lantern', 'staff'));
  }
  for (const family of familiesOf(tree)) write(newGame(tree, family, 'paper-lantern-9'));
  write(newLocale(tree, 'tlh-Latn'));

  write(newModule(tree, 'paper-fan', 5));
  const door = textOf(tree, forgottenDoor);
  write(newEndpoint(tree, 'paper-fan', 'get-fan'));
  write({ files: { [forgottenDoor]: door } });

  write(newLocale(tree, 'tlh'));
  const draft = textOf(tree, strangeDraft);
  write({ files: { [strangeDraft]: draft.replace('= {\n', "= { live: { ocean: 'bIQ' },\n") } });

  const { complaints, failures } = tryPlan({ files: written });
  expect(complaints).toEqual([
    expect.stringMatching(new RegExp(`^${forgottenDoor}.*getFan`)),
    expect.stringMatching(new RegExp(`^${strangeDraft}.*ocean`)),
  ]);
  // A new endpoint's test runs, and fails until a person proves something in it.
  const told = 'AssertionError: Prove the effect, each refusal, a repeated key and two at once.';
  expect(failures).toEqual({ [told]: 2 * nouns.length + 2 });
});

/** Families of games, by the folders of their definitions. */
const familiesOf = ({ files }: Tree): readonly string[] => [
  ...new Set(
    files.flatMap(
      ({ path }) => /^packages\/engines\/src\/([a-z-]+)\/definitions\//.exec(path)?.[1] ?? [],
    ),
  ),
];
