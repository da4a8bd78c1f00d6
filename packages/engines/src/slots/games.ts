// The slots that Baize deals. One line here, a definition, art and texts make a slot; its
// certificate runs over this list. A version names everything that decides a payout, and a running
// round keeps the one it began on.
import { onlyBet, type BetPromise, type FamilyGame } from '../kit/family.ts';
import { parseDecimal, parseRatio, printDecimal, printPercent } from '../kit/ratio.ts';
import { versionOf } from '../kit/version.ts';
import type { ExactReturn, SimulatedReturn, SlotGame } from './definition.ts';
import { coralBloom } from './definitions/coral-bloom.ts';
import { emberVault } from './definitions/ember-vault.ts';
import { goldenLotus20 } from './definitions/golden-lotus-20.ts';
import { goldenQuarry } from './definitions/golden-quarry.ts';
import { jadeTumble } from './definitions/jade-tumble.ts';
import { lanternCourt } from './definitions/lantern-court.ts';
import { monsoon243 } from './definitions/monsoon-243.ts';
import { thunderGate } from './definitions/thunder-gate.ts';
import { roundDeviations } from './round-deviations.ts';
import { stakeDefaultOf, stakesOf } from './stakes.ts';

/** A slot with its version and what it promises. */
export interface DealtSlot extends FamilyGame<'slots'> {
  readonly mechanic: SlotGame['mechanic'];
  readonly definition: SlotGame;
  /** The exact return as a fraction, where it could be worked out. */
  readonly returnExact: string | undefined;
}

export const slotGames: readonly DealtSlot[] = [
  slot(goldenLotus20),
  slot(monsoon243),
  slot(lanternCourt),
  slot(thunderGate),
  slot(jadeTumble),
  slot(coralBloom),
  slot(goldenQuarry),
  slot(emberVault),
];

/** The slot of a code that came from outside, if we deal it. */
export function slotGameOf(code: string): DealtSlot | undefined {
  return slotGames.find((game) => game.code === code);
}

function slot(definition: SlotGame): DealtSlot {
  const { code, mechanic } = definition;
  return {
    code,
    family: 'slots',
    mechanic,
    nameKey: `slots.${code}`,
    definition,
    version: versionOf(decidingOf(definition)),
    stakes: stakesOf(definition),
    stakeDefault: stakeDefaultOf(definition),
    ...returnOf(definition),
  };
}

type AnyReturn = Partial<ExactReturn & SimulatedReturn>;

function returnOf(game: SlotGame & AnyReturn) {
  const { code, returnExact, returnStated } = game;
  const returnPercent =
    returnExact === undefined
      ? printDecimal(parseDecimal(returnStated?.percent ?? ''), 2)
      : printPercent(parseRatio(returnExact));
  const exact = returnExact === undefined ? undefined : printPercent(parseRatio(returnExact), 4);
  const promise: BetPromise = {
    basis: exact === undefined ? 'simulated' : 'exact',
    percent: exact ?? returnStated?.percent ?? '',
    halfWidthPercent: returnStated?.halfWidthPercent ?? '0',
    roundDeviation: returnStated?.roundDeviation ?? roundDeviations[code] ?? '',
  };
  return { returnExact, returnPercent, promises: { [onlyBet]: promise } };
}

/** Stakes and the stated return may change without a new version: they decide no outcome. */
function decidingOf(definition: SlotGame) {
  const {
    stakes: _stakes,
    stakeDefault: _default,
    returnExact: _exact,
    returnStated: _stated,
    ...deciding
  }: SlotGame & AnyReturn = definition;
  return deciding;
}
