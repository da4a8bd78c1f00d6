// The common kinds of promotion as a filled form: only data, which staff change as they like.
import type { RewardPicture } from '@baize/contract';
import {
  newBoard,
  newCondition,
  newReward,
  newShare,
  newSpec,
  newTerms,
  newTier,
  upToPlace,
  withTrigger,
} from './draft.ts';
import type { Written } from '../staff-promotion.ts';

export const templates = [
  'first-deposit',
  'reload',
  'sign-in',
  'mission',
  'race',
  'cashback',
  'rebate',
  'level',
  'code',
  'invitation',
  'application',
  'manual',
  'draw',
] as const;
export type Template = (typeof templates)[number];

type Filled = Pick<Written, 'category' | 'spec'> & { readonly picture: RewardPicture };

const points = (amount: string) => newReward({ amount });
const cash = (amount: string) => newReward({ kind: 'cash', amount });
const reached = (fact: 'turnover' | 'level' | 'deposits', value: string) =>
  newCondition({ fact, value });
const milestone = (fact: 'turnover' | 'level', value: string, amount: string) =>
  newTier({ conditions: [reached(fact, value)], rewards: [points(amount)] });

const matched = (hundredths: number, max: string, terms: Parameters<typeof newTerms>[0]) =>
  newReward({ kind: 'bonus', share: newShare({ hundredths, max }), terms: newTerms(terms) });

const playedShare = (of: 'net-loss' | 'turnover', hundredths: number, max: string | null) =>
  newReward({ kind: 'cash', share: newShare({ of, hundredths, max }) });

const filled: Readonly<Record<Template, Filled>> = {
  'first-deposit': {
    category: 'welcome',
    picture: 'chest',
    spec: newSpec({
      trigger: 'deposit',
      joins: true,
      group: 'welcome',
      tiers: [
        newTier({
          conditions: [newCondition({ fact: 'deposit-number', test: 'equals', value: '1' })],
          rewards: [matched(5000, '5000', { times: 10, withDeposit: true, days: 14 })],
        }),
      ],
    }),
  },
  reload: {
    category: 'deposit',
    picture: 'coins',
    spec: newSpec({
      trigger: 'deposit',
      period: 'week',
      tiers: [
        newTier({
          conditions: [newCondition({ fact: 'deposit-amount', value: '500' })],
          rewards: [matched(2000, '1000', { times: 8, days: 7 })],
        }),
      ],
    }),
  },
  'sign-in': {
    category: 'event',
    picture: 'calendar',
    spec: newSpec({
      trigger: 'signed-in',
      period: 'day',
      everyTier: true,
      tiers: [
        newTier({
          conditions: [newCondition({ fact: 'sign-in-days', value: '1' })],
          rewards: [points('20')],
        }),
        newTier({
          conditions: [newCondition({ fact: 'sign-in-row', value: '7' })],
          rewards: [cash('25')],
        }),
      ],
    }),
  },
  mission: {
    category: 'slots',
    picture: 'target',
    spec: newSpec({
      period: 'week',
      everyTier: true,
      board: newBoard(),
      tiers: [
        milestone('turnover', '100', '50'),
        milestone('turnover', '1000', '200'),
        milestone('turnover', '10000', '1500'),
      ],
    }),
  },
  race: {
    category: 'event',
    picture: 'crown',
    spec: newSpec({
      trigger: 'race',
      period: 'week',
      board: newBoard(),
      tiers: [
        newTier({ conditions: [upToPlace(1)], rewards: [cash('1000')] }),
        newTier({ conditions: [upToPlace(2)], rewards: [cash('500')] }),
        newTier({ conditions: [upToPlace(3)], rewards: [cash('250')] }),
        newTier({ conditions: [upToPlace(10)], rewards: [cash('50')] }),
      ],
    }),
  },
  cashback: {
    category: 'slots',
    picture: 'lifebuoy',
    spec: newSpec({
      period: 'week',
      atPeriodEnd: true,
      tiers: [
        newTier({
          conditions: [newCondition({ fact: 'net-loss', value: '20' })],
          rewards: [playedShare('net-loss', 500, '2000')],
        }),
      ],
    }),
  },
  rebate: {
    category: 'live',
    picture: 'percent',
    spec: newSpec({
      period: 'day',
      atPeriodEnd: true,
      tiers: [newTier({ rewards: [playedShare('turnover', 50, '1000')] })],
    }),
  },
  level: {
    category: 'vip',
    picture: 'crown',
    spec: newSpec({
      trigger: 'level-reached',
      period: 'each',
      tiers: [
        milestone('level', '1', '100'),
        milestone('level', '3', '500'),
        milestone('level', '5', '2500'),
      ],
    }),
  },
  code: {
    category: 'event',
    picture: 'ticket',
    spec: newSpec({
      trigger: 'code',
      code: 'WELCOME',
      tiers: [
        newTier({
          rewards: [newReward({ kind: 'bonus', amount: '15', terms: newTerms({ times: 3 }) })],
        }),
      ],
    }),
  },
  invitation: {
    category: 'event',
    picture: 'friends',
    spec: newSpec({
      trigger: 'invitation',
      period: 'each',
      everyTier: true,
      tiers: [
        newTier({ rewards: [points('50')] }),
        newTier({ conditions: [reached('deposits', '100')], rewards: [cash('20')] }),
        newTier({ conditions: [reached('turnover', '1000')], rewards: [cash('50')] }),
      ],
      budget: { total: '10000', day: null, member: '1000' },
    }),
  },
  application: {
    category: 'event',
    picture: 'camera',
    spec: newSpec({ trigger: 'application', tiers: [newTier({ rewards: [cash('100')] })] }),
  },
  manual: {
    category: 'event',
    picture: 'clover',
    spec: newSpec({
      trigger: 'manual',
      period: 'each',
      tiers: [newTier({ rewards: [points('100')] })],
    }),
  },
  draw: { category: 'event', picture: 'ticket', spec: withTrigger(newSpec(), 'draw') },
};

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The texts stay as they are: the title alone begins with the kind's name. */
export function filledWith(
  template: Template,
  { now, texts }: { now: number; texts: Written['texts'] },
): Written {
  const startsAt = now - (now % hourMs);
  return { ...filled[template], texts, place: 100, startsAt, endsAt: startsAt + 30 * dayMs };
}
