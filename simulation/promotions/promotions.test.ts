// Proves that the world of promotions keeps every promise for a while, and that it would notice:
// each law has a deliberate mistake in the tables that breaks it, and every one of them is found.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lawsOfRewards } from '@baize/server/testing';
import { Broken } from '../broken.ts';
import { checkStanding } from '../wallet/laws.ts';
import { claim, claimByHundred, claimsIn } from './claims.ts';
import { useVoucher } from './codes.ts';
import { grantOf, takeBack } from './desk.ts';
import { checkDraws } from './draw-laws.ts';
import { openAtOnce, openDraw } from './draws.ts';
import { checkEnvelopes } from './envelope-laws.ts';
import { openByAll } from './envelopes.ts';
import { playFree } from './free-rounds.ts';
import { invite } from './friends.ts';
import type { PromotionHappening } from './happenings.ts';
import type { Rewarded } from './known.ts';
import { checkLaws, checkRewards } from './laws.ts';
import { payIn, playRounds } from './play.ts';
import { convert, isOwing, redeem } from './points.ts';
import type { OfferName } from './specs.ts';
import { leap } from './time.ts';
import { createPromotionsWorld, type Act, type PromotionsSimulation } from './world.ts';

const stepsLeast = 60;
let simulation: PromotionsSimulation;

beforeAll(async () => {
  simulation = await createPromotionsWorld(20_261_127);
});
afterAll(() => simulation.close());

const byMember =
  (act: typeof claim): Act =>
  async (world, chance) => {
    await act(world, chance.pick(world.members), chance);
  };
const grantOne =
  (name: OfferName): Act =>
  (world, chance) =>
    grantOf(world, name, chance.pick(world.members));

/** Of somebody who may take money out; else somebody stakes what a deposit asks. */
const redeemPaid: Act = async (world, chance) => {
  for (const member of world.members) {
    if (member.cash > 60_000n && !(await isOwing(world, member)))
      return redeem(world, member, chance);
  }
  await playRounds(world, chance.pick(world.members), chance);
};

/** What a mistake needs, and who does it; the others come by themselves. */
const needed: Partial<Record<PromotionHappening, readonly Act[]>> = {
  'reward claimed by a hundred devices': [grantOne('gift'), byMember(claimByHundred)],
  'reward paid as a bonus': [grantOne('thanks'), byMember(claim)],
  'reward in cash taken back': [grantOne('gift'), byMember(claim), takeBack],
  'reward paid in points': [byMember(payIn), byMember(claim)],
  'points redeemed with money': [redeemPaid, byMember(playRounds)],
  'points turned into money': [byMember(convert)],
  'tickets used all at once': [byMember(openAtOnce)],
  'prize of a draw paid': [byMember(openDraw)],
  'packet taken in cash': [openByAll],
  'packet taken as a bonus': [openByAll],
  'rest of a red envelope returned': [openByAll, leap],
  'place of a race won': [byMember(playRounds), leap],
  'reward for a friend due': [byMember(invite)],
  'free rounds became a bonus': [grantOne('freeBonus'), byMember(claim), byMember(playFree)],
  'voucher used': [byMember(useVoucher)],
};

const triesMost = 120;

/** Steps of these acts in turn, until it is so. */
async function until(isSo: () => boolean, acts: readonly Act[], what: string): Promise<void> {
  for (let tries = 0; !isSo() && tries < triesMost; tries += 1)
    await simulation.step(acts[tries % acts.length]);
  expect(isSo(), what).toBe(true);
}

// @proves R113 R121
test('many at once, faults and crashes break no promise of rewards and points', async () => {
  const { world } = simulation;
  for (let step = 0; step < stepsLeast; step += 1) await simulation.step();
  for (const [happening, acts] of Object.entries(needed)) {
    const count = () => world.tally.counts.get(happening as PromotionHappening) ?? 0;
    await until(() => count() > 0, acts, happening);
  }
  // A mistake needs something that it can spoil.
  const some = (is: (member: Rewarded) => boolean) => () => world.members.some(is);
  const isPlayed = () => world.boards.some(({ isEnded, scores }) => !isEnded && scores.size > 0);
  const hasTickets = some(({ tickets }) => tickets.some(({ given, opened }) => given > opened));
  const hasFree = some(({ freeRounds }) => freeRounds.some(({ unused }) => unused > 0));
  const hasBonus = some(({ bonusMoney, items }) => bonusMoney > 0n && items.length > 0);
  await until(isPlayed, [byMember(playRounds)], 'a race played');
  await until(hasTickets, [grantOne('spins')], 'a ticket left');
  await until(hasFree, [grantOne('freeCash')], 'a free round left');
  await until(hasBonus, [grantOne('thanks'), byMember(claim)], 'an open bonus');
  await until(() => claimsIn(world, 'available').length > 0, [grantOne('gift')], 'a reward due');
  await checkLaws(world);
}, 300_000);

