// Inbox messages about issues with an unusual end: a corrected result, or a cancelled issue with
// refunded stakes. Once for each player, issue and version.
import { topicOfPlayer } from '@baize/contract';
import { isPlayMoney } from '@baize/money';
import type { OrderChange } from '../../../wagering/index.ts';

export interface OrderNews {
  readonly event: 'lottery-issue-changed';
  readonly topic: string;
  readonly payload: {
    readonly change: 'corrected' | 'cancelled';
    readonly gameCode: string;
    readonly issue: string;
    readonly version: number;
  };
}

export function newsOf(changes: readonly OrderChange[]): readonly OrderNews[] {
  const news = new Map<string, OrderNews>();
  for (const { change, currency, playerId, slips } of changes) {
    if ((change !== 'corrected' && change !== 'void') || isPlayMoney(currency)) continue;
    for (const { family, gameCode, slip } of slips) {
      if (family !== 'lottery') continue;
      const { eventId, settledVersion: version } = slip;
      news.set(`${playerId} ${eventId} ${version}`, {
        event: 'lottery-issue-changed',
        topic: topicOfPlayer(playerId),
        payload: {
          change: change === 'void' ? 'cancelled' : 'corrected',
          gameCode,
          issue: eventId.slice(gameCode.length + 1),
          version,
        },
      });
    }
  }
  return [...news.values()];
}
