// Scaffolds a game of a family that exists: a definition with the data of the family’s first game
// whose return is exact, to be changed, and its line in the family’s list. Until its data are its
// own it is no new game.
import type { Tree } from '../source/tree.ts';
import { addImport, repeatEntry } from './edit-source.ts';
import { refuseExisting, textOf, Unplannable } from './plan.ts';
import type { Plan } from './plan.ts';
import { camel, kebabPattern, sentence } from './words.ts';

export function newGame(tree: Tree, family: string, code: string): Plan {
  if (!kebabPattern.test(code)) throw new Unplannable(`${code} is not kebab-case.`);
  const folder = `packages/engines/src/${family}/definitions`;
  const model = tree.files.find(
    ({ path, text }) =>
      path.startsWith(`${folder}/`) &&
      /^[a-z0-9-]+\.ts$/.test(nameOf(path)) &&
      !text.includes('statedReturns'),
  );
  if (model === undefined) {
    throw new Unplannable(`${folder} holds no game yet, so ${family} is no family to add to.`);
  }
  const path = `${folder}/${code}.ts`;
  const list = `packages/engines/src/${family}/games.ts`;
  refuseExisting(tree, [path]);
  const modelCode = nameOf(model.path).replace(/\.ts$/, '');
  const constant = new RegExp(`(?<![\\w'"-])${camel(modelCode)}(?![\\w'"-])`, 'g');
  const renamed = (text: string): string =>
    text.replaceAll(constant, camel(code)).replaceAll(modelCode, code);
  return {
    files: {
      [path]: renamed(model.text).replace(/^(?:\/\/.*\n)+/, headerOf(code)),
      [list]: listed(textOf(tree, list), { code, modelCode, renamed }),
    },
    steps: [
      `Change the data in ${path}: they are still those of ${modelCode}.`,
      'npm run check:unit enumerates its return, replays it and holds its payouts in bounds.',
      `Add its name and its rules to packages/i18n/src/locales/*/${family}.ts.`,
      `Add its art: a recipe in art/ and what npm run art makes of it.`,
    ],
  };
}

interface Line {
  readonly code: string;
  readonly modelCode: string;
  renamed(text: string): string;
}

const listed = (text: string, { code, modelCode, renamed }: Line): string =>
  addImport(
    repeatEntry(text, camel(modelCode), renamed),
    `import { ${camel(code)} } from './definitions/${code}.ts';`,
  );

const headerOf = (code: string): string =>
  `// ${sentence(code)}: say what kind of game it is and what it returns over its cycle.\n`;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
