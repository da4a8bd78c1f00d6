// The players' hands at the small games that go on by steps: mines and hi-lo. A hand is played on,
// cashed out or left open; the server may die between two steps. What a hand is worth is counted
// here once more, from the rules as they are published.
import { isDeepStrictEqual } from 'node:util';
import type { AnswerOf, instant } from '@baize/contract';
import { printUnits, type Units } from '@baize/money';
import { must } from './broken.ts';
import type { Books } from './books.ts';
import { asGame } from './calls.ts';
import type { Chance } from './chance.ts';
import { countTurnover, newIntentOf, roundOr, units } from './play.ts';
import { answerOr, type KnownRound, type Player } from './player.ts';
import type { World } from './world.ts';

type Answered = Exclude<AnswerOf<typeof instant.playInstant>, { refused: string }>;

const gameCodes = ['mines', 'hilo'] as const;
type GameCode = (typeof gameCodes)[number];
type Step = number | string;
const stakes = ['1.00', '5.00', '20.00'] as const;
/** The house ends a hand that was left open for so long. */
const leftMs = 24 * 3_600_000;
const cashOut = 'cash-out';

export interface KnownHand {
  readonly gameCode: GameCode;
  readonly mines: number;
  readonly stake: Units;
  readonly openedAt: number;
  readonly steps: Step[];
  /** As it was told last. */
  told: Answered;
}

/** A few steps of the open hand, or of a new one. */
export async function playHand(world: World, player: Player): Promise<void> {
  const { chance } = player;
  world.clock.advance(chance.between(400, 4000));
  const gameCode = chance.pick(gameCodes);
  const hand = player.hands.get(gameCode) ?? (await begin(world, player, gameCode));
  if (hand === undefined) return;
  for (let steps = chance.between(1, 5); steps > 0; steps -= 1) {
    world.clock.advance(chance.between(200, 2000));
    await dieBetween(world, chance);
    const isDone = await goOn(world, player, hand);
    if (isDone) return;
  }
  world.tally.add('hand left open');
}

/** Only while nobody else acts: the others' calls need a server. */
async function dieBetween(world: World, chance: Chance): Promise<void> {
  if (!world.isQuiet() || !chance.percent(15)) return;
  await world.house.crash();
  world.tally.add('server crashed');
  world.tally.add('crash in the middle of a hand');
}

async function begin(
  world: World,
  player: Player,
  gameCode: GameCode,
): Promise<KnownHand | undefined> {
  const { chance } = player;
  const mines = chance.pick([1, 3, 10, 24]);
  const stake = chance.pick(stakes);
  const asked = { gameCode, stake, choice: gameCode === 'mines' ? { mines } : {} };
  const intent = newIntentOf(player);
  const ask = () =>
    asGame(world, player, (client) => client.instant.playInstant(asked, { intent }), gameCode);
  const told = await roundOr(world, player, { stake, ask, what: 'a hand' });
  if (!told) return undefined;
  must(told.state === 'open' && told.steps === 0, 'a hand begins without a step', told);
  const hand: KnownHand = {
    gameCode,
    mines,
    stake: units(told.stake),
    openedAt: told.openedAt,
    steps: [],
    told,
  };
  must(hand.stake === units(stake), 'a hand is begun at the stake asked for', told);
  player.hands.set(gameCode, hand);
  player.cash -= hand.stake;
  player.inPlay += hand.stake;
  mustShow(world, player, hand);
  world.tally.add('hand begun');
  return hand;
}

