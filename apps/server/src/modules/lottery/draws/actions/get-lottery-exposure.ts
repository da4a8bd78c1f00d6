// Gets the cost of each outcome of an issue: most expensive plays and outcomes first.
import { isRefusal, type lottery } from '@baize/contract';
import { dealtLotteryOf, lottery as family } from '@baize/engines';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { Exposure } from '../../../wagering/index.ts';
import { findIssue } from '../find-issue.ts';
import type { DrawsParts } from '../parts.ts';
import type { OfferedGame } from '../terms.ts';

const countDefault = 20;

export function getLotteryExposure(parts: DrawsParts): Action<typeof lottery.getLotteryExposure> {
  const { ports, terms } = parts;
  return async ({ input, now }) => {
    const found = await findIssue(parts, input);
    if (isRefusal(found)) return found;
    const { eventId } = found.event;
    const offered = terms.of(input.gameCode);
    const [sums, exposures] = await Promise.all([
      ports.wagering.eventSums([eventId]),
      ports.wagering.exposureOf(eventId),
    ]);
    const on = sums.get(eventId);
    const asked = exposures.filter(({ bet }) => input.play === undefined || bet === input.play);
    const plays = asked.flatMap((one) => (offered ? [toShow(offered, one)] : []));
    const count = input.count ?? countDefault;
    return {
      now,
      slips: on?.slips ?? 0,
      stake: printUnits(on?.stake ?? 0n, 2),
      most: printUnits(on?.exposureMost ?? 0n, 2),
      plays: plays
        .toSorted((one, other) => (one.most < other.most ? 1 : -1))
        .map((one) => shown(one, count)),
    };
  };
}

type Ready = ReturnType<typeof toShow>;

function toShow(offered: OfferedGame, { bet, payouts }: Exposure) {
  const ranked = payouts
    .map((payout, outcome) => ({ payout, outcome }))
    .filter(({ payout }) => payout > 0n)
    .toSorted((one, other) => (one.payout < other.payout ? 1 : -1));
  return { offered, bet, ranked, most: ranked[0]?.payout ?? 0n };
}

function shown({ offered, bet: play, ranked, most }: Ready, count: number) {
  const game = dealtLotteryOf(offered.game.code);
  if (!game) throw new Error(`${offered.game.code} is not dealt`);
  const outcomes = family.outcomes(game, play);
  return {
    play,
    most: printUnits(most, 2),
    limit: printUnits(offered.exposureMostOf(play), 2),
    tells: outcomes.tells,
    outcomes: ranked.slice(0, count).map(({ payout, outcome }) => ({
      outcome: outcomes.name(outcome),
      payout: printUnits(payout, 2),
    })),
  };
}
