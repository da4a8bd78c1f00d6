// Lottery as a family: slips lie open until their issue is drawn. A slip is settled by what it was
// struck at; today's odds, groups and caps decide nothing of it.
import type { SlipExposure, SlipFamily, Struck } from '../kit/family.ts';
import { drawSeed, issueDraws } from '../kit/fairness.ts';
import { dealtLotteries, statedTerms, type DealtLottery } from './games/dealt-games.ts';
import { drawKinds, drawNumbers, resultRefusal, type DrawKind } from './kinds.ts';
import type { Play } from './play.ts';
import { playsOf } from './plays-of.ts';
import { describePlay } from './slips/describe.ts';
import { expectedOf, exposureOf, outcomesOfPlay } from './slips/outcome-index.ts';
import { settle } from './slips/settle.ts';
import { readStruck, type StruckSlip } from './slips/struck.ts';

export const lottery: SlipFamily<'lottery', DealtLottery> = {
  decides: 'slip',
  code: 'lottery',
  category: () => 'LOTT',
  games: dealtLotteries,
  draw: (game, draws) => drawNumbers(kindOf(game), draws),
  resultRefusal: (game, result) => resultRefusal(kindOf(game), result),
  settle(game, struck, result) {
    const { play, slip } = read(game, struck);
    return settle(play, slip, result);
  },
  eventCap: (_game, struck) => readStruck(struck).issueCap,
  exposure,
  outcomes: (game, bet) => outcomesOfPlay(playOf(game, bet)),
  expected(game, struck) {
    const { play, slip } = read(game, struck);
    return expectedOf(play, slip, exposure(game, struck));
  },
  verify(game, receipt) {
    const seed = drawSeed(receipt);
    const draws = issueDraws({ seed, issue: receipt.issue });
    return { result: drawNumbers(kindOf(game), draws), drawn: draws.recorded, seed };
  },
  describe,
};

const told = new WeakMap<Struck, SlipExposure>();

/** Walks up to a thousand outcomes, so that a slip asked about twice is walked once. */
function exposure(game: DealtLottery, struck: Struck): SlipExposure {
  const known = told.get(struck);
  if (known !== undefined) return known;
  const { play, slip } = read(game, struck);
  const found = exposureOf(play, slip);
  told.set(struck, found);
  return found;
}

function read(game: DealtLottery, struck: Struck): StruckSlip & { readonly play: Play } {
  const read = readStruck(struck);
  return { ...read, play: playOf(game, read.slip.play, read.lunarYear) };
}

function playOf({ code, definition }: DealtLottery, name: string, lunarYear?: number): Play {
  const play = playsOf(definition.kind, lunarYear).get(name);
  if (play === undefined) throw new RangeError(`${code} has no play ${name}.`);
  return play;
}

const kinds = new Map(drawKinds.map((kind) => [kind.code, kind]));

function kindOf({ code, definition }: DealtLottery): DrawKind {
  const kind = kinds.get(definition.kind);
  if (kind === undefined) throw new RangeError(`${code} draws ${definition.kind}.`);
  return kind;
}

function describe({ definition }: DealtLottery): object {
  const { amountMost, payoutCap, issuePayoutCap, ...facts } = definition;
  const caps = { amountMost, payoutCap, issuePayoutCap };
  const plays = [...playsOf(definition.kind).values()].map((play) =>
    describePlay(play, statedTerms(definition, play)),
  );
  const printed = Object.entries(caps).map(([name, value]) => [name, String(value)]);
  return JSON.parse(JSON.stringify({ ...facts, ...Object.fromEntries(printed), plays })) as object;
}
