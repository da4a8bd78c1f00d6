// Puts the line of each call beside the code that makes it: `client.wallet.getBalance` becomes
// `client.call("G/wps/…")`. A build therefore ships no list of calls, and code that arrives later
// brings the lines of its own calls. Any other use of `client` is refused: it could name a call
// whose line is missing.
import { parseAst } from 'vite';

export interface Call {
  readonly noun: string;
  readonly name: string;
}

export interface Placed {
  readonly code: string;
  readonly calls: readonly Call[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** A node with the nodes around it, the nearest first. */
interface Found {
  readonly node: Node;
  readonly around: readonly Node[];
}

/** Undefined where the file does not import the client. */
export function placeCalls(code: string, lineOf: (call: Call) => string): Placed | undefined {
  const program = parseAst(code) as unknown as Node;
  if (!nodesIn(program).some(importsClient)) return undefined;
  const calls: Call[] = [];
  const place = (call: Call): string => {
    calls.push(call);
    return `client.call(${JSON.stringify(lineOf(call))})`;
  };
  const edits = usesOf({ node: program, around: [] }).map((use) => editOf(use, place));
  const placed = edits
    .toReversed()
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
  return { code: placed, calls };
}

/** Every mention of the client, in the order of the code. */
function usesOf({ node, around }: Found): Found[] {
  if (node.type === 'ImportDeclaration') return [];
  if (isNamed(node, 'client') && !isKey(node, around[0])) return [{ node, around }];
  const inner = [node, ...around];
  return nodesIn(node).flatMap((one) => usesOf({ node: one, around: inner }));
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Two forms are known: `client.noun.name` and `const { name } = client.noun`. */
function editOf({ node, around }: Found, place: (call: Call) => string): Edit {
  const [ofNoun, outer] = around;
  const noun = memberOf(ofNoun, node);
  if (ofNoun === undefined || noun === undefined) throw new Error(refusal);
  const name = memberOf(outer, ofNoun);
  if (outer !== undefined && name !== undefined)
    return { start: outer.start, end: outer.end, by: place({ noun, name }) };
  const names = takenFrom(outer, ofNoun);
  if (names === undefined) throw new Error(refusal);
  const parts = names.map((one) => `${one}: ${place({ noun, name: one })}`);
  return { start: ofNoun.start, end: ofNoun.end, by: `{ ${parts.join(', ')} }` };
}

const refusal =
  'The client is used as client.noun.name or as const { name } = client.noun, and no other way';

/** The name of the member that a node takes of another. */
function memberOf(node: Node | undefined, object: Node): string | undefined {
  if (node?.type !== 'MemberExpression' || node['computed'] === true) return undefined;
  return node['object'] === object ? nameOf(node['property']) : undefined;
}

/** The names of `const { … } = …`. */
function takenFrom(node: Node | undefined, init: Node): string[] | undefined {
  if (node?.type !== 'VariableDeclarator' || node['init'] !== init) return undefined;
  const pattern = node['id'] as Node;
  if (pattern.type !== 'ObjectPattern') return undefined;
  const names = (pattern['properties'] as Node[]).map((one) =>
    one.type === 'Property' && one['computed'] !== true ? nameOf(one['key']) : undefined,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}

const importsClient = (node: Node): boolean =>
  node.type === 'ImportDeclaration' &&
  /(?:^|\/)client\.ts$/u.test(String((node['source'] as Node)['value'])) &&
  nodesIn(node).some(({ local }) => nameOf(local) === 'client');

/** A key of an object or a member of another is not the client. */
const isKey = (node: Node, around: Node | undefined): boolean =>
  around !== undefined &&
  around['computed'] !== true &&
  around['shorthand'] !== true &&
  (around['key'] === node || around['property'] === node);

const isNamed = (node: Node, name: string): boolean =>
  node.type === 'Identifier' && node['name'] === name;

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined;

const nodesIn = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
