// The issue that a call of staff names, with its game.
import { refuse, type Refusal } from '@baize/contract';
import type { LotteryGame } from '@baize/engines';
import { eventIdOf, type SharedEvent } from '../../wagering/index.ts';
import type { DrawsParts } from './parts.ts';

export interface FoundIssue {
  readonly event: SharedEvent;
  readonly game: LotteryGame;
}

export async function findIssue(
  { terms, ports }: Pick<DrawsParts, 'terms' | 'ports'>,
  { gameCode, issue }: { readonly gameCode: string; readonly issue: string },
): Promise<FoundIssue | Refusal<'game-unknown' | 'issue-unknown'>> {
  const offered = terms.of(gameCode);
  if (!offered) return refuse('game-unknown');
  const event = await ports.wagering.eventOf(eventIdOf({ gameCode, name: issue }));
  return event ? { event, game: offered.game } : refuse('issue-unknown');
}
