// Visits every node of a syntax tree, parents before children, telling each node its parents.
import { visitorKeys } from 'oxc-parser';
import type { Node, Program } from 'oxc-parser';

/** `parents` runs from the nearest to the program itself. */
export type Visit = (node: Node, parents: readonly Node[]) => void;

export function walk(program: Program, visit: Visit): void {
  visitNode(program, [], visit);
}

function visitNode(node: Node, parents: readonly Node[], visit: Visit): void {
  visit(node, parents);
  const below = [node, ...parents];
  for (const child of childrenOf(node)) visitNode(child, below, visit);
}

function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Readonly<Record<string, unknown>>;
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const value = fields[key];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
