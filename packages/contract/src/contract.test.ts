// Proves what every endpoint of the contract has in common, so that routes, client, printed API and
// permissions can be made of it without looking: places, callers, inputs, answers and refusals.
import { parseUnits } from '@baize/money';
import { expect, test } from 'vitest';
import {
  contract,
  gatewayRefusals,
  permissions,
  policies,
  refusals,
  roles,
  type EndpointSpec,
  type PolicyFact,
} from './index.ts';

const endpoints = Object.entries(contract).flatMap(([noun, all]) =>
  Object.entries(all as Record<string, EndpointSpec>).map(([key, endpoint]) => ({
    name: `${noun}.${key}`,
    endpoint,
    paths: [endpoint.path, ...(endpoint.aliases ?? [])],
    methods: [endpoint.method, ...(endpoint.alsoMethods ?? [])],
  })),
);
const fieldsOf = (part: EndpointSpec['body']) => Object.keys(part?.properties ?? {});
const namesWhere = (holds: (endpoint: EndpointSpec) => boolean) =>
  endpoints.filter(({ endpoint }) => holds(endpoint)).map(({ name }) => name);

interface Numbers {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Numbers;
  readonly properties?: Readonly<Record<string, Numbers>>;
}

/** Whether some whole number of this has no bounds. */
const isUnbounded = ({ type, minimum, maximum, items, properties = {} }: Numbers): boolean =>
  (type === 'integer' && (minimum === undefined || maximum === undefined)) ||
  [...Object.values(properties), ...(items ? [items] : [])].some(isUnbounded);

test('whole numbers that the calls of money take have bounds that a column can hold', () => {
  const ofMoney = endpoints.filter(({ name }) => /^(wallet|cashier)\./u.test(name));
  const unbounded = ofMoney.filter(({ endpoint: { params, query, body } }) =>
    [params, query, body].some((part) => part && isUnbounded(part as unknown as Numbers)),
  );
  expect(unbounded.map(({ name }) => name)).toEqual([]);
});

