// Proves of any play with bonuses that cash, bonus and requirement are after every step what a
// plain second reckoning says: rounds, slips and vendors' rounds, won, lost, void, cancelled and
// rolled back, with grants, cancelled and expired bonuses between them.
import { inspect, isDeepStrictEqual } from 'node:util';
import { isRefusal } from '@baize/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildWallet } from '../../wallet/testing.ts';
import type { Round, Slip } from '../index.ts';
import { buildWagering, playerCaller } from '../testing.ts';
import { eventIdOf, mustBalance, planAt, slipOn } from './testing.ts';

const whole = 10_000n;
const dayMs = 24 * 3_600_000;
let database: Database;
let purse: ReturnType<typeof buildWallet>;
let built: ReturnType<typeof buildWagering>;
beforeAll(async () => {
  database = await freshDatabase();
  purse = buildWallet(database);
  built = buildWagering(database, { together: purse.wallet.turnover });
});
afterAll(async () => {
  await mustBalance(database);
  await purse.close();
  await built.close();
  await database.close();
});

interface Part {
  readonly bonus: string | undefined;
  readonly stake: bigint;
  readonly part: bigint;
}

/** What the platform says is what the second reckoning says. */
function mustAgree(found: unknown, reckoned: unknown): void {
  if (!isDeepStrictEqual(found, reckoned))
    throw new Error(`${inspect(found)} was reckoned as ${inspect(reckoned)}`);
}

/** The plain second reckoning of one player. */
class Reckoning {
  cash = 0n;
  bonus = 0n;
  active: { id: string; left: bigint; inPlay: bigint; first: 'cash' | 'bonus' } | undefined;
  readonly fates = new Map<string, 'freed' | 'gone'>();

  /** Undefined: there is not enough. */
  stake(amount: bigint): Part | undefined {
    if (amount > this.cash + this.bonus) return undefined;
    let [fromCash, fromBonus] = [0n, 0n];
    const order = this.active?.first === 'bonus' ? ['bonus', 'cash'] : ['cash', 'bonus'];
    for (const from of order) {
      const missing = amount - fromCash - fromBonus;
      const there = from === 'cash' ? this.cash : this.bonus;
      const taken = missing < there ? missing : there;
      if (from === 'cash') fromCash += taken;
      else fromBonus += taken;
    }
    this.cash -= fromCash;
    this.bonus -= fromBonus;
    if (this.active) this.active.inPlay += fromBonus;
    const bonus = fromBonus > 0n ? this.active?.id : undefined;
    return { bonus, stake: amount, part: fromBonus };
  }

  /** Money comes back for a stake. */
  give(of: Part, amount: bigint): void {
    let rest = amount;
    if (of.bonus !== undefined) {
      const share = (amount * of.part) / of.stake;
      const isActive = this.active?.id === of.bonus;
      if (isActive) this.bonus += share;
      if (isActive || this.fates.get(of.bonus) === 'gone') rest -= share;
    }
    this.cash += rest;
  }

  /** A stake is decided: `counted` of it counts. */
  decide(of: Part, counted: bigint): void {
    if (!this.active) return;
    if (this.active.id === of.bonus) this.active.inPlay -= of.part;
    this.active.left = counted < this.active.left ? this.active.left - counted : 0n;
  }

  advance(): void {
    if (!this.active || this.active.inPlay !== 0n) return;
    if (this.active.left === 0n) {
      this.cash += this.bonus;
      this.end('freed');
    } else if (this.bonus === 0n) this.end('freed');
  }

  end(fate: 'freed' | 'gone'): void {
    if (this.active) this.fates.set(this.active.id, fate);
    this.active = undefined;
    this.bonus = 0n;
  }
}

