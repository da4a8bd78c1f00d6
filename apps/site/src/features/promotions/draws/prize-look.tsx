// A prize as draws show it: its colour, its sign and its words.
import { CoinsIcon, GiftIcon, SpadeIcon, StarIcon, TicketIcon, type LucideIcon } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { useRewardText } from '../reward-text.ts';
import type { Segment } from './prize-draws.ts';

type Prize = Pick<Segment, 'rewards'>;

const signs: Readonly<Record<Segment['rewards'][number]['kind'], LucideIcon>> = {
  cash: CoinsIcon,
  bonus: GiftIcon,
  points: StarIcon,
  ticket: TicketIcon,
  'free-rounds': GiftIcon,
  'free-bet': GiftIcon,
};

export function PrizeSign({ prize, className }: { prize: Prize; className?: string | undefined }) {
  const [first] = prize.rewards;
  const Sign = first === undefined ? SpadeIcon : signs[first.kind];
  return <Sign className={className} aria-hidden="true" strokeWidth={1.6} />;
}

export function usePrizeText() {
  const t = useText();
  const rewardText = useRewardText();
  return ({ rewards }: Prize): string =>
    rewards.length === 0
      ? t('draws.no-prize')
      : rewards.map((reward) => rewardText(reward)).join(' + ');
}

/** As short as it fits on a slice. */
export function useShortPrize() {
  const money = useMoneyText();
  return ({ rewards: [first] }: Prize): string => {
    if (first === undefined) return '–';
    const { kind, amount } = first;
    const isMoney = kind === 'cash' || kind === 'bonus' || kind === 'free-bet';
    return isMoney ? money(amount) : String(Math.floor(Number(amount)));
  };
}

const hues = [42, 165, 285, 14, 225, 120, 330, 190, 75, 255, 0, 145, 305, 210, 60, 100];

/** The segments' colours in their order; what wins nothing is grey. */
export const hueOf = (place: number): number => hues[place % hues.length] ?? 0;
export const toneOf = ({ rewards }: Prize, place: number): string =>
  rewards.length === 0 ? 'oklch(0.36 0.012 170)' : `oklch(0.62 0.14 ${hueOf(place)})`;
