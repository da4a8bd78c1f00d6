// The contract as a page to read: every call with who may make it, what it asks and why it may be
// refused. Developers read it in English, like the code; it needs no script.
import type { OpenApi } from './open-api.ts';

const style = [
  'body{font:15px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}',
  'body{color:#0f2a20;background:#f7f3e9}',
  'summary{cursor:pointer;padding:.5rem;border-bottom:1px solid #0b251b22}code{font-size:.9em}',
  'b{display:inline-block;min-width:4.5rem;color:#0c7a58}small{color:#5c6f66}',
  'pre{background:#fff;padding:1rem;overflow:auto;border-radius:10px}',
].join('');

/** A whole HTML document. */
export function writeApiPage(document: OpenApi): string {
  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => writeRow(path, method, operation)),
  );
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>Baize API</title><style>${style}</style><h1>Baize API</h1>`,
    `<p>${rows.length} calls, printed from the contract.`,
    ' <a href="/openapi.json">OpenAPI 3.1 document</a></p>',
    ...rows,
    '</html>',
  ].join('');
}

function writeRow(
  path: string,
  method: string,
  operation: Readonly<Record<string, unknown>>,
): string {
  const { tags: _tags, operationId: _id, summary, ...detail } = operation;
  return [
    `<details><summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code> `,
    `${escape(String(summary))} <small>${escape(String(operation['x-who']))}</small></summary>`,
    `<pre>${escape(JSON.stringify(detail, null, 2))}</pre></details>`,
  ].join('');
}

function escape(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c,
  );
}
