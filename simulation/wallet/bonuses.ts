// Bonuses of the wallet's world: granted by one person or two, waiting their turn, cancelled by the
// version that the preview showed, and taken back by staff.
import { dayAt, printUnits } from '@baize/money';
import type { Modules, StaffCaller } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, duel, givenOr, isDone, refusalOf, winnerOf, type CallTo } from './ask.ts';
import { activeOf, peso, takeBack, type KnownBonus, type Member } from './known.ts';
import type { WalletWorld } from './world.ts';

type StaffCall = CallTo<StaffCaller>;
const secondAbove = peso(300);

export async function grant(world: WalletWorld, chance: Chance): Promise<void> {
  const member = chance.pick(world.members);
  const amount = peso(chance.percent(70) ? chance.between(20, 300) : chance.between(301, 500));
  const deposit = peso(chance.pick([0, 0, 50]));
  const times = chance.pick([1, 1, 2, 4]);
  const days = chance.pick([1, 2, 30]);
  const stakeMax = chance.percent(30) ? peso(40) : null;
  const releaseMax = chance.percent(25) ? peso(150) : null;
  const isSticky = chance.percent(20);
  const funding = chance.pick(['cash-first', 'bonus-first'] as const);
  const textOf = (units: bigint | null) => (units === null ? null : printUnits(units, 2));
  const input = {
    id: member.id,
    name: 'for good play',
    amount: printUnits(amount, 2),
    deposit: printUnits(deposit, 2),
    times,
    days,
    stakeMax: textOf(stakeMax),
    releaseMax: textOf(releaseMax),
    sticky: isSticky,
    funding,
    reason: 'goodwill' as const,
  };
  const asked = await ask(world, world.staff[0], ({ wallet }, call) =>
    wallet.actions.grantBonus(call(input)),
  );
  const granted = givenOr(asked, [], 'a bonus');
  if (!granted) return;
  const needsSecond = aloneToday(world, member) + amount > secondAbove;
  must((granted.state === 'proposed') === needsSecond, 'a large bonus waits for two', granted);
  if (activeOf(member) !== undefined && !needsSecond) world.tally.add('bonus waited for another');
  member.bonuses.push({
    id: granted.id,
    amount,
    required: (amount + deposit) * BigInt(times),
    days,
    stakeMax,
    releaseMax,
    isSticky,
    funding,
    grantedAt: world.clock.now(),
    needsSecond,
    state: needsSecond ? 'proposed' : 'granted',
    inPlay: 0n,
    expiresAt: 0,
  });
  world.tally.add('bonus granted');
}

/** What one person granted alone to the member on this day. */
const aloneToday = ({ clock }: WalletWorld, { bonuses }: Member): bigint =>
  bonuses
    .filter(({ needsSecond, grantedAt }) => !needsSecond && dayAt(grantedAt) === dayAt(clock.now()))
    .reduce((sum, { amount }) => sum + amount, 0n);

interface Found {
  readonly member: Member;
  readonly bonus: KnownBonus;
}

const bonusesIn = ({ members }: WalletWorld, states: readonly KnownBonus['state'][]): Found[] =>
  members.flatMap((member) =>
    member.bonuses
      .filter(({ state }) => states.includes(state))
      .map((bonus) => ({ member, bonus })),
  );

const confirmIt = (id: string) => (modules: Modules, call: StaffCall) =>
  modules.wallet.actions.confirmBonus(call({ id }));
const rejectIt = (id: string) => (modules: Modules, call: StaffCall) =>
  modules.wallet.actions.rejectBonus(call({ id }));

