// Proves that a flat input becomes the request its endpoint describes, and that every answer, also
// a broken one, becomes a result.
import { catalogue, slots, wallet, type EndpointSpec } from '@baize/contract';
import { expect, test } from 'vitest';
import { partsOf, readAnswer } from './request.ts';
import { RefusedError, unwrap } from './result.ts';

const answer = (endpoint: EndpointSpec, body: unknown, status = 200) =>
  readAnswer(endpoint, Response.json(body, { status, headers: { 'x-request-id': 'request-1' } }));

test('each field goes to the place its endpoint names', () => {
  expect(partsOf(slots.spin, { gameCode: 'lotus', stake: '1.00' })).toEqual({
    path: '/play/slots/lotus/spin',
    query: '',
    body: { stake: '1.00' },
  });
  expect(partsOf(catalogue.listGames, { pageNo: 2, gameName: 'café & co' })).toEqual({
    path: '/wps/relay/GCSGAME_gameList',
    query: '?pageNo=2&gameName=caf%C3%A9+%26+co',
    body: undefined,
  });
});

test('undefined and undeclared fields are not sent', () => {
  const parts = partsOf(catalogue.listGames, { pageNo: undefined, secret: 'x' });
  expect(parts).toEqual({ path: catalogue.listGames.path, query: '', body: undefined });
  const spin = partsOf(slots.spin, { gameCode: 'lotus', stake: '1', secret: 'x' });
  expect(spin.body).toEqual({ stake: '1' });
});

test('a value cannot leave its place in the path', () => {
  const { path } = partsOf(slots.getSlot, { gameCode: '../../ops/players?x=#' });
  expect(path).toBe('/play/slots/..%2F..%2Fops%2Fplayers%3Fx%3D%23');
});

test('a success is read from the envelope of the family, or bare', async () => {
  expect(await answer(wallet.getBalance, { success: true, value: { sumBalance: 5 } })).toEqual({
    ok: true,
    value: { sumBalance: 5 },
  });
  expect(await answer(slots.spin, { roundId: 'r' })).toEqual({ ok: true, value: { roundId: 'r' } });
});

test('a refusal keeps its name, its message, its facts and the request id', async () => {
  const refusal = {
    success: false,
    refused: 'player-on-break',
    message: 'You are on a break.',
    facts: { until: 7 },
    value: { hint: true },
  };
  expect(await answer(slots.spin, refusal, 403)).toEqual({
    ok: false,
    refused: 'player-on-break',
    message: 'You are on a break.',
    facts: { until: 7 },
    value: { hint: true },
    status: 403,
    requestId: 'request-1',
  });
});

test.each([
  ['a page of a proxy', new Response('<html>Bad gateway</html>', { status: 502 }), 502],
  ['no words at all', new Response(null, { status: 500 }), 500],
  ['a list', Response.json([1], { status: 500 }), 500],
  ['an envelope without success', Response.json({ value: 1 }), 200],
  ['not JSON, though all is well', new Response('ok'), 200],
])('%s is a fault without words', async (_what, response, status) => {
  expect(await readAnswer(wallet.getBalance, response)).toEqual({
    ok: false,
    refused: 'fault',
    message: '',
    facts: {},
    value: {},
    status,
    requestId: '',
  });
});

test('a result is unwrapped to its value, or thrown with its name', async () => {
  expect(unwrap({ ok: true, value: 5 })).toBe(5);
  const failure = await answer(slots.spin, { refused: 'round-open', message: 'Wait.' }, 409);
  const thrown = (() => {
    try {
      return unwrap(failure);
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(RefusedError);
  expect(thrown).toMatchObject({ message: 'Wait.', failure: { refused: 'round-open' } });
});

test('a file is given whole, with its kind', async () => {
  const headers = { 'content-type': 'application/pdf' };
  const answer = await readAnswer(wallet.printStatement, new Response('%PDF', { headers }));
  if (!answer.ok) throw new Error(answer.refused);
  expect(await (answer.value as Blob).text()).toBe('%PDF');
  expect((answer.value as Blob).type).toBe('application/pdf');
});
