// Proves that immediate answers leave together after every request of the same turn was read, and
// that prepared bytes are sent unchanged in any script.
import { contract } from '@baize/contract';
import { expect, test } from 'vitest';
import { buildGateway } from './testing.ts';
import { endOfTurn } from './turn.ts';

const url = `${contract.catalogue.listVendors.path}?merchantCode=baize`;
const lobbyOf = (gameCategory: string, count = 1) => {
  const sorting = Array.from({ length: count }, () => ({ gameCategory, vendors: [] }));
  return { data: { lanes: [], sorting } };
};
/** Time for what is at hand to be done, but not for the next turn. */
async function withinTurn(): Promise<void> {
  for (let tick = 0; tick < 50; tick += 1)
    await new Promise<void>((done) => process.nextTick(() => done()));
}

test('waiting calls of one turn continue together after all input is read', async () => {
  const seen: string[] = [];
  const first = endOfTurn();
  expect(endOfTurn()).toBe(first);
  const waiting = first.then(() => seen.push('gone'));
  await withinTurn();
  seen.push('read');
  await waiting;
  expect(seen).toEqual(['read', 'gone']);
  expect(endOfTurn()).not.toBe(first);
});

test('requests that arrive together are all judged before the first is answered', async () => {
  const seen: string[] = [];
  const listVendors = async () => {
    seen.push('judged');
    return lobbyOf('Lotus');
  };
  const { app } = buildGateway({ catalogue: { listVendors } });
  app.addHook('onSend', async () => void seen.push('sent'));
  await app.ready();
  const answers = [];
  for (let request = 0; request < 3; request += 1) {
    answers.push(app.inject({ url }).then(({ statusCode }) => statusCode));
    await withinTurn();
  }
  expect(await Promise.all(answers)).toEqual([200, 200, 200]);
  expect(seen).toEqual(['judged', 'judged', 'judged', 'sent', 'sent', 'sent']);
});

test.each([
  ['plain letters', lobbyOf('Lotus')],
  ['other letters', lobbyOf('金の龍 é')],
  ['many plain letters', lobbyOf('Lotus', 400)],
  ['many other letters', lobbyOf('Hoa sen vàng 🪷', 400)],
])('an answer of %s that was written once is given whole, each time', async (_letters, lobby) => {
  const { send } = buildGateway({ catalogue: { listVendors: async () => lobby } });
  const [first, again] = [await send({ url }), await send({ url })];
  expect(first.json['value']).toEqual(lobby);
  expect(again.text).toBe(first.text);
  for (const { headers, text } of [first, again])
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(text));
});

test('a new answer is serialized anew, apart from the previous one', async () => {
  const lobbies = [lobbyOf('Lotus'), lobbyOf('Lantern')];
  const { send } = buildGateway({ catalogue: { listVendors: async () => lobbies.shift() } });
  expect((await send({ url })).text).toContain('Lotus');
  const { text } = await send({ url });
  expect(text).toContain('Lantern');
  expect(text).not.toContain('Lotus');
});
