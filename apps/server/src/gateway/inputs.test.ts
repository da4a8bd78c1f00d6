// Proves that an action is handed exactly what its endpoint asks for: what does not fit is refused
// by its place, and nothing a caller adds gets through.
import { catalogue, settings, wagering, wallet, type EndpointSpec } from '@baize/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputsOf, type RawInput } from './inputs.ts';

const read = (endpoint: EndpointSpec, raw: Partial<Omit<RawInput, 'body'>> & { body?: unknown }) =>
  inputsOf(endpoint)({ params: {}, query: {}, ...raw, body: { content: raw.body ?? {} } });
const receipt = (body: unknown) => read(wallet.confirmWithdrawalReceipt, { body });
const launch = (body: unknown) => read(catalogue.openGameSession, { body });
const parsed = (text: string): unknown => JSON.parse(text);

test.each([
  ['a number for a text', { refId: 7, received: true }, 'body/refId'],
  ['a text for a switch', { refId: 'w-1', received: 'true' }, 'body/received'],
  ['a text out of form', { refId: 'w 1', received: true }, 'body/refId'],
  ['a text too long', { refId: 'w', received: true, remark: 'x'.repeat(201) }, 'body/remark'],
  ['a missing field', { received: true }, 'body'],
  ['a list', [], 'body'],
  ['nothing', null, 'body'],
  ['a bare text', 'refId', 'body'],
  ['no body', undefined, 'body'],
])('%s is a misfit', (_what, body, misfit) => {
  expect(receipt(body)).toEqual({ misfit });
});

// @proves V8.1.2 V8.2.3
test('a call of the family ignores fields it does not know; our own call refuses them', () => {
  expect(receipt({ refId: 'w-1', received: true, more: 1 })).toEqual({
    input: { refId: 'w-1', received: true },
  });
  expect(launch({ launch: 'code', more: 1 })).toEqual({ misfit: 'body' });
});

test('names of inherited object keys are ordinary fields', () => {
  for (const key of ['__proto__', 'constructor', 'toString']) {
    const body = parsed(`{"refId":"w-1","received":true,"${key}":{"admin":true}}`);
    const taken = receipt(body);
    expect(taken).toEqual({ input: { refId: 'w-1', received: true } });
    const input = 'input' in taken ? taken.input : {};
    expect(Object.getPrototypeOf(input)).toBe(Object.prototype);
    expect(Object.hasOwn(input, key)).toBe(false);
    expect(launch(parsed(`{"launch":"code","${key}":{"admin":true}}`))).toEqual({ misfit: 'body' });
  }
  expect(launch(parsed('{"__proto__":{"launch":"code"}}'))).toEqual({ misfit: 'body' });
});

test.each([
  ['U+0000', 'a\u0000b'],
  ['half a surrogate pair', 'a\ud800'],
])('a text that no database can store is refused: %s', (_what, bad) => {
  expect(receipt({ refId: 'w-1', received: true, remark: bad })).toEqual({ misfit: 'body' });
  expect(read(catalogue.listGames, { query: { gameName: bad } })).toEqual({ misfit: 'query' });
  for (const value of [[{ deep: [bad] }], { [bad]: 1 }]) {
    const set = read(settings.setPolicy, { params: { name: 'homeNeedsLogin' }, body: { value } });
    expect(set).toEqual({ misfit: 'body' });
  }
});

test('any body gives the same value as its input or a misfit', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const body = parsed(JSON.stringify({ value }));
      const taken = read(settings.setPolicy, { params: { name: 'homeNeedsLogin' }, body });
      if ('input' in taken) expect(taken.input['value']).toEqual(parsed(JSON.stringify(value)));
      else expect(JSON.stringify(value)).toMatch(/\\u0000|\\ud[89a-f]/);
    }),
  );
});

test('query texts become numbers and booleans as the schema says', () => {
  const list = (query: object) => read(catalogue.listGames, { query });
  expect(list({ pageNo: '2', gameName: '7' })).toEqual({ input: { pageNo: 2, gameName: '7' } });
  expect(list({ unknown: 'x' })).toEqual({ input: {} });
  for (const pageNo of ['0', '-1', '1.5', 'two', '', '1e9', ['1', '2']]) {
    expect(list({ pageNo })).toEqual({ misfit: 'query/pageNo' });
  }
});

test('texts in a body are never converted to numbers', () => {
  const body = { value: '7' };
  const params = { name: 'adultAgeYears' };
  expect(read(settings.setPolicy, { params, body })).toEqual({ input: { ...params, ...body } });
  const limit = { kind: 'spend', span: 'day', value: 25 };
  expect(read(wagering.setLimit, { body: limit })).toEqual({ misfit: 'body/value' });
  expect(read(wagering.setLimit, { body: { ...limit, value: null } })).toHaveProperty('input');
});

test('a parameter of the path has the form of an id', () => {
  const round = (roundId: string) => read(wagering.getRound, { params: { roundId } });
  expect(round('Ab_9-')).toEqual({ input: { roundId: 'Ab_9-' } });
  for (const roundId of ['', 'a.b', "a'b", 'a/b', 'x'.repeat(65)]) {
    expect(round(roundId)).toEqual({ misfit: 'path/roundId' });
  }
});

test('a signed call keeps its raw body for the signature check', () => {
  const params = { provider: 'sandpay' };
  expect(read(wallet.hearPayment, { params, body: undefined })).toEqual({ input: params });
});
