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
      expect(fieldsOf(endpoint.params), name).toEqual(inPath);
    }
  }
});

test('a field has one place, so that an input can be flat', () => {
  for (const { name, endpoint } of endpoints) {
    const fields = [endpoint.params, endpoint.query, endpoint.body].flatMap(fieldsOf);
    expect(new Set(fields).size, name).toBe(fields.length);
  }
});

test('what is read with GET has no body, no seal and no intent', () => {
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
  expect(open).toEqual(['operator.signInStaff']);
});

test('money of players moves at most once for one intent', () => {
  const moving = ['wallet.depositByLaunchUrl', 'wallet.requestWithdrawal', 'slots.spin'];
  const judging = ['approve', 'refuse', 'pay'].map((word) => `wallet.${word}Withdrawal`);
  const once = namesWhere(({ intent }) => intent !== undefined && intent !== false);
  expect(once).toEqual(expect.arrayContaining([...moving, ...judging]));
});

test('the calls of staff stand apart, and name a permission unless every role has it', () => {
  for (const { name, endpoint, paths } of endpoints) {
    const apart = paths.every((path) => path.startsWith('/ops/'));
    expect(apart, name).toBe(endpoint.who === 'staff' || name === 'operator.signInStaff');
    if (endpoint.permission) expect(endpoint.who, name).toBe('staff');
  }
  expect(namesWhere(({ who, permission }) => who === 'staff' && !permission)).toEqual([
    'operator.getStaff',
    'operator.signOutStaff',
    'operator.getDashboard',
  ]);
});

test('no answer has a field that would make it look refused', () => {
  for (const { name, endpoint } of endpoints) {
    const given = endpoint.gives as { properties?: object };
    expect(Object.keys(given.properties ?? {}), name).not.toContain('refused');
  }
});

test('an endpoint names each of its refusals once', () => {
  for (const { name, endpoint } of endpoints) {
    expect(new Set(endpoint.refusals).size, name).toBe(endpoint.refusals.length);
  }
  expect(new Set(gatewayRefusals).size).toBe(gatewayRefusals.length);
});

test('only a fault and a closed house answer with a status of 500 and above', () => {
  const broken = Object.entries(refusals).filter(([, { status }]) => status >= 500);
  expect(broken.map(([name]) => name)).toEqual(['maintenance', 'fault', 'provider-unavailable']);
});

test('an owner may do everything, nobody anything that does not exist', () => {
  expect(roles.owner).toEqual(permissions);
  for (const list of Object.values(roles))
    expect(permissions).toEqual(expect.arrayContaining([...list]));
  expect(roles.support.filter((name) => /edit|review|pay/.test(name))).toEqual([]);
});

test('the policies of a fresh platform keep their own bounds', () => {
  for (const [name, fact] of Object.entries(policies)) {
    for (const value of [fact.default, fact.strict]) {
      if (fact.kind === 'amount') {
        expect(parseUnits(String(value), { decimalsMax: 2 }), name).toBeGreaterThan(0n);
      }
      if (fact.kind !== 'whole') continue;
      expect(value, name).toBeGreaterThanOrEqual(fact.min);
      expect(value, name).toBeLessThanOrEqual(fact.max);
    }
  }
});
