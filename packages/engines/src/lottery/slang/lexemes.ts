// The words and numbers of a line with what each means. The longest phrase counts; its parts stand
// together or are parted by blanks. Steps per token are bounded by the longest phrase.
import { provinceNames } from './provinces-table.ts';
import { isNext, tokensOf, type Token } from './tokens.ts';
import { words, type Meaning } from './words-table.ts';
import type { Place, SlangKind } from './meaning.ts';

/** A word as the player wrote it, and what stands before it. */
export interface Written extends Place {
  readonly word: string;
  readonly gap: string;
}

export type Lexeme = Written &
  (
    | Exclude<Meaning, { kind: 'filler' }>
    | { readonly kind: 'number' }
    | { readonly kind: 'unknown' }
  );

export type Lexed<Kind extends Lexeme['kind']> = Extract<Lexeme, { kind: Kind }>;

interface Node {
  readonly next: Map<string, Node>;
  means?: Meaning;
}

/** The line's words in order, without fillers. */
export function lexemesOf(line: string, kind: SlangKind): Lexeme[] {
  const tokens = tokensOf(line);
  const lexemes: Lexeme[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index] as Token;
    const found = longestAt(tokens, index, trees[kind]);
    const last = tokens[found === undefined ? index : found.end - 1] as Token;
    const { at, gap } = token;
    const written = { at, end: last.end, word: line.slice(at, last.end), gap };
    index = found?.end ?? index + 1;
    const means =
      found?.means ?? ({ kind: token.kind === 'digits' ? 'number' : 'unknown' } as const);
    if (means.kind !== 'filler') lexemes.push({ ...means, ...written });
  }
  return lexemes;
}

function longestAt(
  tokens: readonly Token[],
  start: number,
  tree: Node,
): { readonly means: Meaning; readonly end: number } | undefined {
  let found: { means: Meaning; end: number } | undefined;
  let node: Node | undefined = tree;
  for (let index = start; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    if (index > start && !isNext(token)) break;
    node = node.next.get(token.accented) ?? node.next.get(token.plain);
    if (node === undefined) break;
    if (node.means !== undefined && !runsOn(token, tokens[index + 1]))
      found = { means: node.means, end: index + 1 };
  }
  return found;
}

/** In `xien 2n` the digit belongs to the amount, not to the phrase. */
function runsOn({ kind }: Token, next: Token | undefined): boolean {
  return kind === 'digits' && next !== undefined && next.kind === 'letters' && next.gap === '';
}

function treeOf(kind: SlangKind): Node {
  const tree: Node = { next: new Map() };
  const codesByName = Map.groupBy(
    provinceNames.flatMap(({ code, names }) => names.map((name) => ({ name, code }))),
    ({ name }) => name,
  );
  for (const [name, named] of codesByName)
    plant(tree, name, { kind: 'province', codes: named.map(({ code }) => code) });
  for (const [aliases, means] of [...words.both, ...words[kind]])
    for (const alias of aliases.split('/')) plant(tree, alias, means);
  return tree;
}

function plant(tree: Node, alias: string, means: Meaning): void {
  for (const written of new Set([alias, alias.replaceAll(' ', '')])) {
    let node = tree;
    for (const { accented } of tokensOf(written)) {
      const next: Node = node.next.get(accented) ?? { next: new Map() };
      node.next.set(accented, next);
      node = next;
    }
    node.means = means;
  }
}

const trees: Readonly<Record<SlangKind, Node>> = { VN_N: treeOf('VN_N'), VN_S: treeOf('VN_S') };