const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      first: fc.constantFrom('cash' as const, 'bonus' as const),
      amount: fc.integer({ min: 1, max: 60 }),
      times: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('round' as const),
      stake: fc.integer({ min: 1, max: 400_000 }),
      pays: fc.integer({ min: 0, max: 300 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('void' as const),
      stake: fc.integer({ min: 1, max: 400_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      times: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('take-back' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('draw' as const),
      result: fc.constantFrom([1, 2, 3, 4, 5], [9, 9, 1, 2, 3]),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('vendor' as const),
      bets: fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 2 }),
      wins: fc.integer({ min: 0, max: 300_000 }),
      back: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

let players = 0;
let names = 0;
const named = (what: string) => `${what}-${(names += 1)}`;

/** Messages of a vendor about one round of a player. */
const sayingOf =
  (playerId: string, round: string) =>
  (kind: 'bet' | 'win' | 'rollback' | 'end', amount: bigint, betRef = '') => {
    const now = built.clock.now();
    const gameCode = kind === 'bet' ? 'harbour-wheel' : '';
    const who = { vendor: 'SBXA', requestId: named('message'), playerId, currency: 'PHP' };
    const what = { kind, round, gameCode, amount, betRef, now, sessionSince: now };
    return built.wagering.vendorMessage({ ...who, ...what });
  };

class Walk {
  readonly own = new Reckoning();
  readonly player: string;
  waiting:
    | { orderId: string; eventId: string; slips: readonly (readonly [Slip, Part])[] }
    | undefined;
  constructor(player: string) {
    this.player = player;
  }

  get caller() {
    return playerCaller(this.player);
  }

  async grant({ first, amount, times }: Extract<Step, { do: 'grant' }>) {
    if (this.own.active) return;
    const id = named('bonus');
    const [units, now] = [BigInt(amount) * whole, purse.clock.now()];
    await database.transaction((tx) =>
      purse.wallet.grantBonus(tx, {
        id,
        playerId: this.player,
        currency: 'PHP',
        names: { en: id },
        amount: units,
        base: units,
        times,
        days: 7,
        stakeMax: null,
        releaseMax: null,
        isSticky: false,
        funding: `${first}-first`,
        state: 'granted',
        grantedBy: '',
        reason: '',
        now,
      }),
    );
    this.own.bonus = units;
    this.own.active = { id, left: units * BigInt(times), inPlay: 0n, first };
  }

  async openRound(stake: bigint): Promise<readonly [Round, Part] | undefined> {
    const outcome = await built.wagering.openRound({
      player: this.caller,
      intent: named('round'),
      family: 'slots',
      gameCode: 'coral-bloom',
      gameVersion: 'v1',
      bet: '',
      stake,
      now: built.clock.now(),
      paceMs: 0,
    });
    const part = this.own.stake(stake);
    mustAgree(isRefusal(outcome), part === undefined);
    return isRefusal(outcome) || !part ? undefined : [outcome.round, part];
  }

  async place(times: readonly number[]) {
    if (this.waiting) return;
    const plan = planAt(built.clock.now(), { drawnBy: 'outside' });
    await built.wagering.planEvents([plan]);
    const eventId = eventIdOf(plan);
    const slips = times.map((one) => slipOn(eventId, { times: one }));
    const outcome = await built.wagering.placeSlips({
      player: this.caller,
      intent: named('order'),
      slips,
      now: built.clock.now(),
      mayBeScheduled: false,
      exposureMax: null,
      detail: null,
    });
    const all = slips.reduce((sum, { stake }) => sum + stake, 0n);
    const part = this.own.stake(all);
    mustAgree(isRefusal(outcome), part === undefined);
    if (isRefusal(outcome) || !part) return;
    let [before, given] = [0n, 0n];
    const parts = outcome.order.slips.map((slip): readonly [Slip, Part] => {
      before += slip.stake;
      const share = (part.part * before) / all - given;
      given += share;
      return [slip, { bonus: part.bonus, stake: slip.stake, part: share }];
    });
    this.waiting = { orderId: outcome.order.orderId, eventId, slips: parts };
  }

  async takeBack() {
    if (!this.waiting) return;
    const { orderId, slips } = this.waiting;
    this.waiting = undefined;
    await built.wagering.cancelSlips({
      playerId: this.player,
      currency: 'PHP',
      orderId,
      now: built.clock.now(),
    });
    for (const [slip, part] of slips) {
      this.own.give(part, slip.stake);
      this.own.decide(part, 0n);
    }
    this.own.advance();
  }

  async draw(result: readonly number[]) {
    if (!this.waiting) return;
    const { eventId, slips } = this.waiting;
    this.waiting = undefined;
    built.clock.advance(60_000);
    const version = { version: 1, enteredBy: 'a', confirmedBy: 'b', reason: 'official' };
    await built.wagering.setResult({ eventId, result, ...version, now: built.clock.now() });
    await built.wagering.settleEvent(eventId);
    for (const [slip, part] of slips) {
      const settled = await built.wagering.roundOf(this.player, slip.roundId);
      this.own.give(part, settled?.payout ?? 0n);
      this.own.decide(part, slip.stake);
    }
    this.own.advance();
  }

  async vendor({ bets, wins, back }: Extract<Step, { do: 'vendor' }>) {
    const round = named('vendor-round');
    const say = sayingOf(this.player, round);
    const taken: { id: string; part: Part }[] = [];
    for (const bet of bets.map(BigInt)) {
      const entry = await say('bet', bet);
      const part = this.own.stake(bet);
      if (isRefusal(entry)) throw new Error(entry.refused);
      mustAgree(entry.error === '', part !== undefined);
      if (part) taken.push({ id: entry.requestId, part });
    }
    const [first, ...others] = taken;
    if (!first) return;
    const isBack = back && others.length > 0;
    if (isBack) {
      await say('rollback', 0n, first.id);
      this.own.give(first.part, first.part.stake);
      if (this.own.active?.id === first.part.bonus && this.own.active)
        this.own.active.inPlay -= first.part.part;
    }
    const standing = (isBack ? others : taken).map(({ part }) => part);
    const bonus = taken.find(({ part }) => part.bonus !== undefined)?.part.bonus;
    const all = {
      bonus,
      stake: standing.reduce((sum, { stake }) => sum + stake, 0n),
      part: standing.reduce((sum, { part }) => sum + part, 0n),
    };
    this.own.advance();
    if (wins > 0) {
      await say('win', BigInt(wins));
      this.own.give(all, BigInt(wins));
    }
    await say('end', 0n);
    const net = BigInt(wins) - all.stake;
    const atRisk = [net < 0n ? -net : net, all.stake].toSorted((a, b) => (a < b ? -1 : 1))[0] ?? 0n;
    this.own.decide(all, (atRisk * 20n) / 100n);
    this.own.advance();
  }

  async cancel() {
    const call = {
      ...purse.context(),
      caller: this.caller,
      input: { id: this.own.active?.id ?? '' },
    };
    const shown = await purse.actions.previewBonusCancel(call);
    if ('refused' in shown) return mustAgree(this.own.active, undefined);
    const input = { ...call.input, version: shown.version };
    const cancelled = await purse.actions.cancelBonus({ ...call, input });
    mustAgree('state' in cancelled && cancelled.state, 'cancelled');
    this.own.end('gone');
  }

  async expire() {
    purse.clock.set(purse.clock.now() + 8 * dayMs);
    await purse.wallet.jobs.find(({ name }) => name.includes('expired'))?.run();
    purse.clock.set(purse.clock.now() - 8 * dayMs);
    // One that is met waits for its open bets.
    if (this.own.active && this.own.active.left > 0n) this.own.end('gone');
  }

  async round(stake: bigint, pays: number) {
    const opened = await this.openRound(stake);
    if (!opened) return;
    const payout = (stake * BigInt(pays)) / 100n;
    await built.wagering.settleRound({ round: opened[0], payout, draws: [], outcome: null });
    this.own.give(opened[1], payout);
    this.own.decide(opened[1], stake);
    this.own.advance();
  }

  async voidRound(stake: bigint) {
    const opened = await this.openRound(stake);
    if (!opened) return;
    await built.wagering.voidRound(opened[0], 'test');
    this.own.give(opened[1], stake);
    this.own.decide(opened[1], 0n);
    this.own.advance();
  }

  async take(one: Step): Promise<unknown> {
    switch (one.do) {
      case 'grant':
        return this.grant(one);
      case 'round':
        return this.round(BigInt(one.stake), one.pays);
      case 'void':
        return this.voidRound(BigInt(one.stake));
      case 'order':
        return this.place(one.times);
      case 'take-back':
        return this.takeBack();
      case 'draw':
        return this.draw(one.result);
      case 'vendor':
        return this.vendor(one);
      case 'cancel':
        return this.cancel();
      case 'expire':
        return this.expire();
    }
  }

  async compare() {
    const { cash, bonus } = await built.ledger.balance(this.player, 'PHP');
    mustAgree({ cash, bonus }, { cash: this.own.cash, bonus: this.own.bonus });
    const call = { ...purse.context(), caller: this.caller, input: {} };
    const listed = await purse.actions.listBonuses(call);
    const [open] = 'refused' in listed ? [] : listed.open;
    const shown = open && { left: open.left, inPlay: open.inPlay, balance: open.balance };
    const text = (units: bigint) => `${units / whole}.${String(units % whole).padStart(4, '0')}`;
    const { left = 0n, inPlay = 0n } = this.own.active ?? {};
    const told = { left: text(left), inPlay: text(inPlay), balance: text(this.own.bonus) };
    mustAgree(shown, this.own.active && told);
  }

  async begin() {
    await built.fund(this.player, '20');
    this.own.cash = 20n * whole;
  }
}

test('after every step cash, bonus and requirement are what a second reckoning says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      players += 1;
      const walk = new Walk(`walker-${players}`);
      await walk.begin();
      for (const one of steps) {
        await walk.take(one);
        await walk.compare();
      }
    }),
    { numRuns: 40 },
  );
  const trial = await purse.wallet.trialBalance();
  expect(trial.balanced).toBe(true);
}, 60_000);
