// The draft that the maker changes: a promotion as it is sent, part by part.
import type {
  Board,
  Condition,
  Games,
  PrizeDraw,
  Promotion,
  Reward,
  Spec,
  Tier,
  Written,
} from '../staff-promotion.ts';

export const parts = [
  'texts',
  'shown',
  'trigger',
  'draw',
  'audience',
  'tiers',
  'rules',
  'budget',
] as const;
export type Part = (typeof parts)[number];

/** A draw has prizes instead of steps, and nobody claims them. */
export const partsOf = ({ spec }: Pick<Written, 'spec'>): readonly Part[] =>
  parts.filter((part) =>
    spec.trigger === 'draw' ? part !== 'tiers' && part !== 'rules' : part !== 'draw',
  );

export interface PartProps {
  draft: Written;
  set: (change: Partial<Written>) => void;
}

export const withSpec = ({ spec }: Written, change: Partial<Spec>): Pick<Written, 'spec'> => ({
  spec: { ...spec, ...change },
});

/** Where a refusal of the server is shown. */
const placesOf: Readonly<Record<string, readonly Part[]>> = {
  'promotion-text-missing': ['texts'],
  'promotion-dates-wrong': ['shown'],
  'promotion-condition-wrong': ['trigger', 'tiers'],
  'promotion-reward-wrong': ['tiers'],
  'promotion-draw-wrong': ['draw'],
  'promotion-budget-too-low': ['budget'],
  'promotion-segment-unknown': ['audience'],
  'promotion-audience-wrong': ['audience'],
  'promotion-conditions-opposed': ['tiers'],
  'promotion-terms-wrong': ['tiers', 'draw'],
  'promotion-share-uncapped': ['tiers'],
  'promotion-budget-opposed': ['budget'],
};
export const partsOfRefusal = (refused: string): readonly Part[] => placesOf[refused] ?? [];

export const everyGame: Games = { categories: [], vendors: [], games: [] };

export const newTerms = (more: Partial<Reward['terms']> = {}): Reward['terms'] => ({
  times: 1,
  withDeposit: false,
  days: 7,
  stakeMax: null,
  releaseMax: null,
  sticky: false,
  funding: 'cash-first',
  ...more,
});

export const newReward = (more: Partial<Reward> = {}): Reward => ({
  kind: 'points',
  amount: '0',
  share: null,
  terms: newTerms(),
  ticket: '',
  gameCode: '',
  stake: '0',
  ...more,
});

export const newShare = (
  more: Partial<NonNullable<Reward['share']>> = {},
): NonNullable<Reward['share']> => ({
  of: 'deposit-amount',
  hundredths: 5000,
  max: null,
  games: everyGame,
  ...more,
});

export const newCondition = (more: Partial<Condition> = {}): Condition => ({
  fact: 'turnover',
  test: 'at-least',
  value: '0',
  games: everyGame,
  ...more,
});

export const newBoard = (more: Partial<Board> = {}): Board => ({
  score: 'turnover',
  games: everyGame,
  multipleMin: 1_000,
  ...more,
});

/** Of a race, whose steps are places up to a number. */
export const upToPlace = (place: number): Condition =>
  newCondition({ fact: 'place', test: 'at-most', value: String(place) });

/** The board and the steps of another trigger: those of a race are places. */
function ranked({ board = null, tiers }: Spec, trigger: Spec['trigger']): Partial<Spec> {
  if (trigger === 'race') {
    const placed = tiers.map(({ conditions, rewards }, at) => ({
      rewards,
      conditions: [conditions.find(({ fact }) => fact === 'place') ?? upToPlace(at + 1)],
    }));
    return { joins: false, board: board ?? newBoard(), tiers: placed };
  }
  const others = tiers.map(({ conditions, rewards }) => ({
    rewards,
    conditions: conditions.filter(({ fact }) => fact !== 'place'),
  }));
  return { board: trigger === 'play' ? board : null, tiers: others };
}

export const newTier = (more: Partial<Tier> = {}): Tier => ({
  conditions: [],
  rewards: [newReward()],
  ...more,
});

export const newDraw = (more: Partial<PrizeDraw> = {}): PrizeDraw => ({
  look: 'wheel',
  tickets: true,
  aDay: 0,
  segments: [
    { weight: 5, stock: null, rewards: [newReward({ kind: 'cash', amount: '50' })] },
    { weight: 25, stock: null, rewards: [newReward({ amount: '100' })] },
    { weight: 70, stock: null, rewards: [] },
  ],
  ...more,
});

/** What goes with another trigger alone is cleared. */
export function withTrigger({ draw, ...spec }: Spec, trigger: Spec['trigger']): Spec {
  if (trigger === 'draw') {
    const fixed = { period: 'each', atPeriodEnd: false, joins: false, automatic: true } as const;
    const prizes = { approvalAbove: null, board: null, tiers: [], draw: draw ?? newDraw() };
    return { ...spec, ...fixed, ...prizes, trigger };
  }
  const tiers = spec.tiers.length === 0 ? [newTier()] : spec.tiers;
  const atPeriodEnd = trigger === 'play' && spec.atPeriodEnd;
  // Each friend counts once, step by step.
  const each = trigger === 'invitation' ? ({ period: 'each', everyTier: true } as const) : {};
  return { ...spec, trigger, atPeriodEnd, ...each, ...ranked({ ...spec, tiers }, trigger) };
}

export const newSpec = (more: Partial<Spec> = {}): Spec => ({
  trigger: 'play',
  period: 'once',
  atPeriodEnd: false,
  audience: {
    levelMin: null,
    levelMax: null,
    countries: [],
    registeredFrom: null,
    registeredUntil: null,
    segment: '',
    withMobile: false,
  },
  tiers: [newTier()],
  everyTier: false,
  joins: false,
  automatic: false,
  claimDays: 14,
  approvalAbove: null,
  budget: { total: '10000', day: null, member: null },
  group: '',
  code: '',
  ...more,
});

export const writtenOf = ({
  category,
  picture,
  startsAt,
  endsAt,
  place,
  texts,
  spec,
}: Promotion): Written => ({ category, picture, startsAt, endsAt, place, texts, spec });
