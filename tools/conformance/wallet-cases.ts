// Every written answer of docs/vendors.md, asked of the wallet of an operator.
import { refused, same, taken, type Case } from './cases.ts';
import {
  after,
  bet,
  moved,
  newBet,
  newName,
  refusedWith,
  send,
  still,
  units,
  type WalletSuite,
} from './wallet.ts';

type WalletCase = Case<WalletSuite>;
const copies = 20;
const minuteMs = 60_000;

const signing: readonly WalletCase[] = [
  {
    name: 'an unsigned message is not heard',
    run: async (suite) => {
      const { fields } = newBet(suite, '1.00');
      for (const spoil of [{ unsigned: true }, { secret: 'x'.repeat(40) }, { after: ' ' }])
        refused(await send(suite, 'bet', fields, spoil), 'signature-wrong', 401);
      await still(suite);
    },
  },
  {
    name: 'a message that was signed as one of another kind is not heard',
    run: async (suite) => {
      const fields = after(suite, await bet(suite, '1.00'), { amount: '0.50' });
      const kinds = [
        ['end', 'win'],
        ['win', 'end'],
      ] as const;
      for (const [kind, sentAs] of kinds)
        refused(await send(suite, kind, fields, { sentAs }), 'signature-wrong', 401);
      await still(suite);
      taken(await send(suite, 'end', fields));
    },
  },
  {
    name: 'a message from six minutes ago, or ahead, is not heard',
    run: async (suite) => {
      const { fields } = newBet(suite, '1.00');
      for (const shiftMs of [-6 * minuteMs, 6 * minuteMs])
        refused(await send(suite, 'bet', fields, { shiftMs }), 'message-stale', 401);
      await still(suite);
    },
  },
  {
    name: 'fields that nobody asked for are passed over',
    run: async (suite) => {
      const { token } = suite;
      taken(await send(suite, 'balance', { token, more: 'x' }), { player: suite.player });
    },
  },
];

const rounds: readonly WalletCase[] = [
  {
    name: 'bet, win and end; each again is answered alike and moves nothing',
    run: async (suite) => {
      const one = await bet(suite, '10.00');
      same((await send(suite, 'bet', one.fields)).json, one.answer.json, 'the bet again');
      for (const [kind, amount] of [
        ['win', '25.50'],
        ['win', '0.00'],
        ['end', undefined],
      ] as const) {
        const fields = after(suite, one, amount === undefined ? {} : { amount });
        const first = taken(await send(suite, kind, fields), { late: false });
        moved(suite, amount === undefined ? 0n : units(amount), first);
        same((await send(suite, kind, fields)).json, first, `the ${kind} again`);
      }
      await still(suite);
    },
  },
  {
    name: 'a round may have many bets and many wins',
    run: async (suite) => {
      const one = await bet(suite, '2.00');
      await bet(suite, '3.00', { round: one.round });
      for (const amount of ['1.00', '4.00'])
        moved(suite, units(amount), taken(await send(suite, 'win', after(suite, one, { amount }))));
      taken(await send(suite, 'end', after(suite, one)));
      await still(suite);
    },
  },
  {
    name: 'the same request id with other content is refused',
    run: async (suite) => {
      const one = await bet(suite, '1.00');
      for (const other of [{ amount: '2.00' }, { round: newName() }]) {
        const fields = { ...one.fields, ...other };
        await refusedWith(suite, ['bet', fields], ['idempotency-key-reused', 409]);
      }
      taken(await send(suite, 'end', after(suite, one)));
    },
  },
  {
    name: 'twenty copies at once are one bet',
    run: async (suite) => {
      const { fields, round } = newBet(suite, '1.00');
      const sent = Array.from({ length: copies }, () => send(suite, 'bet', fields));
      const [first, ...others] = await Promise.all(sent);
      if (!first) throw new Error('no answer');
      moved(suite, -units('1.00'), taken(first));
      for (const other of others) same(other, first, 'a copy');
      taken(await send(suite, 'end', after(suite, { round })));
      await still(suite);
    },
  },
];

const lateOnes: readonly WalletCase[] = [
  {
    name: 'after the end: no bet, but a win is paid, late',
    run: async (suite) => {
      const one = await bet(suite, '5.00');
      taken(await send(suite, 'end', after(suite, one)), { late: false });
      const { fields } = newBet(suite, '1.00', { round: one.round });
      const first = await refusedWith(suite, ['bet', fields], ['round-closed', 409]);
      same((await send(suite, 'bet', fields)).json, first, 'the refusal again');
      const win = await send(suite, 'win', after(suite, one, { amount: '5.00' }));
      moved(suite, units('5.00'), taken(win, { late: true }));
      taken(await send(suite, 'end', after(suite, one)), { late: true, amount: '0.00' });
    },
  },
  {
    name: 'after the end: a bet of a round that paid nothing comes back, late',
    run: async (suite) => {
      const one = await bet(suite, '5.00');
      taken(await send(suite, 'end', after(suite, one)));
      const back = await send(suite, 'rollback', after(suite, one, { bet: one.id }));
      moved(suite, units('5.00'), taken(back, { late: true, amount: '5.00' }));
    },
  },
  {
    name: 'what never had a bet is unknown',
    run: async (suite) => {
      const nothing = { round: newName() };
      const win = after(suite, nothing, { amount: '1.00' });
      await refusedWith(suite, ['win', win], ['bet-unknown', 404]);
      await refusedWith(suite, ['end', after(suite, nothing)], ['bet-unknown', 404]);
    },
  },
];