/** One step, or the cash-out. True: the hand is over, or goes on no further now. */
async function goOn(world: World, player: Player, hand: KnownHand): Promise<boolean> {
  const step = chooseStep(player.chance, hand);
  const { gameCode, told } = hand;
  const asked = { gameCode, roundId: told.roundId, number: hand.steps.length + 1 };
  const result = await asGame(
    world,
    player,
    (client) =>
      step === cashOut
        ? client.instant.cashOutInstant(asked)
        : client.instant.stepInstant({ ...asked, step }),
    gameCode,
  );
  // On a break the game cannot be opened, and an open one takes only a cash-out. What the house
  // ended in the meantime is seen in the books.
  const may = ['player-on-break', ...(isLeft(world, hand) ? ['hand-over', 'hand-moved-on'] : [])];
  const answer = answerOr(result, may, 'a step of a hand');
  if (!answer) return true;
  hand.steps.push(step);
  hand.told = answer;
  world.tally.add('hand stepped');
  must(answer.steps === hand.steps.length, 'a step is made once', [answer, hand.steps]);
  if (answer.state === 'open') {
    mustShow(world, player, hand);
    return false;
  }
  end(world, player, hand);
  return true;
}

const isLeft = (world: World, { openedAt }: KnownHand): boolean =>
  world.clock.now() >= openedAt + leftMs;

interface Shown {
  readonly end: string;
  readonly opened?: readonly number[];
  readonly mined?: readonly number[];
  readonly cards?: readonly number[];
  readonly higher?: string | null;
  readonly lower?: string | null;
}

const shownOf = ({ told }: KnownHand) => told.outcome as Shown;

function chooseStep(chance: Chance, hand: KnownHand): Step {
  if (hand.told.worth !== null && chance.percent(22)) return cashOut;
  if (hand.gameCode === 'mines') {
    const { opened = [] } = shownOf(hand);
    const closed = Array.from({ length: 25 }, (_, field) => field);
    return chance.pick(closed.filter((field) => !opened.includes(field)));
  }
  const { higher, lower } = shownOf(hand);
  const open = [...(higher ? ['higher'] : []), ...(lower ? ['lower'] : [])];
  return open.length === 0 || chance.percent(10) ? 'skip' : chance.pick(open);
}

const wholeTime = 10_000n;
const returned = 9900n;

/**
 * In 1/10,000 of the stake; undefined: it is worth no more than it cost, and cannot be cashed out.
 */
function multiplierOf(hand: KnownHand): bigint | undefined {
  return hand.gameCode === 'mines' ? multiplierOfMines(hand) : multiplierOfCards(hand);
}

/** 99 % of one over the chance that so many fields were safe, cut. */
function multiplierOfMines(hand: KnownHand): bigint | undefined {
  const { opened = [] } = shownOf(hand);
  if (opened.length === 0) return undefined;
  let [ways, cases] = [1n, 1n];
  for (const [before] of opened.entries()) {
    ways *= BigInt(25 - hand.mines - before);
    cases *= BigInt(25 - before);
  }
  return (returned * cases) / ways;
}

/** 99 % of one over the chance that all guesses were right, cut. */
function multiplierOfCards(hand: KnownHand): bigint | undefined {
  const { cards = [] } = shownOf(hand);
  let [ways, cases] = [1n, 1n];
  const guesses = hand.steps.filter((step) => step !== cashOut);
  for (const [at, step] of guesses.entries()) {
    if (step === 'skip') continue;
    const rank = ((cards[at] ?? 0) % 13) + 1;
    ways *= BigInt(step === 'higher' ? 14 - rank : rank);
    cases *= 13n;
  }
  return cases === 1n ? undefined : (returned * cases) / ways;
}

const worthOf = (hand: KnownHand): Units | undefined => {
  const multiplier = multiplierOf(hand);
  return multiplier === undefined ? undefined : (hand.stake * multiplier) / wholeTime;
};

/** What an open hand shows: its worth, the balance, and nothing that is still to come. */
function mustShow(world: World, player: Player, hand: KnownHand): void {
  const { told } = hand;
  const worth = worthOf(hand);
  const shown = worth === undefined ? null : printUnits(worth, 4);
  must(told.worth === shown, 'an open hand is worth what its steps say', [told, shown]);
  must(shownOf(hand).mined === undefined, 'an open hand tells no mine', told);
  const balance = printUnits(player.cash, 2);
  const isSure = world.isQuiet() && player.debt === 0n;
  must(!isSure || told.balance === balance, 'the balance in a hand is right', [told, balance]);
}

