// Hi-lo: the card to guess from beside the pack, and the trail of cards so far with the guesses
// made between them.
import { ArrowDownIcon, ArrowUpIcon, ChevronRightIcon, classNames } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import { outcomeOf, type Outcome } from '../desk/instant-round.ts';
import { useRound } from '../use-round.ts';
import { PlayingCard } from './playing-card.tsx';
import styles from './hilo-stage.module.css';

export function HiloStage() {
  const { t } = useArcade();
  const { round, isTold } = useRound();
  const outcome = outcomeOf(round);
  const { cards = [], end } = outcome;
  return (
    <div className={styles['stage']}>
      <div className={styles['table']}>
        <PlayingCard card={undefined} className={styles['pack']} />
        <PlayingCard
          key={`${round?.roundId} ${cards.length}`}
          card={cards.at(-1)}
          className={classNames(styles['now'], isTold && end === 'bust' && styles['bust'])}
        />
      </div>
      <ol className={styles['trail']} aria-label={t('instant.card-trail')}>
        {trailOf(outcome).map(({ card, guess, at }) => (
          <li key={at}>
            {guess === undefined ? null : guesses[guess]}
            <PlayingCard card={card} className={styles['small']} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const guesses: Readonly<Record<string, React.ReactNode>> = {
  higher: <ArrowUpIcon />,
  lower: <ArrowDownIcon />,
  skip: <ChevronRightIcon />,
};

/** The newest first, each with the guess that led to it. */
function trailOf({ cards = [], choice }: Outcome) {
  const { steps = [] } = (choice ?? {}) as { readonly steps?: readonly string[] };
  return cards.map((card, at) => ({ card, guess: steps[at - 1], at })).toReversed();
}
