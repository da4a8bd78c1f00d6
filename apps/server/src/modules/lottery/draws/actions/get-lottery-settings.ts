// One lottery for staff: terms with their bounds, plays with odds and returns, and its schedule.
import { refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DrawsParts } from '../parts.ts';
import { dataOf } from '../rules/schedules.ts';
import { ownTerms, shownBounds } from '../rules/terms.ts';
import { shownProposal } from '../shown-proposal.ts';
import { shownGame, shownPlay, shownTerms } from '../shown-settings.ts';
import { standingOf } from '../standing.ts';
import { listProposals } from '../store/proposals.ts';
import { definitionOf, playsNow } from '../terms.ts';

const waitingMost = 100;

export function getLotterySettings({
  ports,
  terms,
  board,
}: DrawsParts): Action<typeof lottery.getLotterySettings> {
  return async ({ input: { gameCode }, now }) => {
    const game = terms.of(gameCode);
    const definition = definitionOf(gameCode);
    if (!game || !definition) return refuse('game-unknown');
    const search = {
      gameCode,
      issue: '',
      state: 'waiting',
      offset: 0,
      limit: waitingMost,
    } as const;
    const [standing, waiting] = await Promise.all([
      standingOf(ports, gameCode, now),
      listProposals(ports.database.kysely, search),
    ]);
    return {
      ...shownGame(game, board, { now, standing }),
      settings: shownTerms(game.terms),
      own: shownTerms(ownTerms(definition)),
      ...shownBounds,
      plays: [...playsNow(game.game).values()].map((play) => shownPlay(game, play)),
      schedule: dataOf(game.schedule),
      scheduleSet: game.isScheduleSet,
      proposals: waiting.list.map(shownProposal),
    };
  };
}
