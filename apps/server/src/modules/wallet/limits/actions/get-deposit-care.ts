// The member's deposits as they are bounded now: the tightest limit, blocked means, and whether to
// ask for a limit or for a review; with the published rule for inactive accounts.
import type { wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { readBounding } from '../room-left.ts';
import { everyMeans } from '../rules/failures.ts';
import { readCare, type LimitCare } from '../store/care.ts';
import { readBlocks } from '../store/failures.ts';

export const getDepositCare =
  (ports: WalletPorts): Action<typeof wallet.getDepositCare> =>
  async ({ caller: { playerId }, now }) => {
    const on = ports.database.kysely;
    const [{ room }, care, blocks] = await Promise.all([
      readBounding(ports, on, { playerId, now }),
      readCare(on, playerId),
      readBlocks(on, playerId, now),
    ]);
    const { dormantMonths, dormantNoticeDays } = ports.policy();
    return {
      prompt: promptOf(ports, care),
      reviewDue: care.reviewAt !== null && care.reviewAt <= now,
      suspended: blocks.some(({ means }) => means === everyMeans),
      blocked: blocks
        .filter(({ means }) => means !== everyMeans)
        .map(({ means, until }) => ({ means, until })),
      room: room
        ? { ...room, limit: printUnits(room.limit, 2), left: printUnits(room.left, 2) }
        : null,
      dormantMonths,
      dormantNoticeDays,
    };
  };

/** Who has put the question away is not asked again, unless an answer is required. */
function promptOf({ policy }: WalletPorts, { prompt }: LimitCare) {
  const { limitPrompt } = policy();
  const isAnswered = prompt === 'set' || prompt === 'none';
  if (limitPrompt === 'off' || isAnswered) return 'none' as const;
  if (limitPrompt === 'required') return 'required' as const;
  return prompt === 'later' ? ('none' as const) : ('dismissible' as const);
}
