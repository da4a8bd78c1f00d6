// Issues and draws as everybody sees them: the clocks of all lotteries, results, and the proof of
// every draw.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { pageQuery, text } from '../kit/schema.ts';
import {
  drawn,
  gameCode,
  gameNow,
  issue,
  issueName,
  limitedVersion,
  moment,
  orNull,
  proof,
} from './schema.ts';

const forAll = { method: 'GET', wire: 'own', who: 'anyone', modules: ['COMM3'] } as const;

export const lotteryDraws = {
  getLotteryLobby: endpoint({
    ...forAll,
    summary: 'Every lottery of ours with its open issue and its last result',
    path: '/play/lottery',
    writtenOnce: true,
    gives: Type.Object({ now: moment(), games: Type.Array(gameNow) }),
    refusals: [],
  }),
  getLotteryClock: endpoint({
    ...forAll,
    summary: 'The clock of one lottery: its open issue, the next, the last result',
    path: '/play/lottery/games/:gameCode/clock',
    params: Type.Object({ gameCode: gameCode() }),
    writtenOnce: true,
    gives: Type.Object({
      now: moment(),
      ...gameNow.properties,
      /** Of the open issue's limited numbers; null: the lottery has none. */
      limitedVersion: orNull(limitedVersion()),
    }),
    refusals: ['game-unknown'],
  }),
  listLotteryIssues: endpoint({
    ...forAll,
    summary: 'The issues that still take slips, the next first, for a chase',
    path: '/play/lottery/games/:gameCode/issues',
    params: Type.Object({ gameCode: gameCode() }),
    query: Type.Object({ count: Type.Optional(Type.Integer({ minimum: 1, maximum: 240 })) }),
    gives: Type.Object({ now: moment(), list: Type.Array(issue) }),
    refusals: ['game-unknown'],
  }),
  listLotteryDraws: endpoint({
    ...forAll,
    summary: 'The results of a lottery, newest first',
    path: '/play/lottery/games/:gameCode/draws',
    params: Type.Object({ gameCode: gameCode() }),
    query: Type.Object({ ...pageQuery, day: Type.Optional(text(10)) }),
    gives: Type.Object({ list: Type.Array(drawn), total: Type.Integer() }),
    refusals: ['game-unknown'],
  }),
  getLotteryDraw: endpoint({
    ...forAll,
    summary: 'The proof of a draw: commitment, beacon, seed once revealed, and every result',
    path: '/play/lottery/games/:gameCode/draws/:issue',
    params: Type.Object({ gameCode: gameCode(), issue: issueName() }),
    gives: proof,
    refusals: ['game-unknown', 'issue-unknown'],
  }),
};