function end(world: World, player: Player, hand: KnownHand): void {
  const { told, stake } = hand;
  const isBust = shownOf(hand).end === 'bust';
  mustBeFair(hand, isBust);
  const payout = isBust ? 0n : (worthOf(hand) ?? 0n);
  must(units(told.payout) === payout, 'a hand pays what it was worth', [told, payout]);
  must(told.settledAt !== null, 'a hand that is over is settled', told);
  close(player, hand, payout);
  player.rounds.set(told.roundId, { ...told, settledAt: told.settledAt });
  world.tally.add(isBust ? 'hand lost' : 'hand cashed out');
  must(player.inPlay >= 0n && stake > 0n, 'a hand ends once', told);
}

/** The last step decided: a mine, or a card on the wrong side. */
function mustBeFair(hand: KnownHand, isBust: boolean): void {
  const { opened = [], mined = [], cards = [] } = shownOf(hand);
  const [last] = hand.steps.slice(-1);
  if (hand.gameCode === 'mines') {
    const hit = opened.filter((field) => mined.includes(field));
    const expected = isBust ? [opened.at(-1)] : [];
    must(isDeepStrictEqual(hit, expected), 'a hand at mines ends at a mine', hand.told);
    must(mined.length === hand.mines, 'as many mines as were chosen', hand.told);
    return;
  }
  const [before = 0, drawn = 0] = cards.slice(-2).map((card) => card % 13);
  const isRight = last === 'higher' ? drawn >= before : drawn <= before;
  must(last === cashOut || isBust !== isRight, 'a guess is right or wrong by its card', hand.told);
}

function close(player: Player, { gameCode, stake }: KnownHand, payout: Units): void {
  player.hands.delete(gameCode);
  player.inPlay -= stake;
  player.cash += payout;
  countTurnover(player, stake);
}

/** A hand that was left open for a day is ended by timed work, at its worth or with its stake. */
export async function noticeLeftHands(world: World, books: Books): Promise<void> {
  for (const player of world.players) {
    for (const hand of [...player.hands.values()].filter((one) => isLeft(world, one)))
      await noticeLeft(world, books, { player, hand });
  }
}

async function noticeLeft(
  world: World,
  books: Books,
  { player, hand }: { readonly player: Player; readonly hand: KnownHand },
): Promise<void> {
  const { told } = hand;
  const found = await books.query<{ state: string; payout: string; settled_at: Date | null }>(
    'select state, payout::text, settled_at from wagering_round where round_id = $1',
    [told.roundId],
  );
  const [row] = found.rows;
  must(row !== undefined, 'a hand is kept', told);
  if (row.state === 'open') return;
  const worth = worthOf(hand);
  must(row.state === (worth === undefined ? 'void' : 'settled'), 'a left hand ends', [row, told]);
  const payout = worth ?? hand.stake;
  const isPaid = worth === undefined || BigInt(row.payout) === worth;
  must(isPaid, 'a left hand pays what it was worth', [row, told]);
  player.hands.delete(hand.gameCode);
  player.inPlay -= hand.stake;
  player.cash += payout;
  world.tally.add('hand ended by the house');
  if (worth === undefined) return void player.givenBack.add(told.roundId);
  countTurnover(player, hand.stake);
  const settledAt = row.settled_at?.getTime() ?? 0;
  // Its last step was made by the house: only the books know the whole outcome.
  const round: KnownRound = { ...told, settledAt, payout: printUnits(worth), outcome: undefined };
  player.rounds.set(told.roundId, round);
}

/** The rounds of a player that are open, or were given back. */
export const unsettledRoundsOf = ({ hands, givenBack }: Player): readonly string[] => [
  ...[...hands.values()].map(({ told }) => told.roundId),
  ...givenBack,
];