/** Paid with every entry, chain and balance right: only the second reckoning can tell. */
const paidTwice = `with one as (
    select id, balance, 10000::bigint as amount from ledger_account
    where kind = 'player-cash' order by balance desc, id limit 1
  ), other as (
    select id, balance, -10000::bigint as amount from ledger_account
    where kind = 'bonus-funding' and currency = 'PHP' and owner = 'house' limit 1
  ), moved as (select * from one union all select * from other),
  posting as (
    insert into ledger_posting (account_id, key, id, event, reference, fingerprint, legs, at)
    select min(id), 'again', nextval('ledger_posting_block'), 'reward-paid', 'again', 0, 2, now()
    from moved returning id
  ), entries as (
    insert into ledger_entry (account_id, posting_id, amount, balance_after, event, reference, at)
    select moved.id, posting.id, amount, balance + amount, 'reward-paid', 'again', now()
    from moved, posting
  )
  update ledger_account set balance = ledger_account.balance + moved.amount
  from moved where moved.id = ledger_account.id`;

const oneOf = (table: string, where = 'true') =>
  `ctid = (select ctid from ${table} where ${where} limit 1)`;
const change = (table: string, set: string, where?: string) =>
  `update ${table} set ${set} where ${oneOf(table, where)}`;

const ofStep: readonly (readonly [string, string, RegExp])[] = [
  ['a reward that is paid twice', paidTwice, /second reckoning says/],
  [
    'a requirement that counts more than was bet',
    change('wallet_requirement', 'done = done + 1', `state = 'open' and done < required`),
    /left to wager is as reckoned/,
  ],
  [
    'a reward that can be claimed again',
    change('promotions_claim', `state = 'available'`, `state = 'claimed'`),
    /stands where its people left it/,
  ],
  [
    'a reward of more than was promised',
    change('promotions_claim', 'cost = cost + 1', `state = 'available'`),
    /stands where its people left it/,
  ],
  [
    'a reward that nobody reached',
    `insert into promotions_claim (id, promotion_id, version, player_id, currency, period, tier,
      state, rewards, cost, made_at) select 'false', promotion_id, version, player_id, currency,
      'false', tier, 'available', rewards, cost, made_at from promotions_claim limit 1`,
    /due that nobody reached/,
  ],
  [
    'a reward that is lost',
    `delete from promotions_claim where ${oneOf('promotions_claim', `state = 'available'`)}`,
    /no reward is lost/,
  ],
  [
    'a cost that drifts',
    change('promotions_cost', 'spent = spent + 1'),
    /has cost what was reckoned/,
  ],
  [
    'points out of nothing',
    change('points_account', 'balance = balance + 1'),
    /points, stock and exchanges/,
  ],
  [
    'a good that comes back',
    change('points_good', 'stock = stock + 1', 'stock is not null'),
    /points, stock and exchanges/,
  ],
  [
    'an exchange that was decided otherwise',
    change('points_redemption', `state = 'rejected'`, `kind <> 'money' and state <> 'rejected'`),
    /points, stock and exchanges/,
  ],
  [
    'a ticket that was used for nothing',
    change('promotions_ticket', 'unused = unused - 1', 'unused > 0'),
    /tickets, openings and stock/,
  ],
  [
    'a packet of another member',
    change('promotions_packet', `player_id = 'nobody'`, 'player_id is not null'),
    /the packet they were told/,
  ],
  [
    'a packet that comes back',
    change('promotions_packet', 'player_id = null, taken_at = null', 'player_id is not null'),
    /the packet they were told/,
  ],
  [
    'a score of a round that was not played',
    change(
      'promotions_score',
      'behind = behind - 1',
      'board_id in (select id from promotions_board where ended_at is null)',
    ),
    /a score is that of the rounds/,
  ],
  [
    'a place that another won',
    change('promotions_place', `player_id = 'nobody'`),
    /a place that of the scores/,
  ],
  [
    'a free round too many',
    change('wagering_free_rounds', 'unused = unused - 1', 'unused > 0'),
    /free rounds are played as reckoned/,
  ],
  [
    'a voucher of another member',
    change('promotions_voucher', `player_id = 'nobody'`, 'claim_id is not null'),
    /a voucher belongs to who used it/,
  ],
];

