// A selection as it is written, its words in the player's language; a long one is cut to a line.
import { useArcade } from '../../../app/arcade-context.tsx';
import { wordText } from '../plays/play-text.ts';
import styles from './cart.module.css';

const shownCharacters = 120;

export function SelectionText({ selection }: { selection: string }) {
  const { t } = useArcade();
  const lines = selection.split('\n').length;
  const written = selection
    .slice(0, shownCharacters)
    .replaceAll('\n', ' ')
    .replaceAll(/[a-z][a-z0-9-]*/gu, (word) => wordText(t, word))
    .replaceAll('|', ' | ')
    .replaceAll(',', ' ');
  return (
    <span className={styles['selection']}>
      {written}
      {selection.length > shownCharacters ? '…' : ''}
      {lines > 10 ? ` (${t('lottery-play.lines-read', { count: lines })})` : ''}
    </span>
  );
}