/** A second person confirms or rejects; who proposed it cannot. */
export async function decideProposed(world: WalletWorld, chance: Chance): Promise<void> {
  const proposed = bonusesIn(world, ['proposed']);
  if (proposed.length === 0) return grant(world, chance);
  const { bonus } = chance.pick(proposed);
  const { id } = bonus;
  const way = chance.weighted({ confirm: 55, reject: 20, duel: 25 });
  const [ana, ben] = world.staff;
  if (chance.percent(20)) {
    const alone = await ask(world, ana, confirmIt(id), 'once');
    must(refusalOf(alone.answer) === 'second-person-needed', 'nobody confirms alone', alone);
  }
  if (way === 'duel') {
    // The first of staff proposed it and rejects it, the second confirms it.
    const both = await duel(world, [rejectIt(id), confirmIt(id)]);
    const winner = winnerOf(both, ['bonus-not-proposed']);
    return noteProposed(world, bonus, winner === 1 ? 'granted' : 'rejected');
  }
  const asked = await ask(world, ben, way === 'confirm' ? confirmIt(id) : rejectIt(id), 'once');
  isDone(asked, 'bonus-not-proposed', 'a decision about a bonus');
  noteProposed(world, bonus, way === 'confirm' ? 'granted' : 'rejected');
}

function noteProposed(
  { tally }: WalletWorld,
  bonus: KnownBonus,
  state: 'granted' | 'rejected',
): void {
  bonus.state = state;
  tally.add(state === 'granted' ? 'bonus confirmed by a second person' : 'bonus rejected');
}

/** The member cancels an open bonus by the version that the preview showed. */
export async function cancel(world: WalletWorld, member: Member, chance: Chance): Promise<void> {
  const [bonus] = bonusesIn(world, ['active', 'granted'])
    .filter((found) => found.member === member)
    .map((found) => found.bonus);
  if (bonus === undefined) return;
  const { id } = bonus;
  const seen = await ask(world, member.caller(), ({ wallet }, call) =>
    wallet.actions.previewBonusCancel(call({ id })),
  );
  const preview = givenOr(seen, [], 'the preview of a cancel');
  must(preview !== undefined, 'an open bonus can be looked at');
  const lost = bonus.state === 'active' ? member.bonusMoney : 0n;
  must(preview.lost === printUnits(lost), 'a preview says what is lost', [preview, lost]);
  if (chance.percent(40)) {
    const stale = await ask(world, member.caller(), ({ wallet }, call) =>
      wallet.actions.cancelBonus(call({ id, version: preview.version + 1 })),
    );
    must(refusalOf(stale.answer) === 'bonus-changed', 'only what was shown is cancelled', stale);
    return world.tally.add('bonus of another version not cancelled');
  }
  const { version } = preview;
  const asked = await ask(world, member.caller(), ({ wallet }, call) =>
    wallet.actions.cancelBonus(call({ id, version })),
  );
  givenOr(asked, [], 'a cancel');
  takeBack(member, bonus, world.sums, 'cancelled');
  world.tally.add('bonus cancelled');
}

/** Staff takes an open bonus back; two at once do it once. */
export async function forfeit(world: WalletWorld, chance: Chance): Promise<void> {
  const open = bonusesIn(world, ['active', 'granted']);
  if (open.length === 0) return grant(world, chance);
  const { member, bonus } = chance.pick(open);
  const forfeitIt = (modules: Modules, call: StaffCall) =>
    modules.wallet.actions.forfeitBonus(call({ id: bonus.id, reason: 'abuse' as const }));
  const isMet = bonus.state === 'active' && !member.items.some(({ source }) => source === bonus.id);
  if (!isMet && chance.percent(40)) {
    winnerOf(await duel(world, [forfeitIt, forfeitIt]), ['bonus-not-open']);
  } else {
    const asked = await ask(world, world.staff[1], forfeitIt, 'once');
    const word = refusalOf(asked.answer);
    if (isMet) return must(word === 'bonus-not-open', 'a met bonus is not taken back', asked);
    isDone(asked, 'bonus-not-open', 'a bonus taken back');
  }
  takeBack(member, bonus, world.sums, 'forfeited');
  world.tally.add('bonus forfeited');
}
