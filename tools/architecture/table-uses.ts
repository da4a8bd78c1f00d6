// Finds where a file of the server names a table, and whether it reads or changes it there. Table
// names are unique words, so each mention in a text counts: an alias, a CTE, a fragment of SQL and
// a text that is prepared elsewhere hide nothing.
import type { Node } from 'oxc-parser';
import type { SourceFile } from '../source/source-file.ts';
import { lineAt } from '../source/source-file.ts';
import { walk } from '../source/walk.ts';

export interface TableUse {
  readonly table: string;
  readonly use: 'read' | 'write';
  readonly line: number;
}

const writing =
  /(?:insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?|lock\s+table|(?:alter|drop|create)\s+table(?:\s+if\s+(?:not\s+)?exists)?|copy)\s+"?$/i;
const locking = /\bfor\s+(?:no\s+key\s+)?(?:update|share)\b|\bfor\s+key\s+share\b/i;
const named = /\b(?:from|join|into|update|only|using|table)\s+"?$/i;
const writers = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const readers = /^(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)$/;

export function tableUses(file: SourceFile, tables: ReadonlySet<string>): TableUse[] {
  const uses: TableUse[] = [];
  const collect = (text: string, start: number, isWritten: boolean) => {
    for (const { table, at, use } of mentions(text, tables)) {
      const line = lineAt(file.text, start + at);
      uses.push({ table, use: isWritten ? 'write' : use, line });
    }
  };
  walk(file.parsed.program, (node, parent) => {
    if (node.type === 'TemplateLiteral') {
      // Its whole text at once: what is written may stand before a value, a lock behind it.
      collect(file.text.slice(node.start, node.end), node.start, false);
    } else if (node.type === 'Literal' && typeof node.value === 'string') {
      const builder = builderOf(parent);
      if (builder === 'none') collect(node.value, node.start, false);
      else collect(`from ${node.value}`, node.start, builder === 'write');
    }
  });
  return uses;
}

function mentions(text: string, tables: ReadonlySet<string>) {
  const isLocked = locking.test(text);
  return [...text.matchAll(/[a-z0-9_]+/g)].flatMap(({ 0: table, index: at }) => {
    if (!tables.has(table)) return [];
    const before = text.slice(Math.max(0, at - 60), at);
    const after = text.slice(at + table.length);
    // A table of one plain word (`lease`) is meant only where SQL names tables.
    if (!table.includes('_') && !named.test(before)) return [];
    // `wallet_deposit:` and `wallet_deposit-…` are other words: a channel, a topic, a file.
    if (/^[:-]/.test(after) || /[-/.]$/.test(before)) return [];
    const use = isLocked || writing.test(before) ? ('write' as const) : ('read' as const);
    return [{ table, at, use }];
  });
}

/** A call of the query builder names its table in an argument. */
function builderOf(parent: Node | undefined): 'read' | 'write' | 'none' {
  if (parent?.type !== 'CallExpression' || parent.callee.type !== 'MemberExpression') return 'none';
  const { property } = parent.callee;
  if (property.type !== 'Identifier') return 'none';
  if (writers.has(property.name)) return 'write';
  return readers.test(property.name) ? 'read' : 'none';
}
