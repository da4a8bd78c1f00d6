// A house rule: the files it applies to, and how it finds violations. Every finding of a rule has
// the same reason; the finding and its fix are stated for each spot.
import type { Node } from 'oxc-parser';
import type { SourceFile } from '../source/source-file.ts';
import type { Tree } from '../source/tree.ts';

/** A spot inside one file. */
export interface Spot {
  readonly line: number;
  readonly what: string;
  readonly fix: string;
}

/** A spot of a rule that looks at the whole tree names its file too. */
export interface TreeSpot extends Spot {
  readonly file: string;
}

interface RuleName {
  readonly name: string;
  readonly reason: string;
}

export interface FileRule extends RuleName {
  readonly kind: 'file';
  applies(path: string): boolean;
  check(file: SourceFile, tree: Tree): readonly Spot[];
}

/** Looks at every node of a syntax tree, so that all such rules share one walk of each file. */
export interface NodeRule extends RuleName {
  readonly kind: 'node';
  applies(path: string): boolean;
  visit(
    node: Node,
    parent: Node | undefined,
    file: SourceFile,
    tree: Tree,
  ): Omit<Spot, 'line'> | undefined;
}

export interface TreeRule extends RuleName {
  readonly kind: 'tree';
  check(tree: Tree): readonly TreeSpot[];
}

export type Rule = FileRule | NodeRule | TreeRule;

export const product = /^(?:packages|apps)\//;

/** Text of a file's own making: locales and definitions are data, however long. */
export const isDataTable = (path: string): boolean =>
  /^packages\/i18n\/src\/locales\/|^apps\/sandbox-vendor\/src\/page\/texts\/|\/definitions\/|^art\/|-vectors?\.ts$|-tables?\.ts$/.test(
    path,
  );
