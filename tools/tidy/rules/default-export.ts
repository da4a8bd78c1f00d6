// A thing has one name, the one its file exports: a default export is renamed by every importer.
// The configurations of tools must export one.
import type { NodeRule } from '../rule.ts';

export const defaultExport: NodeRule = {
  kind: 'node',
  name: 'default-export',
  reason: 'a thing keeps its name wherever it is imported',
  applies: (path) => !/\.config\.[cm]?[jt]s$|\.d\.ts$/.test(path),
  visit: (node) =>
    node.type === 'ExportDefaultDeclaration'
      ? { what: 'a default export', fix: 'export it by name' }
      : undefined,
};
