// The house begins at its lowest module and ends at its highest; a member who leaves is asked about
// in every module, and what an upper one gives back is there when a lower one counts.
import { refuse } from '@baize/contract';
import { expect, test } from 'vitest';
import type { Tx } from '../platform/database/index.ts';
import { none, type ModuleParts } from '../platform/module/index.ts';
import { forgetOld, jobsOf, startModules, stopModules, wholeHouse } from './walk.ts';

const member = { playerId: 'ana', currency: 'PHP' };
const leaving = {
  ...member,
  username: 'ana',
  cardId: 'card',
  bonusShown: 0n,
  at: 0,
  intent: 'leave',
};
const tx = {} as Tx;

const silent: ModuleParts = {
  start: none,
  stop: none,
  jobs: [],
  forgetOld: none,
  copyOf: none,
  closing: none,
};

function three() {
  const said: string[] = [];
  const says = (name: string): ModuleParts => ({
    start: () => void said.push(`${name} starts`),
    stop: () => void said.push(`${name} stops`),
    jobs: [{ name: `${name}-work`, cron: '* * * * *', run: async () => undefined }],
    forgetOld: async (now) => said.push(`${name} forgets ${now}`),
    copyOf: async ({ playerId }) => `${playerId} in ${name}`,
    closing: none,
  });
  return { said, modules: { wallet: says('wallet'), brand: silent, vendors: says('vendors') } };
}

test('modules start upward and stop downward', async () => {
  const { said, modules } = three();
  await startModules(modules);
  await forgetOld(modules, 5);
  await stopModules(modules);
  expect(said).toEqual([
    'wallet starts',
    'vendors starts',
    'wallet forgets 5',
    'vendors forgets 5',
    'vendors stops',
    'wallet stops',
  ]);
});

test('jobs and data copies are collected from every module that has them', async () => {
  const { modules } = three();
  expect(jobsOf(modules).map(({ name }) => name)).toEqual(['wallet-work', 'vendors-work']);
  expect(await wholeHouse(modules).copyOf(member)).toEqual({
    wallet: 'ana in wallet',
    vendors: 'ana in vendors',
  });
});

test('money returned by a vendor is in the wallet before the account closes', async () => {
  let cash = 5n;
  const giveBack = async () => {
    cash += 2n;
    return { openRounds: 1 };
  };
  const house = wholeHouse({
    wallet: {
      ...silent,
      closing: { standing: async () => ({ cash, held: 1n, bonus: 2n }), payOut: none },
    },
    wagering: { ...silent, closing: { standing: async () => ({ openRounds: 2 }), payOut: none } },
    vendors: { ...silent, closing: { standing: giveBack, payOut: none } },
  });
  expect(await house.standingOf(member)).toEqual({
    cash: 7n,
    held: 1n,
    inPlay: 0n,
    bonus: 2n,
    openRounds: 3,
    owed: 0n,
    uncounted: [],
  });
});

test('every module begins before any pays a member out, and ends after all paid', async () => {
  const done: string[] = [];
  const doing = (name: string): ModuleParts => ({
    ...silent,
    closing: {
      begin: async () => void done.push(`${name} begins`),
      standing: async () => ({ owed: 2n, uncounted: ['rebates'] }),
      payOut: async () => {
        done.push(`${name} pays`);
        return 0n;
      },
      end: async () => void done.push(`${name} ends`),
    },
  });
  const house = wholeHouse({ lower: doing('lower'), upper: doing('upper') });
  const standing = await house.standingOf(member);
  expect(standing).toMatchObject({ owed: 4n, uncounted: ['rebates', 'rebates'] });
  await house.beginLeaving(tx, leaving);
  await house.payOut(tx, leaving);
  expect(done).toEqual(
    ['begins', 'pays', 'ends'].flatMap((what) => [`upper ${what}`, `lower ${what}`]),
  );
});

test('amounts that modules pay out are summed, unless one refuses', async () => {
  const paying = (amount: bigint): ModuleParts => ({
    ...silent,
    closing: { standing: async () => ({}), payOut: async () => amount },
  });
  const refusing: ModuleParts = {
    ...silent,
    closing: { standing: async () => ({}), payOut: async () => refuse('bank-card-not-found') },
  };
  expect(await wholeHouse({ a: paying(3n), b: silent, c: paying(4n) }).payOut(tx, leaving)).toBe(
    7n,
  );
  expect(await wholeHouse({ a: paying(3n), b: refusing }).payOut(tx, leaving)).toEqual({
    refused: 'bank-card-not-found',
  });
});