const isOld = 'envelope_id in (select id from promotions_envelope where ended_at is not null)';

/** Of laws that are no queries: odds, stock and seeds. */
const ofDraws: Readonly<Record<string, string>> = {
  'a number wins the segment that it falls into': change(
    'promotions_opening',
    'value = 99',
    `segment < 4 and look = 'wheel'`,
  ),
  'no prize is won more often than there are': `insert into promotions_opening (id, player_id,
      promotion_id, version, look, day, seed_id, commitment, client_seed, nonce, value, segment,
      rewards, opened_at)
    select id || n, player_id, promotion_id, version, look, day, seed_id, commitment, client_seed,
      n, 0, 0, '[]', opened_at
    from (select * from promotions_opening where look = 'egg' limit 1) as egg,
      generate_series(1000001, 1000005) as n`,
  'the stated odds hold in the mean': `update promotions_opening set value = 99, segment = 4
    where look = 'wheel'`,
  'packets are drawn again from their seed': `update promotions_packet set amount = amount +
      case place when 1 then 100 else -100 end
    where place <= 2 and envelope_id in (select a.envelope_id from promotions_packet a
      join promotions_packet b using (envelope_id) where a.place = 1 and b.place = 2
        and b.amount > 100 and a.${isOld} limit 1)`,
};

const ofFreeRounds = 'exists (select from wagering_free_rounds f where f.id = wallet_bonus.id)';

/** By the law that each breaks. */
const ofLaws: Readonly<Record<string, string>> = {
  'a prize that was drawn is paid once with its opening': change(
    'promotions_opening',
    `id = id || 'x'`,
    `rewards <> '[]'`,
  ),
  'every opening is counted for its segment': change('promotions_drawn', 'times = times + 1'),
  'a number of a seed is drawn from once': `with round as (
      select o.id, min(r.nonce) as nonce from promotions_opening o join wagering_round r
        on r.player_id = o.player_id and r.seed_id = o.seed_id group by o.id limit 1)
    update promotions_opening o set nonce = round.nonce from round where round.id = o.id`,
  'the packets of an envelope are its total, each one cent at least': change(
    'promotions_packet',
    'amount = amount + 1',
  ),
  'the account of an envelope holds what nobody took': change(
    'promotions_envelope',
    `stage = 'published'`,
    'returned > 0',
  ),
  'an envelope counts what was taken of it': change(
    'promotions_envelope',
    'taken_amount = taken_amount + 1',
  ),
  'a packet in cash is paid once to who took it': change(
    'ledger_entry',
    `reference = reference || 'x'`,
    `event = 'packet-paid' and amount > 0`,
  ),
  'a packet that is a bonus is granted once': change(
    'wallet_bonus',
    'amount = amount + 1',
    `exists (select from promotions_packet
      where envelope_id || '-' || player_id = wallet_bonus.id)`,
  ),
  'the shelves of a board count its members': change('promotions_shelf', 'members = members + 1'),
  'a place of a race is a reward of who won it': change('promotions_place', `player_id = 'nobody'`),
  'a friend is somebody else, and gives one reward for each step': `insert into promotions_claim
    (id, promotion_id, version, player_id, currency, period, tier, state, rewards, cost, made_at,
      friend_id)
    select 'false', promotion_id, version, player_id, currency, 'false', tier, 'available', rewards,
      cost, made_at, friend_id from promotions_claim where friend_id is not null limit 1`,
  'free rounds and free bets of a reward are given once it is claimed': change(
    'wagering_free_rounds',
    'given = given + 1, unused = unused + 1',
  ),
  'free rounds are played as often as they are used up': change(
    'wagering_free_rounds',
    'unused = unused - 1',
    'unused > 0',
  ),
  'free rounds for a bonus won what their rounds paid': change(
    'wagering_free_rounds',
    'won = won + 1',
  ),
  'free rounds become one bonus at most, of what they won': change(
    'wallet_bonus',
    'amount = amount + 1',
    ofFreeRounds,
  ),
  'free rounds that won for a bonus end with one': change(
    'wallet_bonus',
    `id = id || 'x'`,
    ofFreeRounds,
  ),
  'a promotion has cost what its rewards were paid': change('promotions_cost', 'spent = spent + 1'),
  'the cost of the days is what was ever paid': change('promotions_cost_day', 'spent = spent + 1'),
  'a member whom a promotion paid is counted once': change(
    'promotions_cost',
    'members = members + 1',
  ),
  'a reward in cash is paid once when it is claimed': change(
    'ledger_entry',
    `reference = reference || 'x'`,
    `event = 'reward-paid' and reference like 'c%' and amount > 0`,
  ),
  'a reward in cash is taken back once when it is returned': change(
    'ledger_entry',
    `reference = reference || 'x'`,
    `event = 'reward-taken' and amount < 0`,
  ),
  'no cash is paid as a reward of nothing': change(
    'promotions_claim',
    `rewards = '[]'`,
    `state = 'claimed' and rewards -> 0 ->> 'kind' = 'cash'`,
  ),
  'a bonus of a reward is granted once it is claimed': change(
    'wallet_bonus',
    'amount = amount + 1',
    `exists (select from promotions_claim where rewards -> 0 ->> 'kind' = 'bonus'
      and id || '-0' = wallet_bonus.id)`,
  ),
  'points of a reward are given once it is claimed': change(
    'points_entry',
    `reference = reference || 'x'`,
    `kind = 'reward'`,
  ),
  'tickets of a reward are given once it is claimed, and none is left once it is returned': change(
    'promotions_claim',
    `rewards = jsonb_set(rewards, '{0,kind}', '"ticket"')`,
    `state = 'claimed' and rewards -> 0 ->> 'kind' = 'points'`,
  ),
  'every ticket opened one draw, or is left, cancelled or given up': `insert into promotions_ticket
    (id, player_id, kind, given, unused, given_at, expires_at)
    values ('false', 'nobody', 'wheel', 2, 1, now(), now() + interval '1 day')`,
  'a batch counts the vouchers that were used, each for a claim of who used it': `with batch as (
      insert into promotions_voucher_batch
        (id, promotion_id, name, made, expires_at, made_at, made_by)
      select 'false', id, 'false', 2, now(), now(), 'ana' from promotions_promotion limit 1
      returning id)
    insert into promotions_voucher (digest, batch_id) select 'false', id from batch`,
  'the points of a member are the sum of their entries': change(
    'points_account',
    'balance = balance + 1',
  ),
  'every entry of points goes on where the one before it ended': change(
    'points_entry',
    'balance = balance + 1',
  ),
  'points that were ever earned stay earned': change('points_account', 'earned = earned + 1'),
  'an exchange takes its points once, and a rejected one returns them': change(
    'points_redemption',
    'points = points + 1',
    `state <> 'rejected'`,
  ),
  'money beside points goes with them': change(
    'points_redemption',
    'amount = amount + 1',
    `state <> 'rejected'`,
  ),
  'a good counts what was redeemed of it': change('points_good', 'redeemed = redeemed + 1'),
  'bonus money lies in the open bonus alone': `update wallet_bonus set state = 'released'
    where state = 'active'`,
  'what is done of a requirement is the sum of its bets': change(
    'wallet_requirement',
    'done = done + 1',
    'done < required',
  ),
};