const rollbacks: readonly WalletCase[] = [
  {
    name: 'a bet that is rolled back comes back once, under any number of ids',
    run: async (suite) => {
      const one = await bet(suite, '7.00');
      const fields = after(suite, one, { bet: one.id });
      const first = taken(await send(suite, 'rollback', fields), { amount: '7.00' });
      moved(suite, units('7.00'), first);
      same((await send(suite, 'rollback', fields)).json, first, 'the rollback again');
      const other = await send(suite, 'rollback', after(suite, one, { bet: one.id }));
      moved(suite, 0n, taken(other, { amount: '0.00' }));
      const win = after(suite, one, { amount: '1.00' });
      await refusedWith(suite, ['win', win], ['bet-rolled-back', 409]);
      taken(await send(suite, 'end', after(suite, one)));
    },
  },
  {
    name: 'a bet that is rolled back before it comes is refused when it comes',
    run: async (suite) => {
      const one = newBet(suite, '7.00');
      const back = await send(suite, 'rollback', after(suite, one, { bet: one.id }));
      moved(suite, 0n, taken(back, { amount: '0.00', late: false }));
      await refusedWith(suite, ['bet', one.fields], ['bet-rolled-back', 409]);
      await refusedWith(suite, ['bet', one.fields], ['bet-rolled-back', 409]);
    },
  },
  {
    name: 'a bet and its rollback at once move nothing in the end',
    run: async (suite) => {
      for (let turn = 0; turn < copies; turn += 1) {
        const one = newBet(suite, '3.00');
        const back = send(suite, 'rollback', after(suite, one, { bet: one.id }));
        await Promise.all([send(suite, 'bet', one.fields), back]);
      }
      await still(suite);
    },
  },
  {
    name: 'a rollback that names a bet of another round is refused',
    run: async (suite) => {
      const one = await bet(suite, '1.00');
      const wrong = after(suite, { round: newName() }, { bet: one.id });
      await refusedWith(suite, ['rollback', wrong], ['bet-unknown', 404]);
      taken(await send(suite, 'end', after(suite, one)));
    },
  },
  {
    name: 'the last bet of a round that paid stays; one of several comes back',
    run: async (suite) => {
      const one = await bet(suite, '1.00');
      const two = await bet(suite, '2.00', { round: one.round });
      const win = await send(suite, 'win', after(suite, one, { amount: '1.00' }));
      moved(suite, units('1.00'), taken(win));
      const back = await send(suite, 'rollback', after(suite, one, { bet: two.id }));
      moved(suite, units('2.00'), taken(back, { amount: '2.00' }));
      const last = after(suite, one, { bet: one.id });
      await refusedWith(suite, ['rollback', last], ['round-paid', 409]);
      taken(await send(suite, 'end', after(suite, one)));
    },
  },
];

const refusals: readonly WalletCase[] = [
  {
    name: 'too little money: refused for ever, and its rollback is taken',
    run: async (suite) => {
      const one = newBet(suite, '900000000.00');
      const first = await refusedWith(suite, ['bet', one.fields], ['balance-too-low', 400]);
      if (first['balance'] === undefined) throw new Error('the refusal names no balance');
      same((await send(suite, 'bet', one.fields)).json, first, 'the refusal again');
      const back = await send(suite, 'rollback', after(suite, one, { bet: one.id }));
      moved(suite, 0n, taken(back, { amount: '0.00' }));
    },
  },
  {
    name: 'amounts that are none, or too fine, are refused',
    run: async (suite) => {
      for (const amount of ['-1.00', '1e3', '01.00', 'NaN', ' 1', '1,00', ''])
        await refusedWith(suite, ['bet', newBet(suite, amount).fields], ['request-invalid', 400]);
      for (const amount of ['0', '0.00', '0.001', '1.0001'])
        await refusedWith(suite, ['bet', newBet(suite, amount).fields], ['amount-invalid', 400]);
    },
  },
  {
    name: 'another currency, game, token or player is refused',
    run: async (suite) => {
      const wrong = [
        [{ currency: 'XXX' }, 'currency-differs', 409],
        [{ game: 'no-such-game' }, 'game-unknown', 404],
        [{ token: newName() }, 'token-unknown', 401],
      ] as const;
      for (const [more, error, status] of wrong)
        await refusedWith(suite, ['bet', newBet(suite, '1.00', more).fields], [error, status]);
      const end = { ...after(suite, { round: newName() }), player: newName() };
      await refusedWith(suite, ['end', end], ['player-unknown', 404]);
    },
  },
  {
    name: 'a field that is missing is refused',
    run: async (suite) => {
      const { fields } = newBet(suite, '1.00');
      for (const name of Object.keys(fields)) {
        const rest = Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name));
        await refusedWith(suite, ['bet', rest], ['request-invalid', 400]);
      }
    },
  },
];

const expired: WalletCase = {
  name: 'a token that is over takes no bet',
  run: async (suite) => {
    const { fields } = newBet(suite, '1.00', { token: suite.expiredToken });
    await refusedWith(suite, ['bet', fields], ['token-expired', 401]);
  },
};

export function walletCases(suite: WalletSuite): readonly WalletCase[] {
  const all = [...signing, ...rounds, ...lateOnes, ...rollbacks, ...refusals];
  return suite.expiredToken === undefined ? all : [...all, expired];
}
