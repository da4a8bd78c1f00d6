// Bills between people in the world of agents: a payer pays by hand, whole or in part; staff pay by
// the house, collect by force or refuse; a payee disputes, and the payer or staff answer.
import { printUnits } from '@baize/money';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, duel, givenOr, refusalOf, winnerOf } from '../wallet/ask.ts';
import { peso } from '../wallet/known.ts';
import type { Person } from './known.ts';
import { payIn } from './people.ts';
import type { AgentsWorld } from './world.ts';

interface OpenBill {
  readonly id: string;
  readonly payer: Person | undefined;
  readonly payee: Person;
  readonly owed: bigint;
}

async function openBills(world: AgentsWorld): Promise<OpenBill[]> {
  const { rows } = await world.house.pool.query<{
    id: string;
    payer: string | null;
    payee: string;
    owed: string;
  }>(
    `select id, payer_id as payer, payee_id as payee, (due - paid)::text as owed
    from agreements_bill where state in ('unpaid', 'overdue') order by created_at, id limit 50`,
  );
  const people = new Map(world.people.map((one) => [one.id, one]));
  return rows.flatMap(({ id, payer, payee, owed }) => {
    const to = people.get(payee);
    return to ? [{ id, payer: people.get(payer ?? ''), payee: to, owed: BigInt(owed) }] : [];
  });
}

const reason = 'a long wait';

export async function moveBill(world: AgentsWorld, chance: Chance): Promise<void> {
  const open = await openBills(world);
  if (open.length === 0) return;
  const bill = chance.pick(open);
  const way = chance.weighted({ pay: 45, house: 18, force: 17, refuse: 10, both: 10 });
  if (way === 'pay' && bill.payer !== undefined) return payByHand(world, bill, chance);
  if (way === 'both') return decideTwice(world, bill);
  if (way === 'refuse') return refuse(world, bill);
  return way === 'force' ? force(world, bill) : payByHouse(world, bill);
}

async function payByHand(world: AgentsWorld, { id, payer, owed }: OpenBill, chance: Chance) {
  if (payer === undefined || payer.isGone) return;
  if (chance.percent(70)) await payIn(world, payer, peso(chance.between(50, 900)));
  const most = payer.cash < owed ? payer.cash : owed;
  if (most < 100n) return;
  const amount = chance.percent(50) ? most - (most % 100n) : (most / 2n / 100n) * 100n || 100n;
  const input = { id, amount: printUnits(amount, 2) };
  const asked = await ask(
    world,
    payer.caller(),
    ({ agreements }, call) => agreements.actions.payBill(call(input)),
    'once',
  );
  // A repeated call finds the bill paid already.
  givenOr(asked, ['bill-state-fixed', 'balance-too-low', 'amount-invalid'], 'a payment');
}

const mayBeOver = ['bill-state-fixed'];

async function payByHouse(world: AgentsWorld, { id }: OpenBill): Promise<void> {
  const asked = await ask(
    world,
    world.staff[0],
    ({ agreements }, call) => agreements.actions.payBillByHouse(call({ id, reason })),
    'once',
  );
  givenOr(asked, mayBeOver, 'a payment by the house');
}

async function force(world: AgentsWorld, { id }: OpenBill): Promise<void> {
  const asked = await ask(
    world,
    world.staff[1],
    ({ agreements }, call) => agreements.actions.forceBill(call({ id, reason })),
    'once',
  );
  givenOr(asked, mayBeOver, 'a collection by force');
}

async function refuse(world: AgentsWorld, { id }: OpenBill): Promise<void> {
  const asked = await ask(
    world,
    world.staff[2],
    ({ agreements }, call) => agreements.actions.refuseBill(call({ id, reason })),
    'once',
  );
  if (givenOr(asked, mayBeOver, 'a refusal') !== undefined) world.tally.add('bill refused');
}

/** Two of staff pay and refuse one bill at once, in two processes: one of them has an effect. */
async function decideTwice(world: AgentsWorld, { id }: OpenBill): Promise<void> {
  const both = await duel(world, [
    ({ agreements }, call) => agreements.actions.payBillByHouse(call({ id, reason })),
    ({ agreements }, call) => agreements.actions.refuseBill(call({ id, reason })),
  ]);
  if (winnerOf(both, mayBeOver) === 1) world.tally.add('bill refused');
}

export async function dispute(world: AgentsWorld, chance: Chance): Promise<void> {
  const signed = [...world.contracts.values()].filter((one) => one.signed.length > 0);
  if (signed.length === 0) return;
  const { id: agreementId, payer, payee } = chance.pick(signed);
  const { rows } = await world.house.pool.query<{ id: string }>(
    'select id from agreements_bill where agreement_id = $1 order by md5(id || $2) limit 1',
    [agreementId, String(chance.int(1_000_000))],
  );
  const [row] = rows;
  if (row === undefined || payee.isGone) return;
  const { id } = row;
  const asked = await ask(
    world,
    payee.caller(),
    ({ agreements }, call) =>
      agreements.actions.disputeBill(call({ id, reason: 'somebody is missing' })),
    'once',
  );
  const word = refusalOf(asked.answer);
  must(['', 'bill-dispute-open'].includes(word), 'a bill may be disputed', asked.answer);
  world.tally.add('bill disputed');
  await answer(world, id, payer, chance);
}

async function answer(world: AgentsWorld, id: string, payer: Person | undefined, chance: Chance) {
  const input = { id, answer: chance.pick(['upheld', 'dismissed'] as const), reason: 'we looked' };
  const asked =
    payer !== undefined && !payer.isGone && chance.percent(50)
      ? await ask(
          world,
          payer.caller(),
          ({ agreements }, call) => agreements.actions.answerBillDispute(call(input)),
          'once',
        )
      : await ask(
          world,
          world.staff[0],
          ({ agreements }, call) => agreements.actions.answerBillDisputeByStaff(call(input)),
          'once',
        );
  if (givenOr(asked, ['bill-dispute-none'], 'an answer to a dispute') !== undefined)
    world.tally.add('dispute answered');
}
