// Proves that the printed API is a valid OpenAPI document and leaves out no call of the contract.
import { readFileSync } from 'node:fs';
import { contract, type EndpointSpec } from '@baize/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { writeApiPage } from './api-page.ts';
import { openApiOf, type OpenApi } from './open-api.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly { name: string; in: string; required?: boolean; schema: object }[];
  readonly requestBody?: { content: Record<string, { schema: object }> };
  readonly responses: Record<
    string,
    { description: string; content: Record<string, { schema: object }> }
  >;
}

const printed = JSON.parse(JSON.stringify(openApiOf(contract, () => true))) as OpenApi;
const operations = Object.entries(printed.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation: operation as unknown as Operation,
  })),
);
const endpoints = Object.entries(contract).flatMap(([noun, all]) =>
  Object.entries(all as Record<string, EndpointSpec>).map(([key, endpoint]) => ({
    name: `${noun}.${key}`,
    endpoint,
  })),
);

test('every endpoint is listed under each of its paths and methods', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { name, endpoint } of endpoints) {
    expect(ids).toContain(name);
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const methods = printed.paths[path.replaceAll(/:(\w+)/g, '{$1}')];
      for (const method of [endpoint.method, ...(endpoint.alsoMethods ?? [])]) {
        expect(methods?.[method.toLowerCase()]?.['tags']).toEqual([name.split('.')[0]]);
      }
    }
  }
});

test('the parameters of a path are exactly those that its operation declares', () => {
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = operation.parameters.filter((one) => one.in === 'path');
    expect(declared.map(({ name }) => name)).toEqual(named);
    expect(declared.every(({ required }) => required === true)).toBe(true);
  }
});

test('every schema compiles', () => {
  const ajv = new Ajv2020({ strict: false });
  const schemas = operations.flatMap(({ operation: { parameters, requestBody, responses } }) => [
    ...parameters.map(({ schema }) => schema),
    ...[requestBody, ...Object.values(responses)].flatMap((one) =>
      Object.values(one?.content ?? {}).map(({ schema }) => schema),
    ),
  ]);
  // Most stand there many times; the refusals' one does at every call.
  for (const text of new Set(schemas.map((schema) => JSON.stringify(schema)))) {
    expect(() => ajv.compile(JSON.parse(text) as object), text).not.toThrow();
  }
});

test('a response lists the refusals of its status', () => {
  const spin = operations.find(({ operation }) => operation.operationId === 'slots.spin');
  const { responses } = spin?.operation ?? expect.fail('the spin stands there');
  expect(responses['400']?.description).toContain('stake-not-offered');
  expect(responses['401']?.description).toBe('session-missing');
  expect(operations.every(({ operation }) => operation.responses['200'])).toBe(true);
});

test('only endpoints of the listener are printed', () => {
  const site = openApiOf(contract, ({ path }) => !path.startsWith('/ops/'));
  expect(Object.keys(site.paths).some((path) => path.startsWith('/ops/'))).toBe(false);
  expect(Object.keys(site.paths).length).toBeGreaterThan(20);
});

test('the page shows every call, and nothing in a summary can become markup', () => {
  const page = writeApiPage(printed);
  expect(page.match(/<details>/g)).toHaveLength(operations.length);
  const paths = { '/x': { get: { summary: '<script>"&', 'x-who': 'anyone' } } };
  const odd = writeApiPage({ openapi: '3.1.0', info: {}, paths });
  expect(odd).toContain('&lt;script&gt;&quot;&amp;');
  expect(odd).not.toContain('<script');
});

// @proves R134
test('a vendor’s message shows its proof, and only refusals that the vendors’ page names', () => {
  const page = readFileSync(new URL('../../../../docs/vendors.md', import.meta.url), 'utf8');
  const messages = operations.filter(({ path }) => /^\/vendor\/(?:v1|rsa|hash)\//u.test(path));
  expect(messages).toHaveLength(15);
  for (const { path, operation } of messages) {
    const [[kind, content] = []] = Object.entries(operation.requestBody?.content ?? {});
    const schema = content?.schema as { required: string[]; properties: object } | undefined;
    const headers = operation.parameters.map(({ name }) => name);
    const isHashed = path.startsWith('/vendor/hash/');
    expect(kind).toBe(isHashed ? 'application/x-www-form-urlencoded' : 'application/json');
    expect(headers).toEqual(isHashed ? [] : ['X-Vendor', 'X-Timestamp', 'X-Signature']);
    expect(schema?.required.includes('hash')).toBe(isHashed);
    expect(Object.keys(schema?.properties ?? {}).includes('hash')).toBe(isHashed);
    for (const { description } of Object.values(operation.responses)) {
      if (description === 'Given') continue;
      for (const name of description.split(', ')) expect(page).toContain(`\`${name}\``);
    }
  }
});
