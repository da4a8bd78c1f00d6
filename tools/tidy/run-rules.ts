// Holds a tree of files against the house rules. Every file is read, parsed and walked at most
// once, however many rules there are.
import type { Finding } from '../source/finding.ts';
import { isCode, lineAt } from '../source/source-file.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Tree } from '../source/tree.ts';
import { walk } from '../source/walk.ts';
import type { FileRule, NodeRule, Rule, Spot, TreeRule } from './rule.ts';

export function runRules(rules: readonly Rule[], tree: Tree): Finding[] {
  const fileRules = rules.filter((rule): rule is FileRule => rule.kind === 'file');
  const nodeRules = rules.filter((rule): rule is NodeRule => rule.kind === 'node');
  const treeRules = rules.filter((rule): rule is TreeRule => rule.kind === 'tree');
  return [
    ...treeRules.flatMap((rule) =>
      rule.check(tree).map((spot) => findingOf(rule, spot.file, spot)),
    ),
    ...tree.files.flatMap((file) => [
      ...fileRules.flatMap((rule) => fileFindings(rule, file, tree)),
      ...nodeFindings(nodeRules, file, tree),
    ]),
  ].toSorted((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.rule, b.rule));
}

const fileFindings = (rule: FileRule, file: SourceFile, tree: Tree): Finding[] =>
  rule.applies(file.path)
    ? rule.check(file, tree).map((spot) => findingOf(rule, file.path, spot))
    : [];

function nodeFindings(rules: readonly NodeRule[], file: SourceFile, tree: Tree): Finding[] {
  const concerned = isCode(file.path) ? rules.filter((rule) => rule.applies(file.path)) : [];
  if (concerned.length === 0) return [];
  const findings: Finding[] = [];
  walk(file.parsed.program, (node, parent) => {
    for (const rule of concerned) {
      const spot = rule.visit(node, parent, file, tree);
      if (spot === undefined) continue;
      findings.push(findingOf(rule, file.path, { ...spot, line: lineAt(file.text, node.start) }));
    }
  });
  return findings;
}

const findingOf = ({ name, reason }: Rule, file: string, { line, what, fix }: Spot): Finding => ({
  file,
  line,
  rule: name,
  reason: `${what}: ${reason}`,
  fix,
});

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
