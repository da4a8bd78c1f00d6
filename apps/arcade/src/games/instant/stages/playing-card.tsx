// A playing card, open or closed, named for screen readers.
import { classNames } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import { cardText, rankOf, suitOf } from '../words.ts';
import styles from './playing-card.module.css';

export interface PlayingCardProps {
  /** Undefined: it lies face down. */
  card: number | undefined;
  className?: string | undefined;
}

const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
/** Hearts and diamonds are red. */
const isRed = (suit: number): boolean => suit === 1 || suit === 2;

export function PlayingCard({ card, className }: PlayingCardProps) {
  const { t } = useArcade();
  if (card === undefined) {
    const name = t('instant.card-closed');
    return (
      <span
        className={classNames(styles['card'], styles['back'], className)}
        role="img"
        aria-label={name}
      />
    );
  }
  const suit = suitOf(card);
  return (
    <span
      className={classNames(styles['card'], isRed(suit) && styles['red'], className)}
      role="img"
      aria-label={cardText(t, card)}
    >
      <b>{letters[rankOf(card)] ?? rankOf(card)}</b>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d={suits[suit]} />
      </svg>
    </span>
  );
}

const suits = [
  'M24 4C18 14 6 20 6 30a9 9 0 0 0 15 6c0 4-2 6-4 8h14c-2-2-4-4-4-8a9 9 0 0 0 15-6' +
    'C42 20 30 14 24 4z',
  'M24 43C12 33 5 25 5 16a10 10 0 0 1 19-4 10 10 0 0 1 19 4c0 9-7 17-19 27z',
  'M24 3l17 21-17 21L7 24z',
  'M24 4a9 9 0 0 1 8 14 9 9 0 1 1-5 16c0 5 2 7 4 10H17c2-3 4-5 4-10a9 9 0 1 1-5-16 9 9 0 0 1 8-14z',
] as const;