test('every law of rewards has a mistake that breaks it', () => {
  expect(Object.keys(ofLaws)).toEqual(expect.arrayContaining(Object.keys(lawsOfRewards)));
});

type Check = (books: Parameters<typeof checkLaws>[1]) => Promise<void>;

/** What is found of a mistake that is taken back afterwards. */
async function found(mistake: string, check: Check): Promise<unknown> {
  const books = await simulation.world.house.pool.connect();
  try {
    await books.query('begin');
    const made = await books.query(mistake);
    expect(made.rowCount).toBeGreaterThan(0);
    return await check(books).catch((error: unknown) => error);
  } finally {
    await books.query('rollback');
    books.release();
  }
}

test.each(ofStep)('%s is found after the step', async (_name, mistake, promise) => {
  const { world } = simulation;
  const broken = await found(mistake, async (books) => {
    await checkStanding(world, books);
    await checkRewards(world, books);
  });
  expect(broken).toBeInstanceOf(Broken);
  expect(String(broken)).toMatch(promise);
});

test.each(Object.entries(ofDraws))(
  'it is seen in the draws that not: %s',
  async (promise, mistake) => {
    const { world } = simulation;
    const broken = await found(mistake, async (books = world.house.pool) => {
      await checkDraws(world, books);
      await checkEnvelopes(world, books);
    });
    expect(broken).toBeInstanceOf(Broken);
    expect(String(broken)).toContain(promise);
  },
);

test.each(Object.entries(ofLaws))('it is found that not: %s', async (promise, mistake) => {
  const broken = await found(mistake, (books) => checkLaws(simulation.world, books));
  expect(broken).toBeInstanceOf(Broken);
  expect(String(broken)).toContain(promise);
});
