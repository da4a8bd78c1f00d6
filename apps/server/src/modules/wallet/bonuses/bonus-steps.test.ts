// Walks a bonus through every step in every state, against a table written apart from the code:
// legal steps lead where it says, others change neither its state nor its money.
import type { BonusState } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildWallet, cashier, playerNamed, units, type BuiltWallet } from '../testing.ts';
import { grantIn } from './grant.ts';
import { takeBonus } from './take-bonus.ts';

const dayMs = 24 * 3_600_000;
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

const second = { ...cashier, staffId: 'staff-2', username: 'second' };
const staff = (caller = second) => ({ ...built.context(), caller });
const as = (player: string) => ({ ...built.context(), caller: playerNamed(player) });

interface Walked {
  readonly player: string;
  readonly id: string;
}

async function grant(player: string, id: string, state: 'granted' | 'proposed') {
  await database.transaction((tx) =>
    grantIn(built.ports, tx, {
      id,
      playerId: player,
      currency: 'PHP',
      names: { en: 'Welcome' },
      amount: units('100'),
      base: units('100'),
      times: 2,
      days: 7,
      stakeMax: null,
      releaseMax: null,
      isSticky: false,
      funding: 'bonus-first',
      state,
      grantedBy: 'cashier',
      reason: 'goodwill',
      now: built.clock.now(),
    }),
  );
}

/** Another bonus, for which this one waits. */
const ahead = ({ player, id }: Walked) => ({ player, id: `${id}-ahead` });

async function cancel({ player, id }: Walked) {
  const preview = await built.actions.previewBonusCancel({ ...as(player), input: { id } });
  const version = 'refused' in preview ? 0 : preview.version;
  return built.actions.cancelBonus({ ...as(player), input: { id, version } });
}

const steps = {
  confirm: ({ id }: Walked) => built.actions.confirmBonus({ ...staff(), input: { id } }),
  reject: ({ id }: Walked) => built.actions.rejectBonus({ ...staff(), input: { id } }),
  'end the one ahead': (walked: Walked) => cancel(ahead(walked)),
  cancel,
  forfeit: ({ id }: Walked) =>
    built.actions.forfeitBonus({ ...staff(), input: { id, reason: 'abuse' } }),
  'take back': ({ id }: Walked) =>
    database.transaction((tx) =>
      takeBonus(built.ports, tx, { id, by: 'second', now: built.clock.now() }),
    ),
  'win all it asks': async ({ player }: Walked) => {
    for (const _ of [1, 2]) await built.play(player, '100', { payout: units('100') });
  },
  'lose all of it': ({ player }: Walked) => built.play(player, '100'),
  'let its time pass': async () => built.clock.advance(8 * dayMs),
};
type Step = keyof typeof steps;

/** A step, and what the job of each minute makes of it. */
async function take(step: Step, walked: Walked): Promise<void> {
  await steps[step](walked);
  await built.wallet.jobs.find(({ name }) => name === 'wallet-end-expired-bonuses')?.run();
}
const stepNames = Object.keys(steps) as Step[];

/** A bonus that waits for another does not play, and its time has not begun. */
const legal: Readonly<Record<BonusState, Partial<Record<Step, BonusState>>>> = {
  proposed: { confirm: 'granted', reject: 'rejected' },
  granted: {
    'end the one ahead': 'active',
    'let its time pass': 'active',
    'win all it asks': 'active',
    'lose all of it': 'active',
    cancel: 'cancelled',
    forfeit: 'forfeited',
    'take back': 'forfeited',
  },
  active: {
    cancel: 'cancelled',
    forfeit: 'forfeited',
    'take back': 'forfeited',
    'win all it asks': 'released',
    'lose all of it': 'spent',
    'let its time pass': 'expired',
  },
  released: {},
  spent: {},
  expired: {},
  cancelled: {},
  forfeited: {},
  rejected: {},
};

const ways: Readonly<Record<BonusState, readonly Step[]>> = {
  proposed: [],
  granted: ['confirm'],
  active: ['confirm', 'end the one ahead'],
  released: ['confirm', 'end the one ahead', 'win all it asks'],
  spent: ['confirm', 'end the one ahead', 'lose all of it'],
  expired: ['confirm', 'end the one ahead', 'let its time pass'],
  cancelled: ['confirm', 'cancel'],
  forfeited: ['confirm', 'forfeit'],
  rejected: ['reject'],
};

const stateOf = async ({ id }: Walked) => {
  const { rows } = await database.pool.query<{ state: BonusState }>(
    'select state from wallet_bonus where id = $1',
    [id],
  );
  return rows[0]?.state;
};

/** A bonus lies in its purse while it is active, and is cash once it is released. */
async function moneyOf(walked: Walked) {
  const { cash, bonus } = await built.ledger.balance(walked.player, 'PHP');
  const isAhead = (await stateOf(ahead(walked))) === 'active';
  return { cash, bonus: bonus - (isAhead ? units('100') : 0n) };
}

let members = 0;

async function walkTo(state: BonusState): Promise<Walked> {
  members += 1;
  const walked = { player: `walker-${members}`, id: `bonus-${members}` };
  await grant(walked.player, ahead(walked).id, 'granted');
  await grant(walked.player, walked.id, 'proposed');
  for (const step of ways[state]) await take(step, walked);
  expect(await stateOf(walked)).toBe(state);
  return walked;
}

test.each(Object.keys(legal) as BonusState[])(
  'a bonus that is %s takes its legal steps and no others',
  async (state) => {
    for (const step of stepNames) {
      const walked = await walkTo(state);
      await take(step, walked);
      const next = legal[state][step] ?? state;
      expect({ step, state: await stateOf(walked) }).toEqual({ step, state: next });
      const { bonus } = await moneyOf(walked);
      expect({ step, bonus }).toEqual({ step, bonus: next === 'active' ? units('100') : 0n });
    }
    expect((await built.wallet.trialBalance()).balanced).toBe(true);
  },
);

test('every state is reached by legal steps from a proposal', () => {
  const reached = new Set<BonusState>(['proposed']);
  // A set goes on to what is added while it is walked.
  for (const state of reached) for (const next of Object.values(legal[state])) reached.add(next);
  expect(reached).toEqual(new Set(Object.keys(legal)));
});
