// The draft that the maker changes: a promotion as it is sent, part by part.
import type {
  Board,
  Condition,
  Games,
  Promotion,
  Reward,
  Spec,
  Tier,
  Written,
} from '../staff-promotion.ts';

export const parts = ['texts', 'shown', 'trigger', 'audience', 'tiers', 'rules', 'budget'] as const;
export type Part = (typeof parts)[number];

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
  'promotion-budget-too-low': ['budget'],
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

/** What goes with another trigger alone is cleared; the steps of a race become places. */
export function ofTrigger({ board = null, tiers }: Spec, trigger: Spec['trigger']): Partial<Spec> {
  const isRace = trigger === 'race';
  return {
    trigger,
    ...(isRace ? { joins: false } : {}),
    ...(trigger === 'play'
      ? {}
      : { atPeriodEnd: false, board: isRace ? (board ?? newBoard()) : null }),
    tiers: tiers.map(({ conditions, rewards }, at) => ({
      rewards,
      conditions: isRace
        ? [conditions.find(({ fact }) => fact === 'place') ?? upToPlace(at + 1)]
        : conditions.filter(({ fact }) => fact !== 'place'),
    })),
  };
}

export const newTier = (more: Partial<Tier> = {}): Tier => ({
  conditions: [],
  rewards: [newReward()],
  ...more,
});

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
