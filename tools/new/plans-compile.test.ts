// What the scaffolds write compiles, and what a person forgets is named by the compiler: all plans
// are made one on top of the other and compiled at once.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { workingTree } from '../source/tree.ts';
import { complaintsAbout } from './compile-plan.ts';
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

const forgottenDoor = 'apps/server/src/modules/paper-fan/index.ts';
const shortDraft = 'packages/i18n/src/locales/tlh/wallet.ts';

test('every plan compiles, but for a forgotten line of a door and a lost text', () => {
  write(newModule(tree, 'lucky-wheel', 5));
  write(newModule(tree, 'magic-box', 5));
  write(newEndpoint(tree, 'magic-box', 'open-box'));
  write(newGame(tree, 'slots', 'paper-lantern-9'));
  write(newLocale(tree, 'tlh-Latn'));

  write(newModule(tree, 'paper-fan', 5));
  const door = textOf(tree, forgottenDoor);
  write(newEndpoint(tree, 'paper-fan', 'get-fan'));
  write({ files: { [forgottenDoor]: door } });

  write(newLocale(tree, 'tlh'));
  const draft = textOf(tree, shortDraft);
  const shorter = draft.replace(/^ {2}\w+: '.*',\n/m, '');
  expect(shorter).not.toBe(draft);
  write({ files: { [shortDraft]: shorter } });

  expect(complaintsAbout({ files: written })).toEqual([
    expect.stringMatching(new RegExp(`^${forgottenDoor}.*getFan`)),
    expect.stringMatching(new RegExp(`^${shortDraft}.*missing`)),
  ]);
});
