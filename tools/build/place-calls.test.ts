// A call's line stands in the file that makes the call, and no file can name a call without one.
import { expect, test } from 'vitest';
import { placeCalls, type Call } from './place-calls.ts';

const lineOf = ({ noun, name }: Call) => `G/${noun}/${name}`;
const imported = "import { client } from '../app/client.ts';\n";
const placed = (code: string) => placeCalls(imported + code, lineOf);

test('a named call becomes its line', () => {
  const { code, calls } =
    placed('await client.wallet.getBalance({ a: client.vip.getLevel });') ?? {};
  expect(code).toBe(
    `${imported}await client.call("G/wallet/getBalance")({ a: client.call("G/vip/getLevel") });`,
  );
  expect(calls).toEqual([
    { noun: 'wallet', name: 'getBalance' },
    { noun: 'vip', name: 'getLevel' },
  ]);
});

test('calls taken from a noun become their lines', () => {
  expect(placed('const { one, two: other } = client.vip;')?.code).toBe(
    `${imported}const { one, two: other } = ` +
      '{ one: client.call("G/vip/one"), two: client.call("G/vip/two") };',
  );
});

test.each([
  'const calls = client.wallet;',
  'const api = client;',
  'use(client);',
  'use({ client });',
  "client['wallet'].getBalance();",
  "client.wallet['getBalance']();",
  'const { wallet } = client;',
  'const { one, ...rest } = client.wallet;',
])('%s is refused', (code) => {
  expect(() => placed(code)).toThrow('The client is used as');
});

test('keys and members that are called client stay as they are', () => {
  const code = 'draw({ client: queryClient }); seeds.client.show();';
  expect(placed(code)?.code).toBe(imported + code);
});

test('a file without the client stays as it is', () => {
  expect(placeCalls('const client = 1; use(client);', lineOf)).toBeUndefined();
  expect(
    placeCalls("import { failureText } from './client.ts'; client.a;", lineOf),
  ).toBeUndefined();
});
