// Walks a withdrawal and its receipt through every step in every state, against a table written
// apart from the code: legal steps lead where it says, others change neither state nor purse.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import { given } from '../../../../platform/call/testing.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { minuteMs, proof } from '../../parts/testing.ts';
import { buildWallet, cashier, playerNamed, units, type BuiltWallet } from '../../testing.ts';

let database: Database;
let built: BuiltWallet;
beforeAll(async () => {
  database = await freshDatabase();
  built = buildWallet(database);
});
afterAll(async () => {
  await built.close();
  await database.close();
});

type State =
  | 'pending'
  | 'approved'
  | 'paying'
  | 'paid'
  | 'received'
  | 'forced-received'
  | 'disputed'
  | 'refused';

interface Walked {
  readonly player: string;
  readonly id: string;
}

const staff = () => ({ ...built.context(), caller: cashier });
const as = (player: string) => ({ ...built.context(), caller: playerNamed(player) });
const news = (id: string, outcome: 'paid' | 'failed') =>
  built.hear({ kind: 'payout', outcome, reference: id, amount: '400' });

async function decide({ id }: Walked, outcome: 'received' | 'returned') {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from wallet_dispute where withdrawal_id = $1',
    [id],
  );
  const input = { id: rows[0]?.id ?? 'none', outcome, reason: 'as the bank says' };
  return built.actions.decideDispute({ ...staff(), input });
}

const steps = {
  approve: ({ id }: Walked) => built.actions.approveWithdrawal({ ...staff(), input: { id } }),
  refuse: ({ id }: Walked) =>
    built.actions.refuseWithdrawal({ ...staff(), input: { id, remark: 'closed' } }),
  pay: ({ id }: Walked) => built.actions.payWithdrawal({ ...staff(), input: { id } }),
  settle: ({ id }: Walked) => news(id, 'paid'),
  fail: ({ id }: Walked) => news(id, 'failed'),
  receive: ({ player, id: refId }: Walked) =>
    built.actions.confirmWithdrawalReceipt({ ...as(player), input: { refId, received: true } }),
  deny: ({ player, id: refId }: Walked) =>
    built.actions.confirmWithdrawalReceipt({
      ...as(player),
      input: { refId, received: false, remark: 'not on my list', proof },
    }),
  silence: async () => {
    built.clock.advance(30 * minuteMs);
    await built.wallet.jobs.find(({ name }) => name === 'wallet-close-silent-receipts')?.run();
  },
  'find that it arrived': (walked: Walked) => decide(walked, 'received'),
  'find that it did not': (walked: Walked) => decide(walked, 'returned'),
};
type Step = keyof typeof steps;
const stepNames = Object.keys(steps) as Step[];

/** Where each legal step leads. What is not here changes nothing. */
const legal: Readonly<Record<State, Partial<Record<Step, State>>>> = {
  pending: { approve: 'approved', refuse: 'refused' },
  approved: { refuse: 'refused', pay: 'paying' },
  paying: { settle: 'paid', fail: 'approved' },
  paid: { receive: 'received', deny: 'disputed', silence: 'forced-received' },
  received: {},
  'forced-received': {},
  disputed: { 'find that it arrived': 'received', 'find that it did not': 'approved' },
  refused: {},
};

/** The shortest way there. */
const ways: Readonly<Record<State, readonly Step[]>> = {
  pending: [],
  approved: ['approve'],
  paying: ['approve', 'pay'],
  paid: ['approve', 'pay', 'settle'],
  received: ['approve', 'pay', 'settle', 'receive'],
  'forced-received': ['approve', 'pay', 'settle', 'silence'],
  disputed: ['approve', 'pay', 'settle', 'deny'],
  refused: ['refuse'],
};

/** Where the 400 of a withdrawal lie: in cash, on hold, on their way, or gone. */
const purses: Readonly<Record<State, readonly [string, string, string]>> = {
  pending: ['600', '400', '0'],
  approved: ['600', '400', '0'],
  paying: ['600', '400', '0'],
  paid: ['600', '0', '400'],
  disputed: ['600', '0', '400'],
  received: ['600', '0', '0'],
  'forced-received': ['600', '0', '0'],
  refused: ['1000', '0', '0'],
};

async function stateOf({ player, id }: Walked) {
  const { rows } = await database.pool.query<{ state: string; receipt: string }>(
    'select state, receipt from wallet_withdrawal where id = $1',
    [id],
  );
  const { rows: accounts } = await database.pool.query<{ kind: string; balance: bigint }>(
    'select kind, balance from ledger_account where owner = $1',
    [player],
  );
  const balance = (kind: string) => accounts.find((one) => one.kind === kind)?.balance ?? 0n;
  const [{ state, receipt } = { state: '', receipt: '' }] = rows;
  return {
    state: state === 'paid' && receipt !== 'not-received' ? receipt : state,
    purses: ['player-cash', 'player-held', 'payout-in-transit'].map(balance),
  };
}

const standing = (state: State) => ({ state, purses: purses[state].map(units) });

let players = 0;

async function asked(): Promise<Walked> {
  players += 1;
  const player = `walker-${players}`;
  await built.fund(player, '1000');
  const card = { bankCode: 'BDO', cardNumber: String(10_000_000 + players), cardHolder: 'Ana' };
  const password = { paymentPassword: 'secret' };
  const { bankCardId } = given(
    await built.actions.addBankCard({ ...as(player), input: { ...card, ...password } }),
  );
  const input = { amount: 400, bankCardId, ...password };
  const { refId } = given(await built.actions.requestWithdrawal({ ...as(player), input }));
  return { player, id: refId };
}

async function walkTo(state: State): Promise<Walked> {
  const walked = await asked();
  for (const step of ways[state]) await steps[step](walked);
  expect(await stateOf(walked)).toEqual(standing(state));
  return walked;
}

test.each(Object.keys(legal) as State[])(
  'a withdrawal that is %s takes its legal steps and no others',
  async (state) => {
    for (const step of stepNames) {
      const walked = await walkTo(state);
      await steps[step](walked);
      const next = legal[state][step] ?? state;
      expect({ step, ...(await stateOf(walked)) }).toEqual({ step, ...standing(next) });
      // The same step once more never moves the money a second time.
      const again = legal[next][step] ?? next;
      await steps[step](walked);
      expect({ again: step, ...(await stateOf(walked)) }).toEqual({
        again: step,
        ...standing(again),
      });
    }
    expect((await built.wallet.trialBalance()).balanced).toBe(true);
  },
);

test('every state is reached by legal steps from a request', () => {
  const reached = new Set<State>(['pending']);
  // A set goes on to what is added while it is walked.
  for (const state of reached) for (const next of Object.values(legal[state])) reached.add(next);
  expect(reached).toEqual(new Set(Object.keys(legal)));
});
