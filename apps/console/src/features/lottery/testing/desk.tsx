// Fixtures of the lottery desk's tests: a game, an issue, an order and a proposal.
import type { lottery, OutputOf, PermissionName } from '@baize/contract';
import { describePlay, lotteryGames, playsOf, statedTerms } from '@baize/engines';
import type { GameShown, Settings } from '../game-settings.ts';
import type { OrderRow } from '../order-list.tsx';
import type { Proposal } from '../proposals.ts';

export { given, refused, showDesk } from '../../../app/testing/show-desk.tsx';

export const everything: readonly PermissionName[] = [
  'lottery.view',
  'lottery.results',
  'lottery.settings',
];

const settings: Settings = {
  on: true,
  oddsReturn: 97,
  pricePercent: 100,
  groupLeast: 1800,
  groupMost: 1998,
  unitsMost: 100_000,
  multipleMost: 9999,
  chaseMost: 120,
  amountMost: '50000.0000',
  payoutCap: '400000.0000',
  issuePayoutCap: '400000.0000',
  exposureMost: '4000000.0000',
};

const definition = lotteryGames.find(
  ({ code }) => code === 'SSC_1M',
) as (typeof lotteryGames)[number];
const plays = [...playsOf('SSC').values()]
  .filter(({ code }) => code === '5X_DIRECT' || code === 'C_SUM')
  .map((play) => {
    const { code, id, pays, tiers, returns } = describePlay(
      play,
      statedTerms(definition, play, 1998),
    );
    const limits = { on: true, oddsSet: false, exposureMost: null };
    return { code, id, pays, tiers: [...tiers], returns: [...returns], ...limits };
  });

export const game: GameShown = {
  gameCode: 'SSC_1M',
  kind: 'SSC',
  drawnBy: 'us',
  on: true,
  oddsReturn: 97,
  groupLeast: 1800,
  groupMost: 1998,
  current: null,
  late: 0,
  plannedUntil: null,
  settings,
  own: { ...settings, oddsReturn: 96 },
  returnLeast: '85.0000',
  returnMost: '99.9000',
  returnAlone: '1.0000',
  plays,
  schedule: {
    firstDay: '2026-01-01',
    days: { on: 'every-day' },
    holidays: [],
    extraDays: [],
    sessions: [{ firstDraw: 60, lastDraw: 86_400, everySeconds: 60 }],
    closeSeconds: 5,
    counting: { from: 'day' },
    pattern: '{YYYYMMDD}-{N4}',
  },
  scheduleSet: false,
  proposals: [],
};

export const proposal: Proposal = {
  proposalId: 'p1',
  kind: 'terms',
  state: 'waiting',
  gameCode: 'SSC_1M',
  issue: null,
  play: null,
  proposedBy: 'tomas',
  proposedAt: 1_795_000_000_000,
  decidedBy: null,
  decidedAt: null,
  reason: '',
  changes: [{ field: 'oddsReturn', before: '97', after: '94' }],
};

export const issue: OutputOf<typeof lottery.getLotteryIssue> = {
  gameCode: 'SSC_DAY',
  issue: '261123015',
  opensAt: 1_795_000_000_000,
  closesAt: 1_795_000_900_000,
  drawsAt: 1_795_001_200_000,
  state: 'pending-result',
  lotteryDay: '2026-11-23',
  numbers: null,
  version: 0,
  slips: 1250,
  stake: '8420.0000',
  payout: '0.0000',
  exposureMost: '31200.0000',
  late: true,
  waits: null,
  now: 1_795_001_300_000,
  kind: 'SSC',
  drawnBy: 'outside',
  proof: {
    gameCode: 'SSC_DAY',
    kind: 'SSC',
    issue: '261123015',
    drawsAt: 1_795_001_200_000,
    state: 'pending-result',
    numbers: null,
    version: 0,
    drawnBy: 'outside',
    commitment: null,
    committedAt: null,
    serverSeed: null,
    beacon: null,
    beaconChain: null,
    beaconRound: null,
    randomness: null,
    signature: null,
    results: [],
  },
  results: [],
  proposals: [],
  cancelAlone: '5000.0000',
};

export const order: OrderRow = {
  orderId: 'AbCd_fGh-2',
  chaseId: 'AbCd_fGh',
  phase: 2,
  gameCode: 'SSC_1M',
  issue: '20261123-0042',
  state: 'won',
  placedAt: 1_795_000_000_000,
  closesAt: 1_795_000_050_000,
  drawsAt: 1_795_000_060_000,
  settledAt: 1_795_000_061_000,
  stake: '20.0000',
  payout: '196.0000',
  rebate: '0.4000',
  result: [1, 2, 3, 4, 5],
  cancellable: false,
  playerId: 'm1',
  username: 'ning2026',
  slips: 1,
  currency: 'PHP',
};
