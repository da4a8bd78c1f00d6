// Faults of a translated text, compared with the English one: a text must be there and not be
// empty, be well-formed, use the same values and choices, and have every plural form that numbers
// take in its language.
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

export interface TextPair {
  readonly tag: string;
  readonly english: string | undefined;
  readonly text: string | undefined;
}

/** The fault of one text, for its translator; undefined: it is right. */
export function textFault({ tag, english, text }: TextPair): string | undefined {
  if (english === undefined) return 'English has no such text';
  if (text === undefined) return 'missing';
  if (text.trim() === '') return 'empty';
  try {
    const asked = partsOf(english, 'en');
    const found = partsOf(text, tag);
    return difference('value', asked.values, found.values) ?? formFault(asked, found);
  } catch (error) {
    return `malformed: ${error instanceof Error ? error.message.split('\n')[0] : 'unreadable'}`;
  }
}

/** The values of a text, such as `name` in `Welcome, {name}`: a translation uses the same. */
export const valuesOf = (text: string): readonly string[] => partsOf(text, 'en').values;

/** The plural forms that a language uses, such as one, few and other. */
export function pluralForms(tag: string): string[] {
  const rules = new Intl.PluralRules(tag);
  return [...new Set(counted.map((number) => rules.select(number)))];
}

/** Numbers that show every form of counting; millions have one of their own in some languages,
 * which texts of ours do not need. */
const counted = Array.from({ length: 1001 }, (_, number) => number);

interface Parts {
  readonly values: readonly string[];
  /** `name: option` for each option of each choice by a word. */
  readonly options: readonly string[];
  /** Forms that its plurals lack. */
  readonly lacking: readonly string[];
}

function formFault(asked: Parts, found: Parts): string | undefined {
  const option = difference('option', asked.options, found.options);
  const [form] = found.lacking;
  return option ?? (form === undefined ? undefined : `lacks the plural form ${form}`);
}

function difference(what: string, asked: readonly string[], found: readonly string[]) {
  const lost = asked.find((one) => !found.includes(one));
  const strange = found.find((one) => !asked.includes(one));
  if (lost !== undefined) return `lacks the ${what} {${lost}}`;
  return strange === undefined ? undefined : `English has no ${what} {${strange}}`;
}

function partsOf(text: string, tag: string): Parts {
  const found = { values: [] as string[], options: [] as string[], lacking: [] as string[] };
  collect(compileMessageOrThrow(text), tag, found);
  const once = (names: readonly string[]) => [...new Set(names)].toSorted();
  return { ...found, values: once(found.values), options: once(found.options) };
}

type Found = { readonly [Part in keyof Parts]: string[] };

function collect(message: CompiledMessage, tag: string, found: Found): void {
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, kind, choices] = token;
    if (kind !== undefined && kind !== 'plural' && kind !== 'select')
      throw new Error(`{${name}, ${kind}} is no kind of value that our texts use`);
    found.values.push(name);
    if (typeof choices !== 'object' || choices === null) continue;
    const branches = Object.entries(choices).filter(([, branch]) => branch !== undefined);
    const options = branches.map(([option]) => option);
    if (options.includes('offset')) throw new Error(`{${name}} is counted with an offset`);
    if (kind === 'select') found.options.push(...options.map((option) => `${name}: ${option}`));
    if (kind === 'plural') found.lacking.push(...lackingForms(tag, options));
    for (const [, branch] of branches) if (Array.isArray(branch)) collect(branch, tag, found);
  }
}

/** A form whose every number has a text of its own, such as `=0`, may be left out. */
function lackingForms(tag: string, options: readonly string[]) {
  const rules = new Intl.PluralRules(tag);
  return pluralForms(tag).filter(
    (form) =>
      !options.includes(form) &&
      counted.some((number) => rules.select(number) === form && !options.includes(String(number))),
  );
}
