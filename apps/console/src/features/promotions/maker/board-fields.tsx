// The board that ranks members: by what, which games count, and the least win that is ranked.
import { boardScores } from '@baize/contract';
import { ChoiceField } from '../../../app/choice-field.tsx';
import { useText } from '../../../app/texts.ts';
import { TypedEntry, whole } from '../../../app/typed-entry.tsx';
import type { Board } from '../staff-promotion.ts';
import { GamesFields } from './games-fields.tsx';
import styles from './maker.module.css';

const multipleKind = whole(100, 10_000_000);

interface BoardFieldsProps {
  board: Board;
  onBoard: (board: Board) => void;
}

export function BoardFields({ board, onBoard }: BoardFieldsProps) {
  const t = useText();
  const { score, games, multipleMin } = board;
  return (
    <div className={styles['fields']}>
      <ChoiceField
        label={t('console.promotions.board-score')}
        hint={t('console.promotions.board-hint')}
        values={boardScores}
        value={score}
        nameOf={(one) => t(`console.promotions.board-${one}`)}
        onValue={(one) => onBoard({ ...board, score: one })}
      />
      {score === 'multiple' ? (
        <TypedEntry
          label={t('console.promotions.board-multiple-min')}
          kind={multipleKind}
          value={multipleMin}
          onValue={(least) => onBoard({ ...board, multipleMin: least })}
        />
      ) : null}
      <GamesFields games={games} onGames={(next) => onBoard({ ...board, games: next })} />
    </div>
  );
}
