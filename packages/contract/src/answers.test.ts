// An answer names the words of its closed sets: the printed API lists every state, kind and method,
// and a new one cannot go out unnamed.
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { contract, type EndpointSpec } from './index.ts';
import { oneOf, text } from './kit/schema.ts';
import { liveEvents } from './live.ts';

interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
}

const closed =
  /(?:^|[a-z])(?:basis|direction|gameType|kind|level|methods?|outcome|permissions|reason|receipt|role|span|spread|states?|standing|status|style|tier|type|verdict)$/i;

/** Fields of such a name whose words are not closed, and who else writes them. */
const open: Readonly<Record<string, string>> = {
  gameType: 'a category of the vendor’s or of ours',
  outcome: '`signed-in`, or the refusal’s name',
  reason: 'words of staff or of a carrier, beside what happened',
  role: 'a role that the operator shaped',
  bankType: 'a way to pay of a provider',
  getDepositReceipt: 'a file, which is no word',
  promotionType: 'empty: promotions are not built',
  'getQueryConditions.orderStatus': 'texts, by the numbers of the states',
  method: 'every way to sign in, also those of before',
  'getTrialBalance.totals.kind': 'an account of the ledger',
  'searchVendorLog.list.kind': 'a call of the vendor’s interface',
  'listMemberSigns.flags.kind': 'a reason to look at a member, of any module',
};

/** Free texts that are named like a closed set, by endpoint and path. */
function unnamed(shape: Shape, path: readonly string[]): string[] {
  const inside = [
    ...(shape.anyOf ?? []).map((one) => [one, path] as const),
    ...(shape.items ? [[shape.items, path] as const] : []),
    ...Object.values(shape.patternProperties ?? {}).map((one) => [one, path] as const),
    ...Object.entries(shape.properties ?? {}).map(([key, one]) => [one, [...path, key]] as const),
  ];
  if (inside.length > 0) return inside.flatMap(([one, at]) => unnamed(one, at));
  const isNamed = shape.enum ?? shape.const ?? shape.pattern;
  if (shape.type !== 'string' || isNamed !== undefined) return [];
  return closed.test(path.at(-1) ?? '') ? [path.join('.')] : [];
}

const isOpen = (path: string): boolean => path in open || (path.split('.').at(-1) ?? '') in open;

const namesOf = (shapes: object) =>
  Object.entries(shapes).flatMap(([key, shape]) => unnamed(shape as Shape, [key]));

test('every closed set is an enum in its answer', () => {
  const found = Object.values(contract).flatMap((noun) =>
    Object.entries(noun as Record<string, EndpointSpec>).flatMap(([key, { gives }]) =>
      unnamed(gives as Shape, [key]),
    ),
  );
  expect(found.filter((path) => !isOpen(path))).toEqual([]);
  const isMet = (name: string) =>
    found.some((path) => path === name || path.split('.').at(-1) === name);
  expect(Object.keys(open).filter((name) => !isMet(name))).toEqual([]);
});

test('every word of a closed set is named in the live event that bears it', () => {
  expect(namesOf(liveEvents)).toEqual([]);
});

test('a free text named like a closed set is found, wherever it stands', () => {
  const answer = Type.Object({
    list: Type.Array(Type.Object({ state: text(20), level: text(20) })),
    kind: Type.Union([text(20), Type.Null()]),
    methods: Type.Array(text(20)),
    style: oneOf(['plain', 'bold']),
  });
  expect(unnamed(answer as Shape, ['get'])).toEqual([
    'get.list.state',
    'get.list.level',
    'get.kind',
    'get.methods',
  ]);
});