test('no two endpoints answer the same method of the same path', () => {
  const places = endpoints.flatMap(({ paths, methods }) =>
    paths.flatMap((path) => methods.map((method) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)),
  );
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test('the parameters in a path are those that the endpoint declares', () => {
  for (const { name, endpoint, paths } of endpoints) {
    for (const path of paths) {
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
      expect([name, ...fieldsOf(endpoint.params)]).toEqual([name, ...inPath]);
    }
  }
});

test('a field has one place, so that an input can be flat', () => {
  const twice = namesWhere(({ params, query, body }) =>
    repeats([params, query, body].flatMap(fieldsOf)),
  );
  expect(twice).toEqual([]);
});

test('a GET endpoint has no body, no seal and no intent', () => {
  expect(
    namesWhere(
      ({ method, body, sealed, intent }) => method === 'GET' && !!(body || sealed || intent),
    ),
  ).toEqual([]);
  expect(namesWhere(({ sealed, body }) => sealed === true && !body)).toEqual([]);
});

test('a password of a player travels sealed', () => {
  const holdsPassword = ({ body, query }: EndpointSpec) =>
    [body, query].flatMap(fieldsOf).some((field) => /password/i.test(field));
  const open = namesWhere((endpoint) => holdsPassword(endpoint) && !endpoint.sealed);
  expect(open).toEqual([
    'operator.signInStaff',
    'operator.confirmStaff',
    'operator.changeStaffPassword',
  ]);
});

test('money of players moves at most once for one intent', () => {
  const moving = ['wallet.depositByLaunchUrl', 'wallet.requestWithdrawal', 'slots.spin'];
  const judging = ['approve', 'refuse', 'pay'].map((word) => `wallet.${word}Withdrawal`);
  const once = namesWhere(({ intent }) => intent !== undefined && intent !== false);
  expect(once).toEqual(expect.arrayContaining([...moving, ...judging]));
});

// @proves V8.1.1
test('the calls of staff stand apart, and name a permission unless every role has it', () => {
  const apart = endpoints.filter(({ paths }) => paths.every((path) => path.startsWith('/ops/')));
  const ofStaff = namesWhere(({ who }) => who === 'staff');
  const entering = ['signInStaff', 'verifyStaff', 'beginStaffPasskeySignIn'];
  const entries = entering.map((key) => `operator.${key}`);
  expect(apart.map(({ name }) => name).sort()).toEqual([...entries, ...ofStaff].sort());
  expect(namesWhere(({ who, permission }) => who !== 'staff' && !!permission)).toEqual([]);
  expect(namesWhere(({ who, permission }) => who === 'staff' && !permission)).toEqual([
    'operator.confirmStaff',
    'operator.beginStaffPasskeyConfirm',
    'operator.getStaff',
    'operator.signOutStaff',
    'operator.changeStaffPassword',
    'operator.listStaffSessions',
    'operator.endStaffSession',
    'operator.endOtherStaffSessions',
    'operator.listStaffSignIns',
    'operator.getDashboard',
    ...Object.entries(contract.factors).flatMap(([key, { who }]) =>
      who === 'staff' ? [`factors.${key}`] : [],
    ),
    // The text sent comes back cleaned: every role that writes texts may see it.
    'notices.previewNotice',
  ]);
});

test('no answer has a field that would make it look refused', () => {
  expect(namesWhere(({ gives }) => 'refused' in (propertiesOf(gives) ?? {}))).toEqual([]);
});

test('an endpoint names each of its refusals once', () => {
  expect(namesWhere((endpoint) => repeats(endpoint.refusals))).toEqual([]);
  expect(repeats(gatewayRefusals)).toBe(false);
});

test('a fault, a closed house and a failing provider alone answer with 500 and above', () => {
  const broken = Object.entries(refusals).filter(([, { status }]) => status >= 500);
  expect(broken.map(([name]) => name)).toEqual([
    'maintenance',
    'fault',
    'code-not-sent',
    'provider-unavailable',
    'game-unverified',
    'vendor-unavailable',
  ]);
});

test('an owner has every permission, and no role an unknown one', () => {
  expect(roles.owner).toEqual(permissions);
  for (const list of Object.values(roles))
    expect(permissions).toEqual(expect.arrayContaining([...list]));
  expect(roles.support.filter((name) => /edit|review|pay/.test(name))).toEqual([]);
});

test('the policies of a fresh platform keep their own bounds', () => {
  const outside = Object.entries(policies as Record<string, PolicyFact>)
    .filter(([, fact]) => ![fact.default, fact.strict].every((value) => isWithin(fact, value)))
    .map(([name]) => name);
  expect(outside).toEqual([]);
});

function isWithin(fact: PolicyFact, value: unknown): boolean {
  if (fact.kind === 'amount') {
    const units = parseUnits(String(value), { decimalsMax: 2 });
    return units !== undefined && (units > 0n || fact.mayBeNone === true);
  }
  if (fact.kind === 'percent') return Number(value) > 0 && Number(value) <= 100;
  if (fact.kind === 'whole') return Number(value) >= fact.min && Number(value) <= fact.max;
  if (fact.kind === 'choice') return fact.options.includes(String(value));
  if (fact.kind === 'text') return String(value).length <= fact.lengthMax;
  return typeof value === 'boolean';
}

function repeats(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}

function propertiesOf(schema: object): object | undefined {
  return (schema as { properties?: object }).properties;
}

test('each relay call answers under both names of its service', () => {
  const paths = new Set(endpoints.flatMap((endpoint) => endpoint.paths));
  const named = [...paths].filter((path) => /\/MCS(?:FE|2)_/u.test(path));
  expect(named.length).toBeGreaterThan(20);
  const turned = (path: string) =>
    path.includes('/MCS2_') ? path.replace('/MCS2_', '/MCSFE_') : path.replace('/MCSFE_', '/MCS2_');
  expect(named.filter((path) => !paths.has(turned(path)))).toEqual([]);
});

test('the permission to view opens only calls that change nothing', () => {
  const isViewing = ({ who, method, permission }: EndpointSpec) =>
    who === 'staff' && method !== 'GET' && permission?.endsWith('.view') === true;
  expect(namesWhere(isViewing)).toEqual([
    'settings.checkFieldRule',
    'operator.revealOutbox',
    'operator.exportAudit',
    'promotions.countSegment',
  ]);
});
