// A past draw of Laos with a slip on it, so that a fresh platform shows what becomes of slips and
// staff find a result that they may correct.
import { issuesOf, lotteryGames, type Issue } from '@baize/engines';
import { dayText } from '@baize/money';
import type { Modules } from '../compose/modules.ts';
import type { PlayerCaller } from '../platform/call/index.ts';
import { isRefusal } from '@baize/contract';
import { houseCall } from './house-call.ts';

export const lotteryMember = 'mekong';
const gameCode = 'LAO';
const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** No break of the draws is longer. */
const daysMost = 7;

/** The last draw that is over and refunded if it had no result. */
export function pastIssue(now: number): Issue {
  const game = lotteryGames.find(({ code }) => code === gameCode);
  if (!game) throw new Error(`there is no ${gameCode}`);
  for (let back = 0; back <= daysMost; back += 1) {
    const issue = issuesOf(game.schedule, dayText(now - back * dayMs)).at(-1);
    if (issue && issue.drawsAt + 2 * hourMs < now) return issue;
  }
  throw new Error(`${gameCode} had no draw in the last days`);
}

/** An hour before the issue closes; the clock stands there while the slip is laid. */
export const orderedAt = ({ closesAt }: Issue): number => closesAt - hourMs;

export async function planPast({ wagering }: Modules, issue: Issue): Promise<void> {
  const { id: name, lotteryDay: day, seq, opensAt, closesAt, drawsAt } = issue;
  const plan = { family: 'lottery', gameCode, name, day, seq, opensAt, closesAt, drawsAt } as const;
  const outside = { drawnBy: 'outside', beacon: null, beaconRound: null } as const;
  await wagering.planEvents([{ ...plan, ...outside, dayEndsAt: drawsAt }]);
}

export async function orderPast(
  { lottery }: Modules,
  player: PlayerCaller,
  { issue, now }: { readonly issue: Issue; readonly now: number },
): Promise<void> {
  const placed = await lottery.actions.placeLotteryOrder({
    ...houseCall('', now, 'seed-lottery'),
    caller: { kind: 'game', player: { ...player, since: now }, gameCode, opening: 'demo' },
    input: {
      gameCode,
      issue: issue.id,
      slips: [{ play: 'TOP2', selection: '96', amount: '10' }],
      total: '10',
    },
  });
  if (isRefusal(placed)) throw new Error(`a demo order was refused: ${placed.refused}`);
}

/** Two persons enter the result after the draw, and the slip is settled. */
export async function drawPast({ wagering, lottery }: Modules, { id, drawsAt }: Issue) {
  await wagering.setResult({
    eventId: `${gameCode}:${id}`,
    result: [117],
    version: 1,
    enteredBy: 'operator',
    confirmedBy: 'supervisor',
    reason: 'entered by two persons',
    now: drawsAt + 60_000,
  });
  await lottery.byHand.settleDue();
}
