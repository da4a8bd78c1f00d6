// A front end sends the same request from a call's line as from its endpoint, for every call of the
// contract.
import {
  contract,
  endpointOfLine,
  lineOfCall,
  type EndpointSpec,
  type Noun,
} from '@baize/contract';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { partsOf } from './request.ts';

const calls = Object.entries<Noun>(contract).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints).map(([name, one]) => [`${noun}.${name}`, one] as const),
);

const inputOf = ({ params, query, body }: EndpointSpec) =>
  Object.fromEntries(
    [params, query, body, { properties: { undeclared: 1 } }]
      .flatMap((part) => Object.keys(part?.properties ?? {}))
      .map((field) => [field, `value of ${field}`]),
  );

test.each(calls)('the line of %s says what a caller needs', (_, one) => {
  const read = endpointOfLine(lineOfCall(one));
  expect(partsOf(read, inputOf(one))).toEqual(partsOf(one, inputOf(one)));
  expect(read).toMatchObject({
    method: one.method,
    sealed: one.sealed === true,
    intent: Boolean(one.intent),
  });
  expect(read.wire === 'wps').toBe(one.wire === 'wps');
  expect(read.contentType === undefined).toBe(one.contentType === undefined);
  expect(read.modules?.[0]).toBe(one.modules?.[0]);
});

test('a line leaves out what is empty', () => {
  expect(lineOfCall(contract.slots.spin)).toBe(
    'P/play/slots/:gameCode/spin|i|||stake gameVersion freeRoundsId',
  );
});

test('a client calls by line as it does by name', async () => {
  const sent: unknown[] = [];
  const client = createClient({
    baseUrl: '',
    fetch: (...call) => {
      sent.push(call);
      return Promise.resolve(Response.json({}));
    },
    token: () => 'token-1',
    language: () => 'EN',
  });
  const spin = { gameCode: 'lotus', stake: '1' };
  const byLine = client as unknown as { call: (line: string) => typeof client.slots.spin };
  await client.slots.spin(spin, { intent: 'one' });
  await byLine.call(lineOfCall(contract.slots.spin))(spin, { intent: 'one' });
  expect(sent[1]).toEqual(sent[0]);
});
