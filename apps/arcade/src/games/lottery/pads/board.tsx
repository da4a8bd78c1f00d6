// Several plays of answers side by side: one press on an answer lays it, a second on the button
// below bets it.
import type { Play } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { Pick } from '../picks/pick.ts';
import { placeOfPlay } from '../plays/play-place.ts';
import { choiceText, windowText } from '../plays/play-text.ts';
import { useAnswerOdds } from './pad.tsx';
import { PadRow } from './pad-row.tsx';
import styles from './pad.module.css';

export interface BoardProps {
  plays: readonly Play[];
  pickOf: (play: Play) => Pick;
  onPick: (play: Play, pick: Pick) => void;
  draws: readonly (readonly number[])[];
}

export function Board({ plays, pickOf, onPick, draws }: BoardProps) {
  return (
    <div className={styles['board']}>
      {plays.map((play) => (
        <BoardPlay
          key={play.code}
          play={play}
          pick={pickOf(play)}
          onPick={(pick) => onPick(play, pick)}
          draws={draws}
        />
      ))}
    </div>
  );
}

interface BoardPlayProps {
  play: Play;
  pick: Pick;
  onPick: (pick: Pick) => void;
  draws: readonly (readonly number[])[];
}

function BoardPlay({ play, pick, onPick, draws }: BoardPlayProps) {
  const { t } = useArcade();
  const odds = useAnswerOdds(play);
  const place = placeOfPlay(play.kind.code, play.code);
  const { group, window } = place;
  const name = choiceText(t, place);
  const title =
    window === undefined
      ? name
      : t('lottery-play.play-at', { play: name, window: windowText(t, group, window) });
  return (
    <div className={styles['board-play']}>
      <PadRow
        play={play}
        pick={pick}
        row={0}
        onPick={onPick}
        draws={draws}
        odds={odds}
        title={title}
      />
    </div>
  );
}
