// The completeness of each language, for translators: `npm run texts` lists what shipped languages
// lack, `-- --missing th` prints it to be filled in, `-- --fill th th.json` checks what came back
// and writes it into the language's files. Nothing is written while a text is wrong.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLocale, locales, shippedLocales, type PartialMessages } from '@baize/i18n';
import { flat, textFaults, written } from '@baize/i18n/compile';
import { workingTree } from '../source/tree.ts';
import { localesFolder } from './locale-file.ts';
import {
  droppedFiles,
  faultsIn,
  filledFiles,
  readFilled,
  worksheet,
  type Language,
} from './worksheet.ts';

const usage = `npm run texts                          what each shipped language lacks
npm run texts -- --missing th > th.json  what one lacks, to be filled in
npm run texts -- --fill th th.json       checks what was filled in and writes it
npm run texts -- --drop                  takes out what English does not say any more
`;
const root = fileURLToPath(new URL('../../', import.meta.url));

const [option, tag, path] = process.argv.slice(2);
if (option === undefined) overview();
else if (option === '--missing' && isLanguage(tag)) {
  const language = await languageOf(tag);
  process.stdout.write(`${JSON.stringify(worksheet(language), undefined, 2)}\n`);
} else if (option === '--fill' && isLanguage(tag) && path !== undefined) {
  fill(await languageOf(tag), readFilled(readFileSync(path, 'utf8')));
} else if (option === '--drop') {
  for (const { tag } of shippedLocales) {
    write(droppedFiles(workingTree(root), await languageOf(tag)));
  }
} else fail(usage);

function isLanguage(tag: string | undefined): tag is string {
  return locales.some((locale) => locale.tag === tag);
}

async function languageOf(tag: string): Promise<Language> {
  const module = (await import(join(root, localesFolder, tag, 'index.ts'))) as Readonly<
    Record<string, PartialMessages>
  >;
  const [texts = {}] = Object.values(module);
  const wholeness = tag === defaultLocale ? 'whole' : 'partial';
  return { tag, wholeness, english: flat(written.en), texts: flat(texts) };
}

function overview(): void {
  for (const { tag } of shippedLocales) {
    const faults = Object.entries(textFaults(tag, written[tag]));
    const said = faults.length === 0 ? 'whole' : `${faults.length} wrong or missing`;
    process.stdout.write(`${tag.padEnd(8)} ${said}\n`);
    for (const [key, fault] of faults) process.stdout.write(`  ${key}: ${fault}\n`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

function fill(language: Language, filled: Readonly<Record<string, string>>): void {
  const faults = Object.entries(faultsIn(language, filled));
  if (faults.length > 0) {
    const lines = faults.map(([key, fault]) => `  ${key}: ${fault}\n`);
    fail(`Nothing is written, because of\n${lines.join('')}`);
    return;
  }
  write(filledFiles(workingTree(root), language, filled));
  const left = Object.keys(worksheet({ ...language, texts: { ...language.texts, ...filled } }));
  process.stdout.write(`${Object.keys(filled).length} texts written, ${left.length} left.\n`);
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const paths = Object.keys(files);
  if (paths.length > 0)
    spawnSync(join(root, 'node_modules', '.bin', 'oxfmt'), paths, { cwd: root });
}

function fail(why: string): void {
  process.stderr.write(why);
  process.exitCode = 1;
}
