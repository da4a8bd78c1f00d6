// The worksheet of a translator: every text that a language lacks or has wrong, with the English
// one, its file, and what the text must hold. Filled in, it becomes the files.
import { pluralForms, textFault, valuesOf } from '@baize/i18n/compile';
import type { Tree } from '../source/tree.ts';
import { emptyNounText, indexText, nounPath, withTexts, type Wholeness } from './locale-file.ts';

export interface Task {
  readonly english: string;
  readonly file: string;
  readonly fault: string;
  /** Values that the text must use, as they are written here. */
  readonly values?: readonly string[];
  /** Forms that a count in this text must have. */
  readonly forms?: readonly string[];
  /** To fill in. */
  readonly text: string;
}

export type Worksheet = Readonly<Record<string, Task>>;
type TextsByKey = Readonly<Record<string, string>>;

/** A language and the texts of it and of English, by `noun.key` in English's order. */
export interface Language {
  readonly tag: string;
  readonly wholeness: Wholeness;
  readonly english: TextsByKey;
  readonly texts: TextsByKey;
}

/** The texts to write: faults of keys that English has. */
export function worksheet({ tag, english, texts }: Language): Worksheet {
  const tasks = Object.entries(english).flatMap(([key, text]) => {
    const fault = textFault({ tag, english: text, text: texts[key] });
    if (fault === undefined) return [];
    const values = valuesOf(text).map((name) => `{${name}}`);
    const hasForms = /\{\w+, (?:plural|selectordinal),/u.test(text);
    const task: Task = {
      english: text,
      file: nounPath(tag, nounOf(key)),
      fault,
      ...(values.length > 0 ? { values } : {}),
      ...(hasForms ? { forms: pluralForms(tag) } : {}),
      text: texts[key] ?? '',
    };
    return [[key, task] as const];
  });
  return Object.fromEntries(tasks);
}

/** The faults of a returned worksheet, by key. Texts that are still empty are left. */
export function faultsIn({ tag, english }: Language, filled: TextsByKey): TextsByKey {
  const faults = Object.entries(filled).flatMap(([key, text]) => {
    const fault = textFault({ tag, english: english[key], text });
    return fault === undefined ? [] : [[key, fault] as const];
  });
  return Object.fromEntries(faults);
}

/** The files of a language with what was filled in, each whole, and its list when nouns came. */
export function filledFiles(tree: Tree, language: Language, filled: TextsByKey): TextsByKey {
  const { tag, wholeness, english, texts } = language;
  const nouns = [...new Set(Object.keys(filled).map(nounOf))];
  const files = nouns.map((noun) => {
    const path = nounPath(tag, noun);
    const there =
      tree.file(path)?.text ??
      emptyNounText({ tag, noun, wholeness, english: tree.file(nounPath('en', noun))?.text ?? '' });
    return [path, withTexts(there, keysOf(english, noun), ofNoun(filled, noun))] as const;
  });
  const before = new Set(Object.keys(texts).map(nounOf));
  if (nouns.every((noun) => before.has(noun))) return Object.fromEntries(files);
  const index = indexText(tag, [...new Set([...before, ...nouns])], wholeness);
  return { ...Object.fromEntries(files), [nounPath(tag, 'index')]: index };
}

/** The files of a language without the texts that English does not have any more. */
export function droppedFiles(tree: Tree, { tag, english, texts }: Language): TextsByKey {
  const gone = Object.keys(texts).filter((key) => english[key] === undefined);
  const files = [...new Set(gone.map(nounOf))].map((noun) => {
    const path = nounPath(tag, noun);
    return [path, withTexts(tree.file(path)?.text ?? '', keysOf(english, noun), {})] as const;
  });
  return Object.fromEntries(files);
}

/** The filled-in texts: as the worksheet has them, or bare texts by key. */
export function readFilled(written: string): TextsByKey {
  // npm prints what it runs before the worksheet, and `npm run … > file` keeps that too.
  const sheet = written.slice(written.indexOf('{'), written.lastIndexOf('}') + 1);
  const entries = Object.entries(JSON.parse(sheet) as Record<string, string | Pick<Task, 'text'>>);
  const texts = entries.map(([key, task]) => [key, typeof task === 'string' ? task : task.text]);
  return Object.fromEntries(texts.filter(([, text]) => text?.trim() !== '')) as TextsByKey;
}

const nounOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));
const keyOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);
const keysOf = (texts: TextsByKey, noun: string): string[] =>
  Object.keys(texts).flatMap((key) => (nounOf(key) === noun ? [keyOf(key)] : []));
const ofNoun = (texts: TextsByKey, noun: string): TextsByKey =>
  Object.fromEntries(keysOf(texts, noun).map((key) => [key, texts[`${noun}.${key}`] ?? '']));
