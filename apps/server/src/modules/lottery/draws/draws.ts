// Issues, draws and results: planned ahead, drawn on time by one process, read from memory, and
// decided by staff where the results come from outside.
import type { lotteryDraws, lotteryOperations } from '@baize/contract';
import type { Actions } from '../../../platform/call/index.ts';
import { everyMinute, type Job } from '../../../platform/module/index.ts';
import type { LotteryPorts } from '../ports.ts';
import { cancelLotteryIssue } from './actions/cancel-lottery-issue.ts';
import { changeLotteryPlay } from './actions/change-lottery-play.ts';
import { changeLotterySchedule } from './actions/change-lottery-schedule.ts';
import { changeLotterySettings } from './actions/change-lottery-settings.ts';
import { confirmLotteryChange } from './actions/confirm-lottery-change.ts';
import { confirmLotteryStep } from './actions/confirm-lottery-step.ts';
import { enterLotteryResult } from './actions/enter-lottery-result.ts';
import { findLotteryIssues } from './actions/find-lottery-issues.ts';
import { getLotteryClock } from './actions/get-lottery-clock.ts';
import { getLotteryDraw } from './actions/get-lottery-draw.ts';
import { getLotteryExposure } from './actions/get-lottery-exposure.ts';
import { getLotteryIssue } from './actions/get-lottery-issue.ts';
import { getLotteryLobby } from './actions/get-lottery-lobby.ts';
import { getLotterySettings } from './actions/get-lottery-settings.ts';
import { listLotteryChanges } from './actions/list-lottery-changes.ts';
import { listLotteryDraws } from './actions/list-lottery-draws.ts';
import { listLotteryGames } from './actions/list-lottery-games.ts';
import { listLotteryIssues } from './actions/list-lottery-issues.ts';
import { previewLotteryCorrection } from './actions/preview-lottery-correction.ts';
import { proposeLotteryCorrection } from './actions/propose-lottery-correction.ts';
import { withdrawLotteryChange } from './actions/withdraw-lottery-change.ts';
import { withdrawLotteryStep } from './actions/withdraw-lottery-step.ts';
import { keepBoard } from './board.ts';
import { createDesk } from './desk.ts';
import { createDriver } from './driver.ts';
import { createFeedWatch } from './feed-watch.ts';
import type { DrawsParts, LimitedVersionOf } from './parts.ts';
import { createPlanner } from './planner.ts';
import { createRefundLate } from './refund-late.ts';
import { keepTerms } from './terms.ts';

export function createDraws(ports: LotteryPorts, limitedVersionOf: LimitedVersionOf) {
  const terms = keepTerms(ports);
  const board = keepBoard(ports, terms);
  const planner = createPlanner(ports, terms);
  const desk = createDesk(ports, board);
  const driver = createDriver(ports, { board, terms });
  const watchFeed = createFeedWatch(ports, desk);
  const refundLate = createRefundLate(ports, terms);
  const parts = { ports, terms, board, planner, desk, limitedVersionOf };
  const planAhead = async (gameCodes?: readonly string[]) => {
    await planner.planAhead(
      terms.all().filter(({ game }) => gameCodes?.includes(game.code) ?? true),
    );
    await board.changed();
  };
  const revealSeeds = async () => void (await ports.wagering.revealDueSeeds());
  const decide = async () => {
    await desk.applyConfirmed();
    await watchFeed();
    if ((await refundLate()) > 0) await board.changed();
  };
  return {
    actions: actionsOf(parts),
    terms,
    board,
    jobs: ports.draws === 'timed' ? jobsOf({ planAhead, revealSeeds, decide }) : [],
    /** Issues that open soon are planned before anybody calls. */
    async start(): Promise<void> {
      await terms.start();
      if (ports.draws === 'timed') await planner.planNear();
      await board.start();
      if (ports.draws === 'timed') driver.start();
    },
    async stop(): Promise<void> {
      await driver.stop();
      await board.stop();
      await terms.stop();
    },
    /** By hand, for tests and simulated worlds: what timed work does. */
    byHand: {
      ...driver,
      planAhead,
      revealSeeds,
      applyConfirmed: desk.applyConfirmed,
      watchFeed,
      refundLate,
    },
  };
}

export type Draws = ReturnType<typeof createDraws>;

type Work = () => Promise<void>;

const jobsOf = (work: Readonly<Record<'planAhead' | 'revealSeeds' | 'decide', Work>>) =>
  [
    { name: 'lottery-plan-issues', cron: '*/10 * * * *', run: () => work.planAhead() },
    { name: 'lottery-reveal-seeds', cron: everyMinute, run: work.revealSeeds },
    { name: 'lottery-apply-decisions', cron: everyMinute, run: work.decide },
  ] satisfies readonly Job[];

function actionsOf(parts: DrawsParts): Actions<typeof lotteryDraws & typeof lotteryOperations> {
  return {
    getLotteryLobby: getLotteryLobby(parts),
    getLotteryClock: getLotteryClock(parts),
    listLotteryIssues: listLotteryIssues(parts),
    listLotteryDraws: listLotteryDraws(parts),
    getLotteryDraw: getLotteryDraw(parts),
    listLotteryGames: listLotteryGames(parts),
    getLotterySettings: getLotterySettings(parts),
    changeLotterySettings: changeLotterySettings(parts),
    changeLotteryPlay: changeLotteryPlay(parts),
    changeLotterySchedule: changeLotterySchedule(parts),
    listLotteryChanges: listLotteryChanges(parts),
    confirmLotteryChange: confirmLotteryChange(parts),
    withdrawLotteryChange: withdrawLotteryChange(parts),
    findLotteryIssues: findLotteryIssues(parts),
    getLotteryIssue: getLotteryIssue(parts),
    getLotteryExposure: getLotteryExposure(parts),
    enterLotteryResult: enterLotteryResult(parts),
    previewLotteryCorrection: previewLotteryCorrection(parts),
    proposeLotteryCorrection: proposeLotteryCorrection(parts),
    cancelLotteryIssue: cancelLotteryIssue(parts),
    confirmLotteryStep: confirmLotteryStep(parts),
    withdrawLotteryStep: withdrawLotteryStep(parts),
  };
}
