// Pieces that the demo world's promotions are put together from.
import type { InputOf, promotions } from '@baize/contract';

export type Written = InputOf<typeof promotions.createPromotion>;
type Spec = Written['spec'];
type Tier = Spec['tiers'][number];
type Reward = Tier['rewards'][number];
type Condition = Tier['conditions'][number];

export const dayMs = 86_400_000;
/** Since a month ago, for so many days more. */
export const lasting = (now: number, days: number) => ({
  startsAt: now - 30 * dayMs,
  endsAt: now + days * dayMs,
});

export const everyGame = { categories: [], vendors: [], games: [] };

export const terms = (more: Partial<Reward['terms']> = {}): Reward['terms'] => ({
  times: 1,
  withDeposit: false,
  days: 7,
  stakeMax: null,
  releaseMax: null,
  sticky: false,
  funding: 'cash-first',
  ...more,
});

export const reward = (
  kind: Reward['kind'],
  amount: string,
  more: Partial<Reward> = {},
): Reward => ({
  kind,
  amount,
  share: null,
  terms: terms(),
  ticket: '',
  gameCode: '',
  stake: '0',
  ...more,
});

export const shareOf = (
  of: NonNullable<Reward['share']>['of'],
  hundredths: number,
  max: string | null,
  games: NonNullable<Reward['share']>['games'] = everyGame,
): Pick<Reward, 'share'> => ({ share: { of, hundredths, max, games } });

export const reached = (
  fact: Condition['fact'],
  value: string,
  games: Condition['games'] = everyGame,
): Condition => ({ fact, test: 'at-least', value, games });

export const spec = (more: Partial<Spec> & Pick<Spec, 'trigger' | 'tiers'>): Spec => ({
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
  everyTier: false,
  joins: false,
  automatic: false,
  claimDays: 14,
  approvalAbove: null,
  budget: { total: '100000', day: null, member: null },
  group: '',
  code: '',
  ...more,
});

export const upToPlace = (place: number): Condition => ({
  fact: 'place',
  test: 'at-most',
  value: String(place),
  games: everyGame,
});

interface Words {
  readonly en: readonly [title: string, summary: string, rules: readonly string[]];
  readonly id: readonly [title: string, summary: string, rules: readonly string[]];
}

const html = (rules: readonly string[]) =>
  `<ul>${rules.map((rule) => `<li>${rule}</li>`).join('')}</ul>`;

export const textsOf = ({ en, id }: Words): Written['texts'] => ({
  titles: { en: en[0], id: id[0] },
  summaries: { en: en[1], id: id[1] },
  terms: { en: html(en[2]), id: html(id[2]) },
});

export const slots = { ...everyGame, categories: ['RNG' as const] };
