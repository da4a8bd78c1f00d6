// Visits every node of a syntax tree, parents before children, telling each node its parent and the
// parent's own.
import { visitorKeys } from 'oxc-parser';
import type { Node, Program } from 'oxc-parser';

export type Visit = (node: Node, parent: Node | undefined, grandparent: Node | undefined) => void;

export function walk(program: Program, visit: Visit): void {
  visitNode(program, undefined, undefined, visit);
}

/** Plain loops: this runs for each of some millions of nodes. */
function visitNode(
  node: Node,
  parent: Node | undefined,
  grandparent: Node | undefined,
  visit: Visit,
): void {
  visit(node, parent, grandparent);
  const fields = node as unknown as Readonly<Record<string, unknown>>;
  for (const key of visitorKeys[node.type] ?? []) {
    const value = fields[key];
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child)) visitNode(child, node, parent, visit);
    } else if (isNode(value)) {
      visitNode(value, node, parent, visit);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
